import type { Finding } from '../reading/fault.ts'
import type { Food } from './food.ts'

/** Oil, sugar alcohols, distilled water and spirits hold no minerals, so 0 is their figure and no blank. */
const mineralFreeClasses = new Set(['oil', 'animal-fat', 'sweetener', 'water', 'leavening', 'alcohol'])
const mineralFreeNames = /\b(extract|water)\b/

/** What a food must say and may still lack: every figure, how long it keeps, what to take where it is hard to find. */
export function checkCompleteness(food: Food): Finding[] {
  const { per100g, keeps, class: kind, name } = food
  const findings: Finding[] = []
  if (per100g.saturatedFat > per100g.fat + 0.05) {
    const what = `saturatedFat (${per100g.saturatedFat}) is more than the fat (${per100g.fat}) it is part of.`
    findings.push({ what, remedy: 'Read the source again.' })
  }
  if (!keeps && kind !== 'water') {
    const what = 'nothing says how long it keeps.'
    const remedy = 'Add "keeps: { closed: …, opened: … }" in days, and frozen where people freeze it.'
    findings.push({ standard: 'food: keeps', what, remedy })
  }
  if (food.rare && food.instead === undefined) {
    const what = 'it is rare, and nothing says what to take instead.'
    findings.push({ what, remedy: 'Add "instead: …" with a sentence, such as "Take basil."' })
  }
  if (!food.rare && food.instead !== undefined) {
    findings.push({
      what: 'it has "instead" and is not rare.',
      remedy: 'Take it out, or write "rare: true".',
    })
  }
  if (mineralFreeClasses.has(kind) || mineralFreeNames.test(name)) return findings
  for (const mineral of ['potassium', 'magnesium'] as const) {
    if (per100g[mineral] > 0) continue
    findings.push({
      standard: 'food: measured figures',
      what: `${mineral} is 0, which no ${kind} has: it wasn't measured.`,
      remedy: `Write the ${mineral} of a row for the same food, in mg.`,
    })
  }
  return findings
}
