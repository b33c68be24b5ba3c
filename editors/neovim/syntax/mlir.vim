" Syntax of MLIR, open to every dialect. Made by editors/vim_syntax.py: the words are those of the TextMate grammar.
if exists('b:current_syntax')
  finish
endif

syntax case match
" sigils and dots belong to names, so that no word is found inside one
syntax iskeyword @,48-57,_,$,.,33,35,37,64,94

" words of assembly formats (ins, to, iter_args), and names of operations that go without their dialect
syntax match mlirWord /\v<\h\w*>/
syntax match mlirOperation /\v^\s*%(%[A-Za-z0-9_$.-]+%(:\d+)?%(,\s*)?)*\s*%(\=\s*)?\zs\h\w*>\ze%(\s*[({]|\s+[%@^a-z]|\s*$)/
syntax match mlirOperation /\v<\h\w*\.[A-Za-z_][A-Za-z0-9_$.]*/
syntax match mlirOperation /\v"\h[A-Za-z0-9_$]*\.[A-Za-z0-9_$.]+"\ze\s*\(/
syntax match mlirAttributeName /\v<\h[A-Za-z0-9_$.]*\ze\s*\=[^=]/
syntax match mlirOperation /\v^\s*\zs%(module|func|return|call|call_indirect|br|cond_br|switch|assert|constant|yield|unrealized_conversion_cast)>/
syntax match mlirWordOperator /\v<%(floordiv|ceildiv|mod)>/
syntax keyword mlirConstant true false unit unknown

syntax match mlirNumber /\v<-?\d+>/
syntax match mlirNumber /\v-?<\d+\.\d*%([eE][-+]?\d+)?/
syntax match mlirNumber /\v<0x\x+>/
syntax match mlirShape /\v%(%(\d+|\?|\*|\[\d+\])x)+\ze[!a-z(#]/ nextgroup=mlirType
syntax match mlirType /\v<%([su]?i[1-9][0-9]*|bf16|tf32|f%(16|32|64|80|128)|f[468]E[0-9]+M[0-9]+[A-Z0-9]*|index|none)>/
syntax match mlirType /\v%([su]?i[1-9][0-9]*|bf16|tf32|f%(16|32|64|80|128)|f[468]E[0-9]+M[0-9]+[A-Z0-9]*|index|none)>/ contained
syntax match mlirType /\v%(tensor|vector|memref|complex|tuple|function)\ze\s*\</
syntax match mlirType /\v!\h[A-Za-z0-9_$.]*/
syntax match mlirAttribute /\v#%(\h[A-Za-z0-9_$.]*|\d+)/
syntax match mlirAttribute /\v<%(dense|sparse|dense_resource|array|strided|opaque|distinct|affine_map|affine_set)>\ze\s*[<[]/
syntax match mlirLocation /\v<%(loc|callsite|fused)>\ze\s*[(<[]/

syntax match mlirValue /\v\%%(\d+|[A-Za-z_$.-][A-Za-z0-9_$.-]*)%(#\d+)?/
syntax match mlirSymbol /\v\@%([A-Za-z0-9_$.-]+|"[^"]*")/
syntax match mlirBlock /\v\^[A-Za-z0-9_$.-]+/

syntax match mlirEscape /\v\\%(\x\x|.)/ contained
syntax region mlirString start=/"/ skip=/\\./ end=/"\|$/ oneline contains=mlirEscape keepend
syntax match mlirOperation /\v"\h[A-Za-z0-9_$]*\.[A-Za-z0-9_$.]+"\ze\s*\(/

syntax match mlirComment /\v\/\/.*/ contains=mlirDirective,mlirTodo,@Spell
syntax match mlirDirective /\v%(RUN|REQUIRES|UNSUPPORTED|XFAIL|DEFINE|REDEFINE|ALLOW_RETRIES):/ contained
syntax match mlirDirective /\v[A-Z0-9_-]*CHECK[A-Z0-9_-]*%(\{LITERAL\})?:/ contained
syntax match mlirDirective /\v[A-Z][A-Z0-9_-]*-%(NEXT|SAME|LABEL|DAG|NOT|EMPTY|COUNT-\d+):/ contained
syntax match mlirDirective /\vexpected-%(error|warning|remark|note)%(-re)?%(\s*\@\S+)?/ contained
syntax match mlirDirective /\v^\/\/ -----\s*$/ contained
syntax keyword mlirTodo TODO FIXME NOTE contained

highlight default link mlirWord Keyword
highlight default link mlirOperation Statement
highlight default link mlirWordOperator Operator
highlight default link mlirAttributeName Identifier
highlight default link mlirConstant Boolean
highlight default link mlirNumber Number
highlight default link mlirShape Number
highlight default link mlirType Type
highlight default link mlirAttribute Constant
highlight default link mlirLocation Special
highlight default link mlirValue Identifier
highlight default link mlirSymbol Function
highlight default link mlirBlock Label
highlight default link mlirEscape SpecialChar
highlight default link mlirString String
highlight default link mlirComment Comment
highlight default link mlirDirective PreProc
highlight default link mlirTodo Todo

if has('nvim-0.9')
  " the server's tokens look as their words do here
  highlight default link @lsp.type.macro.mlir mlirOperation
  highlight default link @lsp.type.operator.mlir mlirUnknown
  highlight default link @lsp.type.label.mlir mlirBlock
  highlight default link @lsp.type.function.mlir mlirSymbol
  highlight default link @lsp.type.enumMember.mlir mlirAttribute
  highlight default link @lsp.type.property.mlir mlirAttributeName
  highlight default link @lsp.type.keyword.mlir mlirWord
  highlight default link @lsp.type.number.mlir mlirNumber
  highlight default link @lsp.type.type.mlir mlirType
  highlight default link @lsp.type.variable.mlir mlirValue
  highlight default link @lsp.type.parameter.mlir mlirArgument
  highlight default link mlirArgument Special
  highlight default link mlirUnknown Normal
endif

let b:current_syntax = 'mlir'
