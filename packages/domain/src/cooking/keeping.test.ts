import { expect, it } from 'vitest'
import { keepingText } from './keeping.ts'

it('[CON-4] says how long a dish keeps, where, and that it freezes', () => {
  const how = 'in a lidded box in the fridge'
  expect(keepingText({ days: 3, how, freezes: true })).toBe(`Keeps 3 days ${how}. Freezes well.`)
  const reheat = 'in a skillet, 4 min'
  expect(keepingText({ days: 2, how, freezes: false, reheat })).toBe(
    `Keeps 2 days ${how}. Warm it ${reheat}.`,
  )
  const inFreezer = { days: 30, how: 'in a lidded tub in the freezer', freezes: true }
  expect(keepingText(inFreezer)).toBe('Keeps 30 days in a lidded tub in the freezer.')
  expect(keepingText({ days: 1, how, freezes: false })).toBe(`Keeps 1 day ${how}.`)
})

it('[CON-4] of what is eaten at once it says why', () => {
  expect(keepingText({ days: 0, how: 'raw fish', freezes: false })).toBe('Doesn’t keep: raw fish.')
})
