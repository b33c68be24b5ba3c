if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:// commentstring=//\ %s
setlocal expandtab shiftwidth=2 softtabstop=2
" a value, symbol or block is one word with its sigil, an operation one with its dialect
setlocal iskeyword=@,48-57,_,$,.,33,35,37,64,94

let b:undo_ftplugin = 'setlocal comments< commentstring< expandtab< shiftwidth< softtabstop< iskeyword<'
