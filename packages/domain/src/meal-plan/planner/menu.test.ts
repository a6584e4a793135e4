import { describe, expect, it } from 'vitest'
import { candidatesFor, type Dish, limitsOn, mayFill, menuOf, portionsOf } from './menu.ts'
import type { PlannedEater } from './table-seats.ts'
import { inventedDishes, requestFor, wishesWith } from './testing/invented-menu.ts'

const [, lunch] = inventedDishes(1)
const ranges = {
  calories: { minimum: 1800, maximum: 2200 },
  fat: { minimum: 100, maximum: 200 },
  netCarbs: { minimum: 0, maximum: 20 },
  protein: { minimum: 80, maximum: 120 },
}
const dishOf = (id: string, own: Partial<Dish> = {}): Dish => ({
  ...lunch!,
  id,
  minutes: 20,
  keepsDays: 3,
  gramsPerServing: 200,
  perServing: { calories: 400, fat: 20, netCarbs: 4, protein: 40 },
  ...own,
})
const of = (dishes: readonly Dish[], own: Parameters<typeof requestFor>[1] = {}) =>
  menuOf(dishes, requestFor(dishes, { ranges, ...own }))
const at = (day: number, meal: 'lunch' | 'dinner' = 'lunch') => ({ day, meal })
const batchTimes = { prepMinutes: 5, cookMinutes: 15, servings: 2, atOnce: 2 }

describe('the menu', () => {
  it('[PLAN-2] holds a quarter of a serving of each dish as columns', () => {
    const { calories, fat, netCarbs, protein } = of([dishOf('one')])
    expect([calories[0], fat[0], netCarbs[0], protein[0]]).toEqual([100, 5, 1, 10])
  })

  it('[PLAN-2] portions keep to the meal’s share of the day', () => {
    const { leastPortion, mostPortion, mostCalories } = of([dishOf('one')])
    // Lunch is 0.18 to 0.5 of 2,000 kcal.
    expect([leastPortion.lunch[0], mostPortion.lunch[0]]).toEqual([4, 10])
    expect(mostCalories.lunch).toBe(1000)
    expect(portionsOf(dishOf('one'), { least: 0.25, most: 0.35 }, 2000)).toEqual({ least: 5, most: 7 })
  })

  it('[LIFE-4] meals share what is left beside what else is eaten, on average', () => {
    const besides = [0, 800].map((calories) => ({ calories, fat: 0, netCarbs: 0, protein: 0 }))
    const { leastPortion, mostPortion, mostCalories } = of([dishOf('one')], { besides })
    expect([leastPortion.lunch[0], mostPortion.lunch[0], mostCalories.lunch]).toEqual([3, 8, 800])
  })

  it('[PLAN-2] a portion that no column holds is none', () => {
    const empty = dishOf('empty', { perServing: { calories: 0.1, fat: 0, netCarbs: 0, protein: 0 } })
    const { leastPortion, mostPortion } = of([empty])
    expect([leastPortion.lunch[0], mostPortion.lunch[0]]).toEqual([255, 10])
    // What is eaten besides is more than the day may have.
    const besides = [{ calories: 3000, fat: 0, netCarbs: 0, protein: 0 }]
    expect(of([dishOf('one')], { besides }).mostPortion.lunch[0]).toBe(0)
  })

  it('[PLAN-2] a dish without a portion for its meal is no candidate', () => {
    const tiny = dishOf('tiny', { perServing: { calories: 100, fat: 5, netCarbs: 1, protein: 10 } })
    const { candidates, leastPortion, mostPortion } = of([tiny, dishOf('one')])
    expect([...candidates.lunch]).toEqual([1])
    expect(leastPortion.lunch[0]).toBeGreaterThan(mostPortion.lunch[0]!)
    expect([...candidates.dinner]).toEqual([])
  })

  it('[PLATE-3] [PLAN-6] sides and kept dishes stand behind, and fill no slot', () => {
    const dishes = [dishOf('one')]
    const menu = menuOf(dishes, requestFor(dishes, { ranges }), {
      sides: [dishOf('side'), dishOf('other side')],
      kept: [dishOf('kept')],
    })
    expect(menu.dishes.map(({ id }) => id)).toEqual(['one', 'side', 'other side', 'kept'])
    expect(menu.sides).toEqual({ first: 1, count: 2 })
    expect([...menu.candidates.lunch]).toEqual([0])
  })

  it('[HELD-4] a portion is no larger than is done in time, for all who eat', () => {
    const batched = dishOf('batched', { batchTimes })
    const most = (mostMinutes: number, people = 1) =>
      of([batched], { people, wishes: wishesWith({ lunch: { mostMinutes } }) }).mostPortion.lunch[0]
    expect([most(0), most(20), most(35)]).toEqual([10, 8, 10])
    expect(most(20, 2)).toBe(4)
    expect(most(34, 2)).toBe(4)
    expect(most(35, 2)).toBe(8)
    const kept = menuOf([], requestFor([], { ranges, wishes: wishesWith({ lunch: { mostMinutes: 20 } }) }), {
      kept: [batched],
    })
    expect(kept.mostPortion.lunch[0]).toBe(10)
  })

  it('[PLAN-2] a dessert takes the time it takes', () => {
    const cake = dishOf('cake', { meals: ['dessert'], perServing: { ...lunch!.perServing, calories: 200 } })
    const menu = of([cake], { wishes: wishesWith({ dessert: { mostMinutes: 5 } }) })
    expect(menu.mostMinutes.dessert).toBe(0)
    const slots = [{ day: 2, meal: 'dessert' as const }]
    expect([...candidatesFor(menu, { meal: 'dessert', slots })]).toEqual([0])
  })

  it('[TOG-3] each eater with needs has limits of their own, on days of theirs', () => {
    const share = { least: 0.1, most: 0.2 }
    const eater: PlannedEater = {
      sharedDays: { breakfast: [], lunch: [1], dinner: [] },
      mayEat: new Set(),
      size: 1,
      needs: {
        calories: 3000,
        shares: { breakfast: share, lunch: share, dinner: share, dessert: share },
        rangesOn: [],
      },
    }
    const menu = of([dishOf('one')], { table: [{ ...eater, needs: undefined }, eater] })
    expect(menu.limits).toHaveLength(2)
    expect(limitsOn(menu, 27).leastPortion.lunch[0]).toBe(4)
    expect([limitsOn(menu, 28).leastPortion.lunch[0], limitsOn(menu, 28).mostPortion.lunch[0]]).toEqual([
      3, 6,
    ])
  })
})

