// options: trim=True
func.func@f() {
  transform.yield  
  // blanks at the end:  
  return   

}
// output
func.func @f() {
  transform.yield
  // blanks at the end:
  return

}
