


module {


  func.func private @a()
  func.func private @b()



  func.func private @c()

}



// output

module {

  func.func private @a()
  func.func private @b()

  func.func private @c()

}

