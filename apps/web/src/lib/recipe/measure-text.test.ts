import { decodeMeasure, measureOf } from '@butterleaf/contract/recipes/measure'
import type { UnitName } from '@butterleaf/domain/kitchen/units'
import { expect, it } from 'vitest'
import { measureText } from './measure-text.ts'

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
