import { type Macros, macroNames } from '@butterleaf/domain/nutrition/macros'
import { line, type Span, span, type TextNode, type TextStyle } from './content.ts'
import { macroText, macroWords } from './figures.ts'
import { palette } from './palette.ts'

/** "611 kcal   45 g fat   5 g net carbs   43 g protein" */
export function macroLine(macros: Macros, style: TextStyle = {}): TextNode {
  const parts = macroNames.map((name, index): Span[] => {
    const gap = index === 0 ? '' : '    '
    const word = name === 'calories' ? '' : ` ${macroWords[name].toLowerCase()}`
    return [
      ...span(`${gap}${macroText(name, macros[name])}`, { bold: true }),
      ...span(word, { color: palette.muted }),
    ]
  })
  return line(parts, style)
}
