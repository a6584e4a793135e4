import { describe, expect, it } from 'vitest'
import type { Meal } from '../../meals/meals.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { Dish } from './menu.ts'
import { choosableDishes, type PlanRequest, planDays, planSlots } from './plan-days.ts'
import type { PlannedDay } from './planned-day.ts'
import type { PlannedEater } from './table-seats.ts'
import {
  anyPalate,
  inventedDishes,
  plainServing,
  requestFor,
  wishesWith as wishesLike,
} from './testing/invented-menu.ts'

// Menus so small that a plan of them takes milliseconds, and what is chosen can be told beforehand.

const like = inventedDishes(1)
const of = (meal: Meal, id: string, own: Partial<Dish> = {}): Dish => ({
  ...like.find(({ meals }) => meals[0] === meal)!,
  ...plainServing,
  wholePieces: [],
  keepsDays: 4,
  id,
  ...own,
})
/** A lunch and a dinner of 500 kcal a serving are in range, from three servings in all to five. */
const ranges: MacroRanges = {
  calories: { minimum: 1400, maximum: 2600 },
  fat: { minimum: 100, maximum: 220 },
  netCarbs: { minimum: 0, maximum: 40 },
  protein: { minimum: 60, maximum: 180 },
}
const skipped = { isSkipped: true }
const wishesWith = (own: Parameters<typeof wishesLike>[0] = {}) =>
  wishesLike({ breakfast: skipped, dessert: skipped, ...own })
const usual = [of('lunch', 'lunch'), of('dinner', 'dinner')]
const lean: Partial<Dish> = { perServing: { calories: 500, fat: 5, netCarbs: 5, protein: 30 } }
const requestWith = (dishes: readonly Dish[], own: Partial<PlanRequest> = {}) =>
  requestFor(dishes, { ranges, wishes: wishesWith(), skipsBasket: true, ...own })
const planned = (...asked: Parameters<typeof requestWith>) => planDays(requestWith(...asked))
const eaten = (days: readonly PlannedDay[], meal: Meal) => [
  ...new Set(
    days.flatMap(({ items }) => items.filter((item) => item.meal === meal).map(({ dish }) => dish.id)),
  ),
]
const isIn = ({ deviation }: PlannedDay) => deviation === 0

