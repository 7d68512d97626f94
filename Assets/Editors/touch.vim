" Vim syntax for touch scripts. Copy this file to ~/.vim/syntax/ and add to ~/.vim/ftdetect/touch.vim:
"   autocmd BufRead,BufNewFile *.touch setfiletype touch

if exists("b:current_syntax")
  finish
endif

syntax keyword touchHeader touchscript demo variant screen device frame
syntax keyword touchBlock let repeat end include
syntax keyword touchKey alt ctrl shift m backspace escape h f1 g l d i n p a t f5 f8 f9 f10 f11 f12 left right z q w
syntax keyword touchState corrected published lost gained left right
syntax keyword touchState fingerdown fingermotion fingerup true false nil
syntax keyword touchState light dark
syntax keyword touchGesture possible began changed ended cancelled failed
syntax keyword touchOption over via pressure radius count every angle eps
syntax keyword touchOption to scale distance straight speed hold ease in out
syntax keyword touchOption contains matches compose paste
syntax keyword touchState on off
syntax keyword touchTextKey delete return home copy cut
syntax keyword touchVerb down move up cancel tap drag path pinch rotate transform mouse key focus
syntax keyword touchVerb suspend resume resize shake appearance type keyboard sdl turn snapshot expect
syntax keyword touchExpectation log nolog label prop gesture trace
" d1, m 2, c: the short forms of changes.
syntax match touchVerb /\v(^\s*\+?[0-9.]+\s+|\&\s*)@<=[dmuc]\d*>/
syntax match touchNumber /\v<\d+(\.\d+)?(e[-+]?\d+)?>/
syntax match touchTime /\v^\s*\+?\d+(\.\d+)?/
syntax match touchJoin /&/
syntax match touchVariable /\v\$[A-Za-z0-9_-]+/
syntax region touchText start=/\v(matches\s+)@<=\// skip=/\\./ end=/\// oneline
syntax region touchText start=/"/ skip=/\\./ end=/"/ oneline
syntax match touchComment /\v(^|\s)#.*$/

highlight default link touchHeader PreProc
highlight default link touchBlock PreProc
highlight default link touchVariable Identifier
highlight default link touchKey Constant
highlight default link touchState Constant
highlight default link touchTextKey Constant
highlight default link touchGesture Constant
highlight default link touchOption Type
highlight default link touchVerb Statement
highlight default link touchExpectation Function
highlight default link touchNumber Number
highlight default link touchTime Label
highlight default link touchJoin Operator
highlight default link touchText String
highlight default link touchComment Comment

let b:current_syntax = "touch"
