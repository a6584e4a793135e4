import { expect, it } from 'vitest'
import { measureOf } from './measure.ts'

it.each([
  [
    { quantity: 1.5, unit: 'cup' },
    { amount: 1.5, unit_id: 2, unit_name: 'cup', text: '1 ½ cups' },
  ],
  [
    { quantity: 2, unit: 'tbsp' },
    { amount: 2, unit_id: 13, unit_name: 'tbsp', text: '2 tbsp' },
  ],
  [
    { quantity: 1250, unit: 'g' },
    { amount: 1250, unit_id: 51, unit_name: 'g', text: '1,250 g' },
  ],
  [
    { quantity: 2, unit: 'piece' },
    { amount: 2, unit_id: 1, unit_name: 'piece', text: '2' },
  ],
  [
    { quantity: 0, unit: 'none' },
    { amount: 0, unit_id: 0, unit_name: 'none', text: '' },
  ],
] as const)(
  '[RCP-7] [RCP-8] is said with the id of its unit, its name in the singular: %j',
  (amount, measure) => {
    expect(measureOf(amount)).toEqual(measure)
  },
)