describe('a plan of few dishes', () => {
  it('[PLAN-2] has the dishes that bring its days into range', () => {
    const days = planned([...usual, of('lunch', 'lean lunch', lean), of('dinner', 'lean dinner', lean)])
    expect(days.every(isIn)).toBe(true)
    expect(days.every(({ items }) => items.length === 2)).toBe(true)
  })

  it('[PLATE-1] what a day holds too much of counts only once its days are filled', () => {
    const fatty = { ...ranges, fat: { minimum: 140, maximum: 220 } }
    const dishes = [of('lunch', 'eggs', { eggs: 30 }), of('lunch', 'lean lunch', lean), usual[1]!]
    expect(eaten(planned(dishes, { ranges: fatty }), 'lunch')).toEqual(['eggs'])
  })

  it('[CON-4] cooks each meal afresh where nothing keeps until its leftovers are eaten', () => {
    const wishes = wishesWith({ lunch: { leftovers: 'mostly' }, dinner: { leftovers: 'mostly' } })
    const leftovers = (keepsDays: number) =>
      planned(
        usual.map((dish) => ({ ...dish, keepsDays })),
        { wishes },
      ).flatMap(({ items }) => items.filter(({ leftoverOf }) => leftoverOf)).length
    expect(leftovers(4)).toBeGreaterThan(0)
    expect(leftovers(0)).toBe(0)
    const days = planned(
      usual.map((dish) => ({ ...dish, keepsDays: 0 })),
      { wishes },
    )
    expect(days.every(({ items }) => items.length === 2)).toBe(true)
  })

  it('[ITEM-7] holds what the person’s palate allows, and what they like whatever it is', () => {
    const thai = { character: { ...like[0]!.character, cuisine: 'thai' as const } }
    const dishes = [...usual, of('lunch', 'thai', thai), of('lunch', 'liked', thai)]
    const ids = (own: Partial<PlanRequest>) => choosableDishes(requestWith(dishes, own)).map(({ id }) => id)
    const palate = { ...anyPalate, dislikedCuisines: ['thai'] as const }
    expect(choosableDishes(requestWith(dishes))).toBe(dishes)
    expect(ids({ palate })).toEqual(['lunch', 'dinner'])
    expect(ids({ palate, liked: new Set(['liked']) })).toEqual(['lunch', 'dinner', 'liked'])
    const onlyThai = [usual[1]!, of('lunch', 'thai', thai), of('lunch', 'liked', thai)]
    expect(eaten(planned(onlyThai, { palate, liked: new Set(['liked']) }), 'lunch')).toEqual(['liked'])
  })

  it('[HELD-4] has what is strange where only that brings a day into range', () => {
    const strange = { character: { ...like[0]!.character, familiarity: 'discovery' as const } }
    const lunches = Array.from({ length: 20 }, (_, at) => of('lunch', `lunch ${at}`))
    const other = Array.from({ length: 20 }, (_, at) => of('lunch', `lean ${at}`, lean))
    const dishes = (familiar: readonly Dish[]) => [...familiar, of('lunch', 'strange', strange), usual[1]!]
    expect(eaten(planned(dishes(lunches)), 'lunch')).not.toContain('strange')
    const fatty = { ...ranges, fat: { minimum: 140, maximum: 220 } }
    const days = planned(dishes(other), { ranges: fatty })
    expect(eaten(days, 'lunch')).toContain('strange')
    expect(days.filter(isIn).length).toBeGreaterThan(0)
  })

  it('[PLAN-6] fills what is open round what is kept', () => {
    const kept = [{ day: 3, meal: 'lunch' as const, dish: of('lunch', 'kept', lean), servings: 2 }]
    const days = planned(usual, { kept })
    expect(days[3]!.items.map(({ dish, servings }) => [dish.id, servings])).toContainEqual(['kept', 2])
    expect(eaten(days.toSpliced(3, 1), 'lunch')).toEqual(['lunch'])
    expect(days.every(({ items }) => items.length === 2)).toBe(true)
  })

  it('[PLAN-2] fills the open slots alone, desserts of one week as one batch', () => {
    const dishes = [
      ...usual,
      of('dessert', 'cake', { batchServings: 2, perServing: { ...lean.perServing!, calories: 150 } }),
    ]
    const wishes = wishesWith({ dessert: {} })
    const open = [
      { day: 5, meal: 'dessert' as const },
      { day: 4, meal: 'lunch' as const },
      { day: 3, meal: 'dessert' as const },
    ]
    const days = planSlots(requestWith(dishes, { wishes }), open)
    const items = days.flatMap((day, at) => day.items.map(({ meal, leftoverOf }) => [at, meal, leftoverOf]))
    expect(items).toEqual([
      [3, 'dessert', undefined],
      [4, 'lunch', undefined],
      [5, 'dessert', { day: 3, meal: 'dessert' }],
    ])
  })

  it('[LIFE-4] counts what is eaten besides', () => {
    const besides = Array.from({ length: 28 }, () => ({ calories: 300, fat: 140, netCarbs: 0, protein: 60 }))
    // With 140 g besides, two mains of 40 g a serving would be too much fat.
    const days = planned([...usual, of('lunch', 'lean lunch', lean), of('dinner', 'lean dinner', lean)], {
      besides,
    })
    expect(days.every(isIn)).toBe(true)
    expect(days.every(({ totals }) => totals.fat <= 220)).toBe(true)
  })

  it('[PLAN-4] is the same of the same seed', () => {
    const dishes = [1, 2, 3].flatMap((at) => [of('lunch', `lunch ${at}`), of('dinner', `dinner ${at}`)])
    expect(planned(dishes)).toEqual(planned(dishes))
    expect(planned(dishes, { seed: 'other' })).not.toEqual(planned(dishes))
  })
})

