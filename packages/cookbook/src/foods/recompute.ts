import {
  type NutrientName,
  nutrientNames,
  nutrientUnits,
  shownNutrient,
} from '@butterleaf/domain/nutrition/nutrients'
import { eatenGrams } from '../recipes/fields/eaten-nutrition.ts'
import type { Recipe } from '../recipes/recipe.ts'
import type { UsdaRow } from './usda.ts'

/** A serving's figure, as we have it and as the rows add up. */
export type RecomputedFigure = { name: NutrientName; ours: number; theirs: number; isOff: boolean }
export type RecomputedRecipe = {
  title: string
  figures: readonly RecomputedFigure[]
  /** The share of its weight that rows speak for; the rest is from labels. */
  citedShare: number
}

/** A tenth, or what roundings of a dozen ingredients come to. */
const tolerance = 0.1
const slack = { g: 0.5, mg: 25 } as const

type Rows = ReadonlyMap<string, UsdaRow>
type Line = Recipe['ingredients'][number]

/** MIN-1: added up again, line by line, with the row each food cites; a label's figure where there is no row or a blank. */
export function recomputeRecipe(
  recipe: Pick<Recipe, 'title' | 'servings' | 'ingredients' | 'discarded' | 'perServing'>,
  rows: Rows,
): RecomputedRecipe {
  const { title, servings, ingredients, discarded, perServing } = recipe
  const figures = nutrientNames.map((name) => {
    const sum = ingredients.reduce((total, line) => {
      const fat = name === 'saturatedFat' ? fatLeft(line, discarded) : 1
      return total + (fat * eatenGrams(line, discarded) * figureOf(line, name, rows)) / 100
    }, 0)
    const [ours, theirs] = [perServing[name], sum / servings]
    const allowed = Math.max(slack[nutrientUnits[name]], tolerance * theirs)
    return { name, ours, theirs, isOff: Math.abs(ours - theirs) > allowed }
  })
  const weight = (lines: readonly Line[]) => lines.reduce((sum, { grams }) => sum + grams, 0)
  const cited = ingredients.filter(({ food }) => rowOf(food.source, rows))
  return { title, figures, citedShare: weight(cited) / weight(ingredients) }
}

function figureOf({ food }: Line, name: NutrientName, rows: Rows): number {
  return rowOf(food.source, rows)?.figures[name] ?? food.per100g[name]
}

function rowOf(source: string, rows: Rows): UsdaRow | undefined {
  return source.startsWith('usda:') ? rows.get(source.slice('usda:'.length)) : undefined
}

/** Fat that is poured off takes its saturated part along. */
function fatLeft({ food }: Line, discarded: Recipe['discarded'] = []): number {
  const drained = discarded.find(({ food: id, only }) => id === food.id && only === 'fat')
  return drained ? 1 - drained.share : 1
}

export function recomputedText({ title, figures, citedShare }: RecomputedRecipe): string {
  const lines = figures.map(({ name, ours, theirs, isOff }) => {
    const [own, row] = [ours, theirs].map((value) => `${shownNutrient(name, value)} ${nutrientUnits[name]}`)
    const difference = shownNutrient(name, ours - theirs)
    return `  ${name.padEnd(13)}${own!.padStart(10)}${row!.padStart(10)}  ${difference > 0 ? '+' : ''}${difference}${isOff ? '  off' : ''}`
  })
  return [`${title} (${Math.round(100 * citedShare)} % of its weight from rows)`, ...lines].join('\n')
}
