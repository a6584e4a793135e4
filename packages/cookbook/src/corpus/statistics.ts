import { shownNutrient } from '@butterleaf/domain/nutrition/nutrients'
import { type Category, categoryOf } from '@butterleaf/domain/recipes/categories'
import { diets, exclusions } from '@butterleaf/domain/recipes/dietary-tags'
import { energyShares } from '../recipes/macro-profile.ts'
import { minutesOf, type Recipe } from '../recipes/recipe.ts'

/** What people may choose: each diet, and the cookbook without each exclusion. */
export const demands: readonly { name: string; holds: (recipe: Recipe) => boolean }[] = [
  ...diets.map((diet) => ({ name: diet, holds: (recipe: Recipe) => recipe.free.includes(diet) })),
  ...exclusions.map((exclusion) => ({
    name: `no ${exclusion}`,
    holds: (recipe: Recipe) => !recipe.contains.includes(exclusion),
  })),
]

export function inCategory(recipes: readonly Recipe[], category: Category): Recipe[] {
  return recipes.filter((recipe) => categoryOf(recipe) === category)
}

export function withinMinutes(recipes: readonly Recipe[], minutes: number): number {
  return recipes.filter((recipe) => minutesOf(recipe) <= minutes).length
}

export function isVegetarianDairyAndNutFree({ free }: Recipe): boolean {
  return (['vegetarian', 'dairy-free', 'nut-free'] as const).every((diet) => free.includes(diet))
}

const fibrousGrams = 5

/** A serving that brings a good part of a day's fiber. */
export function isFibrous({ perServing }: Recipe): boolean {
  return shownNutrient('fiber', perServing.fiber) >= fibrousGrams
}

export function fatPercent(recipe: Recipe): number {
  return energyShares(recipe.perServing).fat * 100
}

export function proteinPercent(recipe: Recipe): number {
  return energyShares(recipe.perServing).protein * 100
}

export function sharePercent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole
}

/** The value below which this share of all lies; 0 of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
