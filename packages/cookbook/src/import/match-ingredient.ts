import { gramsPerUnit, pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { UnitName } from '@butterleaf/domain/kitchen/units'
import { parseIngredient } from 'parse-ingredient'
import type { Food } from '../foods/food.ts'
import { oneOfWords } from '../reading/nearest.ts'
import { matchFood } from './match-food.ts'

export type MatchedIngredient = {
  line: string
  /** "?" when no food is near. */
  foodId: string
  name: string
  quantity: number
  unit?: UnitName
  prep?: string
  /** What an editor has to check; empty when all is certain. */
  doubts: string[]
}

const unitsByParserId: Readonly<Partial<Record<string, UnitName>>> = {
  gram: 'g',
  kilogram: 'kg',
  ounce: 'oz',
  pound: 'lb',
  milliliter: 'ml',
  liter: 'l',
  cup: 'cup',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  pinch: 'pinch',
  dash: 'pinch',
  package: 'pack',
  pack: 'pack',
}
const sameNamed: readonly UnitName[] = [
  'bunch',
  'can',
  'clove',
  'ear',
  'head',
  'jar',
  'large',
  'medium',
  'small',
  'piece',
  'sprig',
  'slice',
  'stalk',
  'leaf',
  'packet',
  'fillet',
  'breast',
  'thigh',
  'strip',
  'sheet',
  'wrap',
  'scoop',
  'handful',
  'half',
]
/** Household units the parser doesn't know by itself. */
const moreUnits = Object.fromEntries(
  ['jar', 'slice', 'stalk', 'leaf', 'packet', 'fillet', 'strip', 'sheet', 'wrap', 'scoop', 'handful'].map(
    (unit) => [unit, { short: unit, plural: unit === 'leaf' ? 'leaves' : `${unit}s` }],
  ),
)

/** Matches an ingredient line with one of our foods, and names every doubt. */
export function matchIngredient(line: string, foods: readonly Food[]): MatchedIngredient {
  const [parsed] = parseIngredient(line, {
    additionalUOMs: moreUnits,
    leadingQuantityPrefixes: ['about', 'ca.'],
  })
  const [name = '', ...rest] = (parsed?.description ?? line).split(/[,(]/)
  const doubts: string[] = []
  const { food, isExact, near } = matchFood(name, foods)
  if (!food) doubts.push('no food is near; add it, or take another')
  else if (!isExact) doubts.push(`read as ${oneOfWords([food.id, ...near])}`)
  if (parsed?.quantity == null) doubts.push('no amount given')
  if (parsed?.quantity2 != null) doubts.push(`${parsed.quantity} to ${parsed.quantity2}: the lower is taken`)
  const unit = packOf(food, unitOf(parsed?.unitOfMeasureID, doubts))
  if (food && gramsPerUnit(food, unit ?? pieceUnitOf(food) ?? 'piece') === undefined) {
    doubts.push(`${food.id} has no measure "${unit ?? 'piece'}"`)
  }
  const prep = rest.join(', ').replace(/[()]/g, '').replace(/\s+/g, ' ').trim()
  return {
    line,
    foodId: food?.id ?? '?',
    name: name.trim(),
    quantity: parsed?.quantity ?? 1,
    ...(unit && { unit }),
    ...(prep !== '' && { prep }),
    doubts,
  }
}

function unitOf(parserId: string | null | undefined, doubts: string[]): UnitName | undefined {
  if (parserId == null) return undefined
  const unit = unitsByParserId[parserId] ?? sameNamed.find((known) => known === parserId)
  if (!unit) doubts.push(`the unit "${parserId}" is not one of ours`)
  return unit
}

/** People say packet and pack for the same thing; a food is measured in one of them. */
function packOf(food: Food | undefined, unit: UnitName | undefined): UnitName | undefined {
  if (!food || (unit !== 'pack' && unit !== 'packet') || gramsPerUnit(food, unit) !== undefined) return unit
  const other = unit === 'pack' ? 'packet' : 'pack'
  return gramsPerUnit(food, other) === undefined ? unit : other
}
