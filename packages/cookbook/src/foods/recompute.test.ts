import { expect, it } from 'vitest'
import { fixtureFood } from '../testing/fixture-food.ts'
import { noNutrition } from './nutrition.ts'
import { recomputedText, recomputeRecipe } from './recompute.ts'
import { readUsdaRows } from './usda.ts'

const rows = readUsdaRows([
  'id,description,fiber_g,sat_fat_g,sodium_mg,potassium_mg,magnesium_mg\n1,Spinach,2.2,0.1,79,558,\n',
])
const line = (food: ReturnType<typeof fixtureFood>, grams: number) => ({
  ...{ food, grams, quantity: grams, unit: 'g' as const, isOptional: false },
  nutrition: noNutrition,
})
const spinach = fixtureFood({ source: 'usda:1' })
const label = fixtureFood({ id: 'cheese', per100g: { ...spinach.per100g, saturatedFat: 20, sodium: 700 } })
const recipe = {
  title: 'Greens',
  servings: 2,
  ingredients: [line(spinach, 300), line(label, 100)],
  perServing: {
    ...noNutrition,
    fiber: 4.4,
    saturatedFat: 10.15,
    sodium: 468.5,
    potassium: 1116,
    magnesium: 158,
  },
}

it('[MIN-1] adds a recipe up from rows, and from labels where a row is blank or missing', () => {
  const { figures, citedShare } = recomputeRecipe(recipe, rows)
  expect(citedShare).toBe(0.75)
  for (const { name, ours, theirs, isOff } of figures) {
    expect(theirs, name).toBeCloseTo(ours, 9)
    expect(isOff).toBe(false)
  }
})

it('[MIN-1] says which figure is off, and by how much', () => {
  const wrong = { ...recipe, perServing: { ...recipe.perServing, potassium: 558 } }
  const recomputed = recomputeRecipe(wrong, rows)
  expect(recomputed.figures.filter(({ isOff }) => isOff).map(({ name }) => name)).toEqual(['potassium'])
  expect(recomputedText(recomputed)).toMatch(/potassium +558 mg +1116 mg +-558 +off/)
})

it('[CON-6] counts nothing of what is thrown away, and of drained fat no saturated part', () => {
  const discarded = [
    { food: 'spinach', share: 0.5, why: 'squeezed out' },
    { food: 'cheese', share: 1, only: 'fat' as const, why: 'poured off' },
  ]
  const { figures } = recomputeRecipe({ ...recipe, discarded }, rows)
  const theirs = Object.fromEntries(figures.map((figure) => [figure.name, figure.theirs]))
  expect(theirs.sodium).toBeCloseTo((150 * 0.79 + 700) / 2, 9)
  expect(theirs.saturatedFat).toBeCloseTo(0.15 / 2, 9)
})
