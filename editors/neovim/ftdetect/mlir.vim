autocmd BufNewFile,BufRead *.mlir,*.mlir.in,*.ttir,*.ttgir setfiletype mlir
" what a compiler has printed between passes, as a file of any other name or from standard input
autocmd BufRead,StdinReadPost *
    \ if &filetype =~# '^\(text\|log\|messages\|conf\)\?$' && match(getline(1, 100), '\v^(// -----// .*|(// )?\*\*\* )IR Dump ') >= 0 |
    \     set filetype=mlir |
    \ endif
