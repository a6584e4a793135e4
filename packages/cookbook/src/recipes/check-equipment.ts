import type { LineFinding } from '../reading/fault.ts'
import type { RecipeSource } from './recipe-source.ts'
import { plainWords } from './step-text.ts'

const oven = /\b(oven)\b(?!proof)/i
const broiler = /\b(broil\w*|microwave)\b/i
const pan = /\b(skillet|saucepan|frying pan|pot|baking dish|casserole)\b/i
const panSize =
  /\b(\d+(\.\d+)? cm|\d+ by|\d+ ml|large|larger|largest|small|smaller|wide|widest|medium(?!-| heat)|deep|big|roomy|heavy|shallow|(\d|half-)liter|holds?|fits?|single layer|one layer)\b/i
const ovenFromCelsius = 80

/** A cook looks for the pan and the oven first, so a step has to say which and how hot. */
export function checkEquipment({ steps, lines }: RecipeSource): LineFinding[] {
  const parts = steps.flatMap(({ parts }) => parts)
  const words = steps.map(({ parts }) => plainWords(parts)).join(' ')
  const findings: LineFinding[] = []
  const isHot = parts.some((part) => part.kind === 'temperature' && part.celsius >= ovenFromCelsius)
  if (oven.test(words) && !isHot && !broiler.test(words)) {
    const remedy = 'Write it where the oven is turned on: {200 °C}.'
    findings.push({ line: lines.steps, what: 'The oven has no temperature.', remedy })
  }
  const [vessel] = pan.exec(words) ?? []
  if (vessel !== undefined && !panSize.test(words)) {
    const remedy = 'Say how big: a large skillet, a 20 cm (8 in) dish.'
    findings.push({ line: lines.steps, what: `The ${vessel} has no size.`, remedy })
  }
  return findings
}
