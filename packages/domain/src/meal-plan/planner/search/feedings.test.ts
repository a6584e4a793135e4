import { describe, expect, it } from 'vitest'
import { daysLeftoversKeep, daysOfWeek, mainMeals } from '../../../meals/meals.ts'
import { wishesWith } from '../testing/invented-menu.ts'
import { dishOfDay, feedingsOf } from './feedings.ts'
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

describe('which meal eats which', () => {
  const told = (wishes: Parameters<typeof wishesWith>[0]) =>
    feedingsOf(wishesWith(wishes)).map(
      ({ eats, from }) => `${eats.meal} ${eats.day} of ${from.meal} ${from.day}`,
    )
  const wish = (
    leftovers: 'none' | 'some' | 'mostly',
    variety: 'varied' | 'mostly-the-same' = 'varied',
    isSkipped = false,
  ) => ({ leftovers, variety, isSkipped })

  it('[LEFT-1] none where nothing is left over, or the meal is skipped', () => {
    expect(told({})).toEqual([])
    expect(told({ breakfast: wish('mostly', 'varied', true), dinner: wish('some', 'varied', true) })).toEqual(
      [],
    )
    expect(told({ lunch: wish('some', 'varied', true) })).toEqual([])
  })

  it('[LEFT-1] [LIV-3] a meal by itself eats its own earlier days', () => {
    expect(told({ breakfast: wish('some') })).toEqual([
      'breakfast 2 of breakfast 0',
      'breakfast 5 of breakfast 3',
    ])
    expect(told({ breakfast: wish('mostly') })).toEqual([
      'breakfast 2 of breakfast 0',
      'breakfast 3 of breakfast 1',
      'breakfast 4 of breakfast 1',
      'breakfast 6 of breakfast 5',
    ])
    expect(told({ dinner: wish('some', 'mostly-the-same') })).toEqual([
      'dinner 1 of dinner 0',
      'dinner 3 of dinner 2',
    ])
    expect(told({ lunch: wish('mostly', 'mostly-the-same') })).toEqual([
      'lunch 1 of lunch 0',
      'lunch 2 of lunch 0',
      'lunch 4 of lunch 3',
      'lunch 5 of lunch 3',
      'lunch 6 of lunch 3',
    ])
  })

  it('[LEFT-1] lunches are last evening’s dinners', () => {
    expect(told({ lunch: wish('some') })).toEqual([
      'lunch 1 of dinner 0',
      'lunch 3 of dinner 2',
      'lunch 5 of dinner 4',
    ])
    expect(told({ lunch: wish('mostly') })).toEqual(
      [1, 2, 4, 5, 6].map((day) => `lunch ${day} of dinner ${day - 1}`),
    )
  })

  it('[LEFT-1] without dinners lunches are an earlier lunch that was cooked', () => {
    const dinner = wish('none', 'varied', true)
    expect(told({ lunch: wish('some'), dinner })).toEqual([
      'lunch 1 of lunch 0',
      'lunch 3 of lunch 2',
      'lunch 5 of lunch 4',
    ])
    expect(told({ lunch: wish('mostly'), dinner })).toEqual([
      'lunch 2 of lunch 0',
      'lunch 3 of lunch 1',
      'lunch 4 of lunch 1',
      'lunch 6 of lunch 5',
    ])
  })

  it('[LEFT-1] [LIV-7] a dinner that is a leftover itself feeds no lunch of some', () => {
    const lunches = told({ lunch: wish('some'), dinner: wish('some') }).filter((one) =>
      one.startsWith('lunch'),
    )
    expect(lunches).toEqual(['lunch 1 of dinner 0', 'lunch 3 of lunch 2', 'lunch 5 of dinner 4'])
  })

  it('[LEFT-1] [LIV-3] lunches and dinners that are mostly leftovers are each other’s in turn', () => {
    expect(told({ lunch: wish('mostly'), dinner: wish('mostly') })).toEqual([
      'lunch 1 of dinner 0',
      'lunch 2 of lunch 0',
      'lunch 4 of dinner 3',
      'lunch 5 of lunch 3',
      'lunch 6 of dinner 3',
      'dinner 1 of lunch 0',
      'dinner 2 of dinner 0',
      'dinner 4 of lunch 3',
      'dinner 5 of dinner 3',
      'dinner 6 of lunch 3',
    ])
  })

  it('[PLATE-4] two dishes take turns on days of their own', () => {
    const days = (meal: (typeof mainMeals)[number], leftovers: 'none' | 'some' | 'mostly') =>
      Array.from({ length: daysOfWeek }, (_, day) =>
        dishOfDay({ day, meal }, wishesWith({ [meal]: wish(leftovers, 'mostly-the-same') })),
      ).join('')
    expect(mainMeals.map((meal) => days(meal, 'none'))).toEqual(['0101010', '0110100', '1010010'])
    expect(mainMeals.map((meal) => days(meal, 'some'))).toEqual(['0011010', '0011010', '0011010'])
    expect(mainMeals.map((meal) => days(meal, 'mostly'))).toEqual(['1110000', '1110000', '1110000'])
    expect(dishOfDay({ day: 1, meal: 'lunch' }, wishesWith())).toBeUndefined()
  })
})
