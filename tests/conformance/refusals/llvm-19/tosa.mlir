// accepted
tosa.variable @stored_var = dense<-1> : tensor<2x4x8xi32>
// -----
// accepted
tosa.variable @stored_var : tensor<2x4x8xi32>
// -----
// accepted
tosa.variable @stored_var = 3
// -----
// accepted
tosa.variable @stored_var = "a"
// -----
// refused: missing-attribute
tosa.variable @stored_var = [1]
// -----
// refused: expected-token
tosa.variable @stored_var : 3
// -----
// refused: expected-token
tosa.variable @stored_var
// -----
// refused: missing-attribute
tosa.variable @stored_var {a} = unit
// -----
// refused: missing-attribute
tosa.variable @stored_var = {a = 1}
// -----
// accepted
#al = dense<-1> : tensor<2x4x8xi32>
tosa.variable @stored_var = #al
// -----
// refused: missing-attribute
tosa.variable @stored_var = i32
// -----
// accepted
!t = tensor<4xi8>
tosa.variable @stored_var : !t
