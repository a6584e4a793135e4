import { describe, expect, it } from 'vitest'
import { daysLeftoversKeep, daysOfWeek, mainMeals } from '../../../meals/meals.ts'
import { wishesWith } from '../testing/invented-menu.ts'
import { feedingsOf } from './feedings.ts'
import { skeletonOf } from './skeleton.ts'

const mostly = (variety: 'varied' | 'mostly-the-same') => {
  const wish = { leftovers: 'mostly', variety } as const
  return wishesWith({ breakfast: wish, lunch: wish, dinner: wish })
}
const cookingsOf = (variety: 'varied' | 'mostly-the-same') =>
  skeletonOf(mostly(variety)).filter(({ slots, meal }) => slots[0]!.day < daysOfWeek && meal !== 'dessert')

describe('meals that are mostly leftovers', () => {
  it('[LIV-3] [LEFT-1] of the same dishes are cooked on two days of a week', () => {
    const cookings = cookingsOf('mostly-the-same')
    const days = new Set(
      cookings.flatMap(({ slots }) => slots.filter((slot) => !slot.leftoverOf)).map(({ day }) => day),
    )
    expect([...days].sort()).toEqual([0, 3])
    expect(cookings).toHaveLength(2 * mainMeals.length)
  })

  it.each(['varied', 'mostly-the-same'] as const)(
    '[LEFT-1] are eaten while they keep, with dishes %s',
    (variety) => {
      for (const { eats, from } of feedingsOf(mostly(variety))) {
        expect(eats.day - from.day).toBeGreaterThan(0)
        expect(eats.day - from.day).toBeLessThanOrEqual(daysLeftoversKeep)
      }
    },
  )

  it('[BIZ-6] of a same week are most often one dish', () => {
    for (const meal of mainMeals) {
      const most = Math.max(
        ...cookingsOf('mostly-the-same').map(
          ({ slots }) => slots.filter((slot) => slot.meal === meal).length,
        ),
      )
      expect(most).toBeGreaterThan(daysOfWeek / 2)
    }
  })
})

describe('different dishes, mostly of leftovers', () => {
  const batched = { leftovers: 'mostly', variety: 'varied' } as const
  const fresh = { leftovers: 'none', variety: 'varied' } as const
  const some = { leftovers: 'some', variety: 'varied' } as const
  const same = { leftovers: 'mostly', variety: 'mostly-the-same' } as const
  const none = { isSkipped: true } as const

  it.each([
    ['dinners alone', { lunch: fresh, dinner: batched }],
    ['lunches alone', { lunch: batched, dinner: none }],
    ['dinners beside some leftovers at lunch', { lunch: some, dinner: batched }],
    ['lunches beside fresh dinners', { lunch: batched, dinner: fresh }],
    ['lunches beside some leftovers at dinner', { lunch: batched, dinner: some }],
    ['lunches beside the same dinners', { lunch: batched, dinner: same }],
    ['lunches and dinners', { lunch: batched, dinner: batched }],
    ['breakfasts', { breakfast: batched, lunch: fresh, dinner: fresh }],
  ] as const)('[LIV-7] [LEFT-1] %s: no dish is eaten at a meal more than two days running', (_, meals) => {
    const week = skeletonOf(wishesWith(meals)).filter(({ slots }) => slots[0]!.day < daysOfWeek)
    const batchedMeals = mainMeals.filter(
      (meal) => (meals as Partial<Record<typeof meal, object>>)[meal] === batched,
    )
    for (const meal of batchedMeals) {
      const eaten = Array.from({ length: daysOfWeek }, (_, day) =>
        week.findIndex(({ slots }) => slots.some((slot) => slot.day === day && slot.meal === meal)),
      )
      for (const day of [2, 3, 4, 5, 6])
        expect([day, new Set(eaten.slice(day - 2, day + 1)).size > 1]).toEqual([day, true])
    }
  })

  it('[LIV-3] of lunch and dinner take turns, and are cooked on two days of a week', () => {
    const mains = skeletonOf(wishesWith({ lunch: batched, dinner: batched })).filter(
      ({ meal, slots }) => (meal === 'lunch' || meal === 'dinner') && slots[0]!.day < daysOfWeek,
    )
    expect(mains.map(({ meal, slots }) => [meal, slots[0]!.day])).toEqual([
      ['lunch', 0],
      ['lunch', 3],
      ['dinner', 0],
      ['dinner', 3],
    ])
    for (const { slots } of mains) expect(new Set(slots.map(({ day }) => day)).size).toBe(slots.length)
  })
})

it('[LEFT-1] [LIV-7] with some leftovers and different dishes, a cooking is eaten three times at most', () => {
  const wish = { leftovers: 'some', variety: 'varied' } as const
  const cookings = skeletonOf(wishesWith({ breakfast: wish, lunch: wish, dinner: wish }))
  const eaten = cookings.filter(({ meal }) => meal !== 'dessert').map(({ slots }) => slots.length)
  expect(Math.max(...eaten)).toBe(3)
})
