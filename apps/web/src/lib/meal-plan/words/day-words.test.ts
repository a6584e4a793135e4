import { describe, expect, it } from 'vitest'
import { dayWords } from './day-words.ts'

const target = {
  calories: { minimum: 1758, maximum: 1943 },
  fat: { minimum: 133, maximum: 163 },
  netCarbs: { minimum: 0, maximum: 25 },
  protein: { minimum: 94, maximum: 130 },
}
const onTarget = { calories: 1850, fat: 148, netCarbs: 20, protein: 104 }
const fitOf = (part: Partial<typeof onTarget>) => ({
  target,
  actual: { ...onTarget, ...part },
  deviation: 0,
  inRange: true,
})

describe('[RCP-4] [PLAN-1] what a choice does to the day', () => {
  it.each([
    ['on-target', {}, [], '1,850 kcal on the day', 'all four on target'],
    ['off', { protein: 82 }, [], '1,850 kcal on the day', '12 g of protein short'],
    ['off', { netCarbs: 28 }, [], '1,850 kcal on the day', '3 g of net carbs over'],
    ['off', { calories: 2000 }, [], undefined, '57 kcal over'],
    [
      'room',
      { calories: 1200, fat: 100 },
      ['lunch', 'dinner'],
      undefined,
      '558 kcal and 33 g of fat left for lunch and dinner',
    ],
    ['off', { netCarbs: 28 }, ['dinner'], '1,850 kcal on the day', '3 g of net carbs over before dinner'],
  ] as const)('%s: %j with %j still open', (tone, part, open, total, text) => {
    expect(dayWords(fitOf(part), open)).toEqual({ tone, text, ...(total && { total }) })
  })
})
