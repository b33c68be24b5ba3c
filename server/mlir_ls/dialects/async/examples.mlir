async.func @compute(%value: f32) -> !async.value<f32> {
  async.return %value : f32
}

func.func @tasks(%value: f32, %token: !async.token, %size: index) {
  %started = async.call @compute(%value) : (f32) -> !async.value<f32>
  %done, %result = async.execute [%token] -> !async.value<f32> {
    async.yield %value : f32
  }
  async.await %done : !async.token
  %group = async.create_group %size : !async.group
  %position = async.add_to_group %done, %group : !async.token
  async.await_all %group
  %threads = async.runtime.num_worker_threads : index
  return
}

func.func @coroutine() -> !async.token {
  %token = async.runtime.create : !async.token
  %id = async.coro.id
  %handle = async.coro.begin %id
  %state = async.coro.save %handle
  async.coro.suspend %state, ^suspended, ^resumed, ^destroyed
^resumed:
  async.runtime.set_available %token : !async.token
  cf.br ^destroyed
^destroyed:
  async.coro.free %id, %handle
  cf.br ^suspended
^suspended:
  async.coro.end %handle
  return %token : !async.token
}

// -----

func.func @runtime.add_ref(%operand: !async.token) {
  async.runtime.add_ref %operand {count = 2 : i64} : !async.token
  return
}

func.func @runtime.add_to_group(%operand: !async.token, %group: !async.group) {
  %rank = async.runtime.add_to_group %operand, %group : !async.token
  return
}

func.func @runtime.await(%operand: !async.token) {
  async.runtime.await %operand : !async.token
  return
}

func.func @runtime.await_and_resume(%operand: !async.token, %handle: !async.coro.handle) {
  async.runtime.await_and_resume %operand, %handle : !async.token
  return
}

func.func @runtime.create_group(%size: index) {
  %result = async.runtime.create_group %size : !async.group
  return
}

func.func @runtime.drop_ref(%operand: !async.token) {
  async.runtime.drop_ref %operand {count = 1 : i64} : !async.token
  return
}

func.func @runtime.is_error(%operand: !async.token) {
  %is_error = async.runtime.is_error %operand : !async.token
  return
}

func.func @runtime.load(%storage: !async.value<f32>) {
  %result = async.runtime.load %storage : <f32>
  return
}

func.func @runtime.resume(%handle: !async.coro.handle) {
  async.runtime.resume %handle
  return
}

func.func @runtime.set_error(%operand: !async.token) {
  async.runtime.set_error %operand : !async.token
  return
}

func.func @runtime.store(%value: f32, %storage: !async.value<f32>) {
  async.runtime.store %value, %storage : <f32>
  return
}
