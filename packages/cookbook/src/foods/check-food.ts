import { units } from '@butterleaf/domain/kitchen/units'
import type { Node } from 'yaml'
import type { Finding } from '../reading/fault.ts'
import type { Reading } from '../reading/yaml-reading.ts'
import type { Food } from './food.ts'
import { allergenTripwires, classTripwires, kcalTripwire } from './tripwires.ts'

/** Everything one food can be doubted for on its own. */
export function checkFood(reading: Reading, node: Node, food: Food): void {
  const findings = [
    ...macroFindings(food),
    ...polyolFindings(food),
    ...volumeFindings(food),
    ...usdaRowFindings(food),
    ...kcalTripwire(food),
    ...classTripwires(food),
    ...allergenTripwires(food),
    ...checkCompleteness(food),
  ]
  for (const finding of findings) reading.find(node, { ...finding, what: `${food.id}: ${finding.what}` })
}

/** A gram of slack: analysed figures are rounded, and ash and water are not among them. */
function macroFindings({ per100g, carbBasis }: Food): Finding[] {
  const { fat, carbs, fiber, polyols, protein } = per100g
  const allCarbs = carbBasis === 'us' ? carbs : carbs + fiber
  const findings: Finding[] = []
  const sum = fat + allCarbs + protein
  if (sum > 101) {
    const what = `fat, carbs and protein add up to ${round(sum)} g in 100 g.`
    findings.push({ what, remedy: 'Read the source again; figures are for 100 g.' })
  }
  if (carbBasis === 'us' && fiber > carbs + 0.5) {
    const what = `fiber (${fiber}) is more than the carbs (${carbs}) it is part of.`
    findings.push({ what, remedy: 'Correct it, or write "carbBasis: eu" if the carbs leave fiber out.' })
  }
  if (polyols > carbs + 0.5) {
    findings.push({
      what: `polyols (${polyols}) are more than the carbs (${carbs}).`,
      remedy: 'Polyols are part of carbs.',
    })
  }
  return findings
}

function polyolFindings({ per100g: { polyols }, polyolsCount }: Food): Finding[] {
  if (polyols > 0 && polyolsCount === undefined) {
    return [
      { what: 'it has polyols and no polyolsCount.', remedy: 'Add "polyolsCount: none", half or full.' },
    ]
  }
  if (polyols === 0 && polyolsCount !== undefined) {
    return [{ what: 'it has a polyolsCount and no polyols.', remedy: 'Leave polyolsCount out.' }]
  }
  return []
}

const widestVolumeRatio = 2
const spoons = ['cup', 'tbsp', 'tsp'] as const

/** Spoons, cups and density weigh the same stuff; loose leaves in a cup and chopped ones in a spoon differ by two. */
function volumeFindings({ measures, density }: Food): Finding[] {
  const weights: { name: string; gramsPerMl: number }[] = spoons.flatMap((unit) => {
    const grams = measures[unit]
    return grams === undefined ? [] : [{ name: unit, gramsPerMl: grams / units[unit].size }]
  })
  if (density !== undefined) weights.push({ name: 'density', gramsPerMl: density })
  const [first, ...others] = weights
  const odd = others.find(({ gramsPerMl }) => {
    const ratio = gramsPerMl / first!.gramsPerMl
    return ratio > widestVolumeRatio || ratio < 1 / widestVolumeRatio
  })
  if (!first || !odd) return []
  const what = `${first.name} and ${odd.name} disagree: ${round(first.gramsPerMl)} and ${round(odd.gramsPerMl)} g a ml.`
  return [{ what, remedy: 'A cup is 16 tbsp, 48 tsp and 237 ml: weigh one and work out the others.' }]
}

const misleadingRows: Readonly<Record<string, string>> = {
  'usda:01032': 'Take 01033: this row of grated parmesan has 13.9 g of carbs.',
  'usda:14058': 'Take a label: this row is no isolate.',
  'usda:12118': 'Take another row or a label: this one has no fiber figure.',
}

function usdaRowFindings({ source, carbBasis }: Food): Finding[] {
  const remedy = misleadingRows[source]
  if (remedy !== undefined) return [{ what: `its row ${source} misleads.`, remedy }]
  if (!source.startsWith('usda:') || carbBasis === 'us') return []
  return [{ what: "USDA's carbs include fiber.", remedy: 'Write "carbBasis: us".' }]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Oil, sugar alcohols, distilled water and spirits hold no minerals, so 0 is their figure and no blank. */
const mineralFreeClasses = new Set(['oil', 'animal-fat', 'sweetener', 'water', 'leavening', 'alcohol'])
const mineralFreeNames = /\b(extract|water)\b/

/** What a food must say and may still lack: every figure, how long it keeps, what to take where it is hard to find. */
function checkCompleteness(food: Food): Finding[] {
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
