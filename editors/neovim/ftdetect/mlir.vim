autocmd BufNewFile,BufRead *.mlir,*.mlir.in,*.ttir,*.ttgir setfiletype mlir
