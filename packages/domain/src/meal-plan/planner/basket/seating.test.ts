import { describe, expect, it } from 'vitest'
import { formsCount } from '../portions/linear-forms.ts'
import { anyRanges } from '../testing/invented-menu.ts'
import { cooked, cookedOn, cookedOnce, smallDish, smallPlan } from '../testing/small-plan.ts'
import { isCookedHere } from './seating.ts'

const dishes = [
  smallDish('oats', { meals: ['breakfast'] }),
  smallDish('soup', { meals: ['lunch'] }),
  smallDish('stew', { meals: ['lunch', 'dinner'] }),
]
const lunch = (day: number, dish = 'soup') => cooked({ day, meal: 'lunch' }, dish)
const breakfast = (day: number) => cooked({ day, meal: 'breakfast' }, 'oats')
const dinner = (day: number) => cooked({ day, meal: 'dinner' }, 'stew')

describe('who sits where', () => {
  it('[LIV-1] of each day its meals, breakfast first; a meal without a dish has no seat', () => {
    const { seating } = smallPlan(dishes, [dinner(0), lunch(0), breakfast(0), lunch(1, ''), dinner(1)])
    expect(seating.seatsOn.map((seats) => seats.map(({ meal }) => meal)).slice(0, 3)).toEqual([
      ['breakfast', 'lunch', 'dinner'],
      ['dinner'],
      [],
    ])
    expect(seating.seatsOn).toHaveLength(28)
    expect(seating.cookings.map(({ meal }) => meal)).toEqual(['dinner', 'lunch', 'breakfast', 'dinner'])
    expect(seating.seats.map(({ day }) => day)).toEqual([0, 0, 0, 1])
  })

  it('[PLATE-4] dishes that take turns in a week are known apart', () => {
    const { seating } = smallPlan(dishes, [lunch(0), cookedOn('lunch', [7, 9], 'stew')])
    expect(seating.turns.map(({ days }) => days)).toEqual([[7, 9]])
  })
})

describe('days of one kind', () => {
  const kindsOf = (own: Parameters<typeof smallPlan>[2] = {}) => {
    const cookings = [0, 1, 2, 3].flatMap((day) => [lunch(day), dinner(day)])
    return smallPlan(dishes, [...cookings, breakfast(3)], own).seating
  }
  const besides = (calories: readonly number[]) =>
    Array.from({ length: 28 }, (_, day) => ({
      calories: calories[day] ?? 0,
      fat: 1,
      netCarbs: 2,
      protein: 3,
    }))

  it('[LIV-1] eat the same meals', () => {
    const { kindOf } = kindsOf()
    expect([1, 2].map((day) => kindOf[day])).toEqual([kindOf[0], kindOf[0]])
    expect(new Set([0, 3, 4].map((day) => kindOf[day])).size).toBe(3)
  })

  it('[LIFE-4] hold the same besides the plan, which is in the sums of the day', () => {
    const { kindOf, startOf } = kindsOf({ besides: besides([100, 50, 100, 100]) })
    expect(kindOf[2]).toBe(kindOf[0])
    expect(new Set([0, 1, 3].map((day) => kindOf[day])).size).toBe(3)
    expect([...startOf[1]!.slice(0, 4)]).toEqual([50, 1, 2, 3])
    expect(startOf[0]).toHaveLength(formsCount)
    // No load is eaten besides the plan.
    expect([...startOf[1]!.slice(-2)]).toEqual([0, 0])
  })

  it('[PLAN-6] a day with something that is kept is of its own kind, and holds it', () => {
    const keptCookings = [
      cooked({ day: 0, meal: 'breakfast' }, 'kept', 6),
      cooked({ day: 1, meal: 'breakfast' }, 'kept', 6),
    ]
    const keptDishes = [
      smallDish('kept', { perServing: { calories: 400, fat: 40, netCarbs: 8, protein: 2 } }),
    ]
    const { kindOf, startOf } = kindsOf({ keptCookings, keptDishes, besides: besides([100]) })
    expect(new Set([0, 1, 2, 3].map((day) => kindOf[day])).size).toBe(4)
    expect([...startOf[0]!.slice(0, 4)]).toEqual([700, 61, 14, 6])
    expect([...startOf[1]!.slice(0, 4)]).toEqual([600, 61, 14, 6])
    expect([...startOf[2]!.slice(0, 4)]).toEqual([0, 1, 2, 3])
  })
})

describe('days of an eater', () => {
  const other = { ...anyRanges, protein: { minimum: 10, maximum: 90 } }
  const share = { least: 0.1, most: 0.6 }
  const needs = {
    calories: 1500,
    shares: { breakfast: share, lunch: share, dinner: share, dessert: share },
    rangesOn: Array.from({ length: 28 }, (_, day) => (day === 2 ? other : anyRanges)),
  }
  const eater = {
    sharedDays: { breakfast: [], lunch: [0, 1, 2], dinner: [] },
    mayEat: new Set(dishes.map(({ id }) => id)),
    size: 1,
    needs,
  }
  const alongside = (day: number) => {
    const slots = [
      { day, meal: 'lunch' as const },
      { day: day + 28, meal: 'lunch' as const, leftoverOf: { day: day + 28, meal: 'lunch' as const } },
    ]
    return { ...lunch(day), slots, portions: [4, 4] }
  }

  it('[TOG-3] are alike where they share the same meals and have the same needs, and none is the owner’s', () => {
    const { kindOf, seatsOn, startOf } = smallPlan(dishes, [0, 1, 2].map(alongside), {
      table: [eater],
      rangesOfEaters: needs.rangesOn,
    }).seating
    expect(seatsOn).toHaveLength(56)
    expect(startOf).toHaveLength(56)
    expect(seatsOn[29]!.map(({ day }) => day)).toEqual([29])
    expect(kindOf[29]).toBe(kindOf[28])
    expect(new Set([0, 28, 30, 31].map((day) => kindOf[day])).size).toBe(4)
  })
})

describe('something that is cooked here', () => {
  const at = { day: 0, meal: 'lunch' as const }
  const eatenLater = { day: 1, meal: 'lunch' as const, leftoverOf: at }

  it('[LEFT-1] has a meal at least that is no leftover', () => {
    expect(isCookedHere({ slots: [at] })).toBe(true)
    expect(isCookedHere(cookedOnce(at, [1], 'soup'))).toBe(true)
    expect(isCookedHere({ slots: [eatenLater] })).toBe(false)
  })
})
