import { expect, it } from 'vitest'
import { loadsOf, loadText } from './loads.ts'

it('[CON-8] a load is told above 20 g of fiber and above 15 g of sweetener', () => {
  expect(loadsOf({ fiber: 20, sweetener: 15 })).toEqual([])
  expect(loadsOf({ fiber: 24.4, sweetener: 15 })).toEqual([{ of: 'fiber', grams: 24.4 }])
  expect(loadsOf({ fiber: 25, sweetener: 33 }).map(({ of }) => of)).toEqual(['fiber', 'sweetener'])
})

it('[CON-8] says what it is of', () => {
  expect(loadText({ of: 'fiber', grams: 24.4 })).toBe(
    '24 g of fiber a serving: much at once if you aren’t used to it.',
  )
  expect(loadText({ of: 'sweetener', grams: 33 })).toMatch(/^33 g of sugar alcohol or allulose a serving/)
})
