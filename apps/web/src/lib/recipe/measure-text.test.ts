import { decodeMeasure, measureOf } from '@butterleaf/contract/recipes/measure'
import type { UnitName } from '@butterleaf/domain/kitchen/units'
import { expect, it } from 'vitest'
import { amountSentence, measureText } from './measure-text.ts'

const measured = (quantity: number, unit: UnitName, grams = 100) => {
  const measure = decodeMeasure(measureOf({ quantity, unit }))
  return { grams, measures: { us: measure, metric: measure } }
}

it.each([
  [1.5, 'cup', '1 ½ cups', '1 ½ cups'],
  [1, 'cup', '1 cup', '1 cup'],
  [2, 'tbsp', '2 tbsp', '2 tbsp'],
  [3, 'oz', '3 oz', '3 oz'],
  [2, 'large', '2 large', '2 lg'],
  [2, 'medium', '2 medium', '2 md'],
  [2, 'small', '2 small', '2 sm'],
  [250, 'g', '250 g', '250 g'],
  [2, 'clove', '2 cloves', '2 cloves'],
] as const)('[RCP-7] [RCP-8] %d %s is said %s, in short %s', (quantity, unit, long, short) => {
  expect(measureText(measured(quantity, unit), 'us')).toBe(long)
  expect(measureText(measured(quantity, unit), 'us', 'short')).toBe(short)
})

it.each([
  ['no unit', measured(0, 'none'), 'us'],
  ['an amount of nothing', measured(0, 'cup'), 'us'],
  ['no grams', measured(5, 'g', 0), 'metric'],
  ['nothing measured', { grams: 3, measures: { us: null, metric: null } }, 'us'],
] as const)('[RCP-7] says nothing of %s', (_what, ingredient, system) => {
  expect(measureText(ingredient, system)).toBe('')
})

it.each([
  [1.5, 1, undefined, 'You eat 1 ½ servings.'],
  [1.5, 2, undefined, 'You eat 1 ½ servings. Cooked for 2, that makes 3 servings.'],
  // Half a portion, and one and a half for who eats along: four halves aren't four people.
  [0.5, 1, 2, 'You eat ½ serving. 2 servings are cooked for all.'],
  [0.5, 1, 1, 'You eat ½ serving. 1 serving is cooked for all.'],
  [1, 1, 1, 'You eat 1 serving.'],
])(
  '[TOG-3] of %s servings for %s, %s cooked, the page says how many and for whom',
  (servings, people, cooked, text) => {
    expect(amountSentence(servings, people, cooked)).toBe(text)
  },
)