describe('a plan for a table', () => {
  const share = { least: 0.1, most: 0.6 }
  const eaterWith = (
    own: Partial<MacroRanges>,
    mayEat = ['lunch', 'dinner', 'lean lunch', 'lean dinner'],
  ) => ({
    sharedDays: { breakfast: [], lunch: [], dinner: Array.from({ length: 28 }, (_, day) => day) },
    mayEat: new Set(mayEat),
    size: 1,
    needs: {
      calories: 1500,
      shares: { breakfast: share, lunch: share, dinner: share, dessert: share },
      rangesOn: Array.from({ length: 28 }, () => ({ ...anyDay, ...own })),
    },
  })
  const any = { minimum: 0, maximum: 9999 }
  const anyDay: MacroRanges = { calories: any, fat: any, netCarbs: any, protein: any }
  const dishes = [...usual, of('dinner', 'lean dinner', lean)]
  const dinners = (table: readonly PlannedEater[], own: Partial<PlanRequest> = {}) =>
    planned(dishes, { table, ...own })

  it('[TOG-3] has dinners that bring all into range who share them', () => {
    const light = eaterWith({ fat: { minimum: 0, maximum: 10 } })
    const wide = { ranges: { ...ranges, fat: { minimum: 0, maximum: 220 } } }
    expect(eaten(dinners([light], wide), 'dinner')).toEqual(['lean dinner'])
    expect(dinners([light], wide).every(isIn)).toBe(true)
  })

  it('[TOG-3] is made for the owner where not all can be in range', () => {
    const light = eaterWith({ fat: { minimum: 0, maximum: 10 } })
    const owner = { ranges: { ...ranges, fat: { minimum: 140, maximum: 220 } } }
    const days = dinners([light], owner)
    expect(days.every(isIn)).toBe(true)
    expect(eaten(days, 'dinner')).toEqual(['dinner'])
  })

  describe('with two dinners, of which one suits the eater', () => {
    const few = { perServing: { ...plainServing.perServing, netCarbs: 1 } }
    const pair = [...usual, of('dinner', 'of few carbs', few)]
    const eater = eaterWith({ netCarbs: { minimum: 0, maximum: 1 } }, ['lunch', 'dinner', 'of few carbs'])
    /** With so many days of the owner that nothing brings into range. */
    const dinnersWith = (days: number, table: readonly PlannedEater[]) => {
      const besides = Array.from({ length: 28 }, (_, day) => ({
        ...{ calories: 0, fat: day < days ? 999 : 0, netCarbs: 0, protein: 0 },
      }))
      return eaten(planned(pair, { table, besides }), 'dinner')
    }

    it('[TOG-3] has that one while two days of the owner are out at most', () => {
      expect(dinnersWith(0, [eater])).toEqual(['of few carbs'])
      expect(dinnersWith(2, [eater])).toEqual(['of few carbs'])
      // Days of the eater that nothing brings into range are none of the owner's.
      const rangesOn = eater.needs.rangesOn.map((of_, day) =>
        day < 5 ? { ...of_, fat: { minimum: 900, maximum: 999 } } : of_,
      )
      expect(dinnersWith(0, [{ ...eater, needs: { ...eater.needs, rangesOn } }])).toEqual(['of few carbs'])
    })

    it('[TOG-3] is planned for the owner alone where three are', () => {
      expect(dinnersWith(3, [eater]).toSorted()).toEqual(['dinner', 'of few carbs'])
      expect(dinnersWith(3, [eater, { ...eater, needs: undefined }]).toSorted()).toEqual([
        'dinner',
        'of few carbs',
      ])
    })
  })

  it('[TOG-3] has nothing that one of them may not eat', () => {
    const picky = eaterWith({}, ['lunch', 'lean dinner'])
    expect(eaten(dinners([picky]), 'dinner')).toEqual(['lean dinner'])
    expect(eaten(dinners([{ ...picky, needs: undefined }]), 'dinner')).toEqual(['lean dinner'])
  })
})
