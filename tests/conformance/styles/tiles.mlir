tiles.device(large) {
  %t12 = tiles.tile(1, 2)
  %t13 = tiles.tile(1, 3)
  %lock = tiles.lock(%t12, 0) {init = 1 : i32}
  %done = tiles.lock(%t12, 1) {sym_name = "done"}
  %buf = tiles.buffer(%t12) {sym_name = "ping"} : memref<64xi32>
  %buf13 = tiles.buffer(%t13) : memref<64xi32>
  tiles.channel @chan [2, 2]
  tiles.objectfifo @of(%t12, {%t13}, 2) : !tiles.fifo<memref<64xi32>>
  tiles.flow(%t12, DMA : 0, %t13, Core : 1)
  %sw = tiles.switchbox(%t12) {
    tiles.connect<North : 0, DMA : 1>
    tiles.connect<DMA : 1, South : 0>
  }
  %mem = tiles.mem(%t12) {
    tiles.dma_start(MM2S, 0, ^bd0, ^end)
  ^bd0:
    tiles.use_lock(%lock, AcquireGreaterEqual, 1)
    tiles.dma_bd(%buf : memref<64xi32>, 0, 64, [<size = 8, stride = 8>, <size = 8, stride = 1>])
    tiles.use_lock(%done, Release, 1)
    tiles.next_bd ^bd0
  ^end:
    tiles.end
  }
  %core = tiles.core(%t13) {
    %c0 = arith.constant 0 : index
    %view = tiles.objectfifo.acquire @of(MM2S, 1) : memref<64xi32>
    %v = memref.load %view[%c0] : memref<64xi32>
    memref.store %v, %buf13[%c0] : memref<64xi32>
    %e = tiles.channel.put async !tiles.token @chan[%c0, %c0] (%buf13) : memref<64xi32>
    %f = tiles.channel.put async !tiles.token [%e] @chan[%c0, %c0] (%view) : memref<64xi32>
    tiles.wait_all [%e, %f]
    tiles.use_lock(%done, Acquire)
    tiles.end
  }
}
