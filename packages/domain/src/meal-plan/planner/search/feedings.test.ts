import { describe, expect, it } from 'vitest'
import { daysLeftoversKeep, daysOfWeek, mainMeals } from '../../meals.ts'
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

it('[LEFT-1] [LIV-7] with some leftovers and different dishes, a cooking is eaten three times at most', () => {
  const wish = { leftovers: 'some', variety: 'varied' } as const
  const cookings = skeletonOf(wishesWith({ breakfast: wish, lunch: wish, dinner: wish }))
  const eaten = cookings.filter(({ meal }) => meal !== 'dessert').map(({ slots }) => slots.length)
  expect(Math.max(...eaten)).toBe(3)
})
