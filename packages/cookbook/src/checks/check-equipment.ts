import type { LineFinding } from '../reading/fault.ts'
import { plainWords } from '../recipes/step-text.ts'
import type { WrittenRecipe } from '../recipes/written-recipe.ts'

const oven = /\b(oven)\b(?!proof)/i
const broiler = /\b(broil\w*|microwave)\b/i
const pan = /\b(skillet|saucepan|frying pan|pot|baking dish|casserole)\b/i
const panSize =
  /\b(\d+(\.\d+)? cm|\d+ by|\d+ ml|large|larger|largest|small|smaller|wide|widest|medium(?!-| heat)|deep|big|roomy|heavy|shallow|(\d|half-)liter|holds?|fits?|single layer|one layer)\b/i
const ovenFromCelsius = 80
/** To pour boiling water says kettle; to lower something into it says a pot that was put on before. */
const intoBoilingWater =
  /\b(in|into|over)\b[^.;:{]{0,50}?\b(boiling|simmering|bubbling),?( salted)? water\b(?! from (a|the) kettle)/i
const waterPutOn =
  /\bwater\b[^.;]{0,60}\b(boils?|simmer)\b|\bput on [^.;]{0,20}\bwater\b|\bsteamer on\b|\bkettle\b/i

/** A cook looks for the pan, the oven and the water first: a step says which, how hot, and when to put it on. */
export function checkEquipment(source: WrittenRecipe): LineFinding[] {
  return [...vesselFindings(source), ...waterFindings(source)]
}

function vesselFindings({ steps, lines }: WrittenRecipe): LineFinding[] {
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

/** Only the first: what boils for one step is there for those that follow. */
function waterFindings({ steps }: WrittenRecipe): LineFinding[] {
  const said = steps.map(({ parts }) => plainWords(parts))
  const at = said.findIndex((words) => intoBoilingWater.test(words))
  const { index = 0 } = intoBoilingWater.exec(said[at] ?? '') ?? {}
  const before = [...said.slice(0, at), said[at]?.slice(0, index)].join(' ')
  if (at === -1 || waterPutOn.test(before)) return []
  const what = 'Nothing has brought this water to a boil.'
  const remedy = 'Put it on first: "Bring a medium pot of water to a boil; lower in the eggs …".'
  return [{ line: steps[at]?.line ?? 1, what, remedy }]
}
