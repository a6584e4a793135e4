import { expect, it } from 'vitest'
import { keepingText } from './keeping.ts'

it('[CON-4] says how long a dish keeps, where, and that it freezes', () => {
  const how = 'in a lidded box in the fridge'
  expect(keepingText({ days: 3, how, freezes: true })).toBe(`Keeps 3 days ${how}. Freezes well.`)
  expect(keepingText({ days: 1, how, freezes: false })).toBe(`Keeps 1 day ${how}.`)
})

it('[CON-4] of what is eaten at once it says why', () => {
  expect(keepingText({ days: 0, how: 'raw fish', freezes: false })).toBe('Doesn’t keep: raw fish.')
})
