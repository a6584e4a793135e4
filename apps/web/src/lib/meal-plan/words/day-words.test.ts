import { describe, expect, it } from 'vitest'
import { dayWords, openMealsBeside } from './day-words.ts'

const target = {
  calories: { minimum: 1758, maximum: 1943 },
  fat: { minimum: 133, maximum: 163 },
  net_carbs: { minimum: 0, maximum: 25 },
  protein: { minimum: 94, maximum: 130 },
}
const onTarget = { calories: 1850, fat: 148, net_carbs: 20, protein: 104 }
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
    ['off', { net_carbs: 28 }, [], '1,850 kcal on the day', '3 g of net carbs over'],
    ['off', { calories: 2000 }, [], undefined, '57 kcal over'],
    [
      'room',
      { calories: 1200, fat: 100 },
      ['lunch', 'dinner'],
      undefined,
      '558 kcal and 33 g of fat left for lunch and dinner',
    ],
    ['off', { net_carbs: 28 }, ['dinner'], '1,850 kcal on the day', '3 g of net carbs over before dinner'],
  ] as const)('%s: %j with %j still open', (tone, part, open, total, text) => {
    expect(dayWords(fitOf(part), open)).toEqual({ tone, text, ...(total && { total }) })
  })
})

it('a dessert may stay open, so it isn’t waited for', () => {
  const slot = { type: 'empty' as const, value: null, serving: null, locked: false as const }
  const items = (['breakfast', 'lunch', 'dinner', 'dessert'] as const).map((category) => {
    return { ...slot, id: category, category }
  })
  expect(openMealsBeside({ items } as Parameters<typeof openMealsBeside>[0], 'lunch')).toEqual([
    'breakfast',
    'dinner',
  ])
})
