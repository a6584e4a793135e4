import { gramsPerUnit, pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import { isUnitName, type UnitName, units } from '@butterleaf/domain/kitchen/units'
import type { Measured } from '../matching/amounts/read-amounts.ts'
import type { Unit } from '../matching/amounts/unit-words.ts'
import type { FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import type { KnownFood } from '../matching/dictionary/known-food.ts'
import { type MatchedLine, matchLine } from '../matching/match-line.ts'

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

/** Matches an ingredient line with foods of ours, in the units of content/recipes, and names every doubt. */
export function matchIngredient(line: string, dictionary: FoodDictionary): MatchedIngredient[] {
  return matchLine(line, dictionary).map((matched) => editorsIngredient(line, matched))
}

function editorsIngredient(
  line: string,
  { food, doubt, amounts, name, prep }: MatchedLine,
): MatchedIngredient {
  const [[measured] = []] = amounts
  const { quantity, unit } = editorsAmount(measured, food)
  const doubts = [
    ...(food === undefined ? ['no food is near; add it, or take another'] : []),
    ...(food && (doubt === 'food-guessed' || doubt === 'food-open') ? [`read as ${food.id}`] : []),
    ...(doubt === 'alternative' ? ['the first of several foods is taken'] : []),
    ...(measured ? [] : ['no amount given']),
    ...(measured && measured.high > measured.low
      ? [`${measured.low} to ${measured.high}: the lower is taken`]
      : []),
    ...(food &&
    measured &&
    gramsPerUnit(food.measured, unit ?? pieceUnitOf(food.measured) ?? 'piece') === undefined
      ? [`${food.id} has no measure "${unit ?? 'piece'}"`]
      : []),
  ]
  return {
    line,
    foodId: food?.id ?? '?',
    name,
    quantity,
    ...(unit && { unit }),
    ...(prep !== '' && { prep }),
    doubts,
  }
}

function editorsAmount(
  measured: Measured | undefined,
  food: KnownFood | undefined,
): { quantity: number; unit?: UnitName } {
  if (!measured) return { quantity: 1 }
  const { low: quantity, unit, size, each } = measured
  // "2 cans (400 g)": the scale is surer than the can.
  if (each) {
    const inner = editorsAmount(each, food)
    return { ...inner, quantity: inner.quantity * quantity }
  }
  if (!unit) return { quantity, ...(size !== undefined && isUnitName(size) && { unit: size }) }
  const written = unitNameOf(unit)
  if (written !== undefined) return { quantity, unit: packOf(food, written) }
  if (unit.kind === 'volume') return { quantity: quantity * unit.millilitres, unit: 'ml' }
  return { quantity }
}

/** The unit of ours that has the same size, or the same word. */
function unitNameOf(unit: Unit): UnitName | undefined {
  if (unit.kind === 'measure')
    return unit.word === 'dash' ? 'pinch' : isUnitName(unit.word) ? unit.word : undefined
  const size = unit.kind === 'mass' ? unit.grams : unit.millilitres
  return (Object.keys(units) as UnitName[]).find(
    (name) => units[name].kind === unit.kind && units[name].size === size,
  )
}

/** People say packet and pack for the same thing; a food is measured in one of them. */
function packOf(food: KnownFood | undefined, unit: UnitName): UnitName {
  if (!food || (unit !== 'pack' && unit !== 'packet') || gramsPerUnit(food.measured, unit) !== undefined)
    return unit
  const other = unit === 'pack' ? 'packet' : 'pack'
  return gramsPerUnit(food.measured, other) === undefined ? unit : other
}
