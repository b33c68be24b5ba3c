" The depth of a line, from what the lines above it open and close: in Vim 8 and later, and in Neovim.

if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=MlirIndent() indentkeys=0},0),0],0^,0=#-},0=->,o,O
let b:undo_indent = 'setlocal indentexpr< indentkeys<'

if exists('*MlirIndent')
  finish
endif

" The lines above a closing bracket in which its opening bracket is searched.
let s:max_lines = 200

" How a line begins that goes on with the operation above: with an arrow, its types, or a clause.
let s:goes_on = '^\%(->\|:\|\l\w*(\)'

" A line without its strings, its comment and the blanks around it.
function s:code(number)
  let text = substitute(getline(a:number), '"\%(\\.\|[^"\\]\)*"\?', '', 'g')
  return substitute(text, '^\s\+\|\s*\%(//.*\)\?$', '', 'g')
endfunction

" How many brackets a text closes that it does not open, and how many it opens that it does not close.
function s:unmatched(text)
  let [closed, opened] = [0, 0]
  for bracket in split(substitute(a:text, '[^][(){}]', '', 'g'), '\zs')
    if bracket =~# '[({[]'
      let opened += 1
    elseif opened > 0
      let opened -= 1
    else
      let closed += 1
    endif
  endfor
  return [closed, opened]
endfunction

" The line that opens what a line closes after its beginning; for one that goes on with an operation, where that begins.
function s:opening(number)
  let [number, text] = [a:number, s:code(a:number)]
  let missing = s:unmatched(substitute(text, '^[])} \t]\+', '', ''))[0]
  let last = max([1, number - s:max_lines])
  while number > last && (missing > 0 || text =~# s:goes_on)
    let number -= 1
    let text = s:code(number)
    let [closed, opened] = s:unmatched(missing > 0 ? text : substitute(text, '^[])} \t]\+', '', ''))
    let missing = max([0, missing - opened]) + closed
  endwhile
  return missing > 0 ? a:number : number
endfunction

" The depth of the line v:lnum.
function MlirIndent()
  let above = prevnonblank(v:lnum - 1)
  if above == 0
    return 0
  endif
  let [first, text, line, width] = [s:opening(above), s:code(above), s:code(v:lnum), shiftwidth()]
  let depth = indent(first)
  let is_label = s:code(first) =~# '^\^' && text =~# ':$'
  if is_label || text =~# '\%([({[]\|{-#\)$'
    let depth += width
  elseif s:unmatched(substitute(text, '^[])} \t]\+', '', ''))[1] > 0 || line =~# s:goes_on
    return depth + 2 * width
  endif
  if line =~# '^\%([])}^]\|#-}\)'
    let depth -= width
  endif
  return max([depth, 0])
endfunction