describe('a dish that may fill a meal', () => {
  it('[PLAN-2] is of a meal that is taken from, and no slower than the weekday with most time', () => {
    const wishes = wishesWith({
      lunch: { mostMinutes: 15, mostMinutesOn: { sunday: 20 }, takenFrom: ['lunch', 'dinner'] },
      breakfast: { isSkipped: true, takenFrom: ['lunch'] },
      dessert: { mostMinutes: 5, takenFrom: ['dessert'] },
    })
    expect(mayFill(dishOf('one'), 'lunch', wishes)).toBe(true)
    expect(mayFill(dishOf('one', { minutes: 21 }), 'lunch', wishes)).toBe(false)
    expect(mayFill(dishOf('one', { meals: ['dinner'] }), 'lunch', wishes)).toBe(true)
    expect(mayFill(dishOf('one', { meals: [] }), 'lunch', wishes)).toBe(false)
    expect(mayFill(dishOf('one'), 'dinner', wishes)).toBe(false)
    expect(mayFill(dishOf('one'), 'breakfast', wishes)).toBe(false)
    expect(mayFill(dishOf('one', { meals: ['dessert'] }), 'dessert', wishes)).toBe(true)
  })
})

describe('the candidates of a cooking', () => {
  const ids = (dishes: readonly Dish[], slots: Parameters<typeof candidatesFor>[1]['slots'], own = {}) => {
    const menu = of(dishes, own)
    return [...candidatesFor(menu, { meal: 'lunch', slots })].map((dish) => menu.dishes[dish]!.id)
  }
  const fed = (day: number, from: number) => ({ ...at(day), leftoverOf: at(from) })

  it('[CON-4] keep until their last leftover is eaten', () => {
    const dishes = [1, 2, 3].map((keepsDays) => dishOf(`${keepsDays}`, { keepsDays }))
    expect(ids(dishes, [at(0)])).toEqual(['1', '2', '3'])
    expect(ids(dishes, [at(0), fed(2, 0)])).toEqual(['2', '3'])
    expect(ids(dishes, [at(0), fed(1, 0), fed(3, 0)])).toEqual(['3'])
  })

  it('[LIV-4] are cooked in the time of the day they are cooked on', () => {
    const dishes = [10, 20, 21].map((minutes) => dishOf(`${minutes}`, { minutes }))
    const wishes = wishesWith({ lunch: { mostMinutesOn: { tuesday: 20 } } })
    expect(ids(dishes, [at(0)], { wishes })).toEqual(['10', '20', '21'])
    expect(ids(dishes, [at(1)], { wishes })).toEqual(['10', '20'])
    expect(ids(dishes, [at(0), fed(1, 0)], { wishes })).toEqual(['10', '20', '21'])
  })

  it('[HELD-4] are done in time with all that is eaten of one cooking', () => {
    const dishes = [dishOf('batched', { batchTimes }), dishOf('pot')]
    const asked = (mostMinutes: number) => ({ wishes: wishesWith({ lunch: { mostMinutes } }) })
    // Eight quarters at most in 20 minutes: two cookings in the pan for two meals.
    expect(ids(dishes, [at(0)], asked(20))).toEqual(['batched', 'pot'])
    expect(ids(dishes, [at(0), fed(1, 0)], asked(20))).toEqual(['pot'])
    expect(ids(dishes, [at(0), at(2)], asked(20))).toEqual(['batched', 'pot'])
    expect(ids(dishes, [at(0), fed(1, 0)], asked(0))).toEqual(['batched', 'pot'])
  })

  it('[TOG-3] suit all who share a slot', () => {
    const eater: PlannedEater = {
      sharedDays: { breakfast: [], lunch: [1], dinner: [] },
      mayEat: new Set(['both']),
      size: 1,
    }
    const dishes = [dishOf('both'), dishOf('own')]
    expect(ids(dishes, [at(0)], { table: [eater] })).toEqual(['both', 'own'])
    expect(ids(dishes, [at(1)], { table: [eater] })).toEqual(['both'])
    expect(ids(dishes, [at(0), fed(1, 0)], { table: [eater] })).toEqual(['both'])
  })
})
