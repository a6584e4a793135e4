import { describe, expect, it } from 'vitest'
import type { Equipment } from '../../../cooking/equipment.ts'
import { type Meal, mainMeals } from '../../../meals/meals.ts'
import { deviationOf } from '../../../nutrition/deviation.ts'
import type { Macros } from '../../../nutrition/macros.ts'
import type { Dish } from '../menu.ts'
import type { PlanRequest } from '../plan-days.ts'
import type { PlannedDay } from '../planned-day.ts'
import {
  anyPalate,
  inventedDishes,
  plainServing,
  requestFor,
  wishesWith as wishesLike,
} from '../testing/invented-menu.ts'
import { nothingFits, type TimeSteps } from './relaxations.ts'

// A plan made by hand may be out of range though another would be in range: so each offer gains days, and all of them are seen.

const like = inventedDishes(1)
const of = (meal: Meal, id: string, own: Partial<Dish> = {}): Dish => ({
  ...like.find(({ meals }) => meals[0] === meal)!,
  ...plainServing,
  wholePieces: [],
  id,
  ...own,
})
const of3 = (meal: Meal, own: Partial<Dish> = {}) => [1, 2, 3].map((at) => of(meal, `${meal} ${at}`, own))
const dishes = mainMeals.flatMap((meal) => of3(meal))
/** Three servings of 500 kcal or four are in range, and so are five. */
const ranges = {
  calories: { minimum: 1400, maximum: 2600 },
  fat: { minimum: 100, maximum: 200 },
  netCarbs: { minimum: 0, maximum: 40 },
  protein: { minimum: 60, maximum: 180 },
}
const inRange: Macros = { calories: 2000, fat: 150, netCarbs: 20, protein: 120 }
const noDessert = { isSkipped: true }
const wishesWith = (own: Parameters<typeof wishesLike>[0] = {}) => wishesLike({ dessert: noDessert, ...own })
const requestWith = (own: Partial<PlanRequest> = {}) =>
  requestFor(dishes, { ranges, wishes: wishesWith(), ...own })

const dayWith = (totals: Partial<Macros> = {}, meals: readonly Meal[] = mainMeals): PlannedDay => {
  const all = { ...inRange, ...totals }
  const items = meals.map((meal) => ({ meal, dish: like[0]!, servings: 1 }))
  return { items, totals: all, deviation: deviationOf(all, ranges) }
}
const daysOf = (usual: PlannedDay, ...others: readonly PlannedDay[]) => [
  ...others,
  ...Array.from({ length: 28 - others.length }, () => usual),
]
const out = dayWith({ fat: 250 })

const noSteps: TimeSteps = { breakfast: [], lunch: [], dinner: [] }
const told = (request: PlanRequest, days: readonly PlannedDay[], timeSteps = noSteps) =>
  nothingFits(request, days, timeSteps)
const relaxations = (...asked: Parameters<typeof told>) =>
  told(...asked)!.offers.map(({ relaxation }) => relaxation)
const kinds = (...asked: Parameters<typeof told>) => relaxations(...asked).map(({ kind }) => kind)

describe('that nothing fits', () => {
  it('[PLAN-5] is said where no day is in range and where a meal has no dish, and not else', () => {
    expect(told(requestWith(), daysOf(out, dayWith()))).toBeUndefined()
    expect(told(requestWith(), daysOf(out))).toMatchObject({ emptyMeals: [], emptyOn: [] })
    const noDinner = dishes.filter(({ meals }) => meals[0] !== 'dinner')
    const asked = requestFor(noDinner, { ranges, wishes: wishesWith() })
    expect(told(asked, daysOf(dayWith()))).toMatchObject({ emptyMeals: ['dinner'], emptyOn: [] })
    // Desserts are skipped, and there is none.
    const skipped = { ...asked, wishes: wishesWith({ dinner: { isSkipped: true } }) }
    expect(told(skipped, daysOf(dayWith()))).toBeUndefined()
    const dessert = requestWith({ wishes: wishesWith({ dessert: {} }) })
    expect(told(dessert, daysOf(dayWith()))).toMatchObject({ emptyMeals: ['dessert'] })
  })

  it('[PLAN-5] a day that lacks a meal is not in range, whatever its sums; one that skips it is', () => {
    const noLunch = daysOf(dayWith({}, ['breakfast', 'dinner']))
    expect(told(requestWith(), noLunch)).toBeDefined()
    const skips = requestWith({ wishes: wishesWith({ lunch: { isSkipped: true } }) })
    expect(told(skips, noLunch)).toBeUndefined()
    expect(told(skips, daysOf(dayWith({ fat: 250 }, ['breakfast', 'dinner'])))).toBeDefined()
  })

  it('[PLAN-5] [LIV-4] is said where a short weekday lacks a meal; what leaves it so is no offer', () => {
    const slow = dishes.map((dish) => (dish.meals[0] === 'lunch' ? { ...dish, minutes: 30 } : dish))
    const request = requestFor([...slow, ...of3('dessert')], {
      ranges,
      wishes: wishesWith({ dessert: {}, lunch: { mostMinutesOn: { monday: 15 } } }),
    })
    const days = daysOf(dayWith(), dayWith({}, ['breakfast', 'dinner']))
    expect(told(request, days)!.emptyOn).toEqual([{ weekday: 'monday', meal: 'lunch' }])
    expect(kinds(request, daysOf(out, dayWith({}, ['breakfast', 'dinner'])))).toEqual(['usual-time'])
  })

  it('[PLAN-5] names the nearest day, the first of two as near', () => {
    const near = dayWith({ fat: 201 })
    const days = daysOf(out, out, near, dayWith({ fat: 201 }))
    expect(told(requestWith(), days)!.nearest).toBe(near)
  })

  it('[PLAN-5] names the macro that is missed by most, in shares of what there may be, over all days', () => {
    const blocking = (...days: readonly Partial<Macros>[]) =>
      told(requestWith(), daysOf(dayWith(days[0]), ...days.slice(1).map((totals) => dayWith(totals))))!
        .blocking
    expect(blocking({ fat: 250, protein: 239 })).toBe('protein')
    expect(blocking({ fat: 275, protein: 239 })).toBe('fat')
    expect(blocking({ fat: 40, protein: 239 })).toBe('protein')
    expect(blocking({ fat: 20, protein: 239 })).toBe('fat')
    // On one day much carbs, on the others a little less fat than there should be.
    expect(blocking({ fat: 90 }, { netCarbs: 60 })).toBe('fat')
    expect(blocking({ fat: 99 }, { netCarbs: 60 })).toBe('netCarbs')
    expect(blocking({ calories: 2600 + 260, fat: 220 })).toBe('calories')
  })
})

describe('what asking less would bring', () => {
  it('[PLAN-5] counts the days in range and the dishes that it adds', () => {
    const [thai, greek] = (['thai', 'greek'] as const).map((cuisine) =>
      of('lunch', cuisine, { character: { ...like[0]!.character, cuisine } }),
    )
    const noLunch = dishes.filter(({ meals }) => meals[0] !== 'lunch')
    // Desserts are skipped, so one more is no gain.
    const cake = of('dessert', 'cake', { character: thai!.character })
    const request = requestFor([...noLunch, thai!, greek!, cake], {
      ranges,
      wishes: wishesWith(),
      palate: { ...anyPalate, dislikedCuisines: ['thai', 'greek'] },
    })
    const days = daysOf(out, dayWith(), dayWith(), dayWith())
    expect(told(request, days)).toMatchObject({
      emptyMeals: ['lunch'],
      offers: [
        { relaxation: { kind: 'all-cuisines', cuisines: ['thai', 'greek'] }, gain: { days: 25, dishes: 2 } },
      ],
    })
  })

  it('[PLAN-5] is offered only where it is a day more', () => {
    const noDinner = dishes.filter(({ meals }) => meals[0] !== 'dinner')
    const request = requestFor([...noDinner, ...of3('dessert')], {
      ranges,
      wishes: wishesWith({ dessert: {}, lunch: { mostMinutes: 30 } }),
    })
    for (const days of [daysOf(out), daysOf(out, dayWith())])
      expect(told(request, days, { ...noSteps, lunch: [45] })!.offers).toEqual([])
  })
})

describe('what may be asked less', () => {
  it('[PLAN-5] in this order: time, cuisines, equipment, dessert, ranges', () => {
    const lacking = { equipment: ['oven', 'blender'] as const, dishesWithout: () => dishes }
    const request = requestFor([...dishes, ...of3('dessert')], {
      ranges,
      lacking,
      wishes: wishesWith({ dessert: {}, lunch: { mostMinutes: 30, mostMinutesOn: { monday: 15 } } }),
      palate: { ...anyPalate, dislikedCuisines: ['thai'] },
    })
    const days = daysOf(out, dayWith({ fat: 210 }))
    expect(kinds(request, days, { ...noSteps, lunch: [45] })).toEqual([
      'usual-time',
      'more-time',
      'all-cuisines',
      'more-equipment',
      'more-equipment',
      'no-dessert',
      'wider-ranges',
      'wider-ranges',
    ])
    expect(kinds(requestWith(), daysOf(out))).toEqual(['wider-ranges'])
  })

  it('[PLAN-5] more time, each longer time of a meal with a limit, then none at all of them', () => {
    const timeSteps = { breakfast: [20, 45, 0], lunch: [60, 0, 30, 45, 20], dinner: [60, 90] }
    const more = (wishes: Parameters<typeof wishesWith>[0]) =>
      relaxations(requestWith({ wishes: wishesWith(wishes) }), daysOf(out), timeSteps).slice(0, -1)
    const longer = (meals: readonly string[], mostMinutes: number) => ({
      kind: 'more-time',
      meals,
      mostMinutes,
    })
    const ofLunch = [45, 60, 0].map((minutes) => longer(['lunch'], minutes))
    expect(more({ lunch: { mostMinutes: 30 } })).toEqual(ofLunch)
    expect(more({ lunch: { mostMinutes: 30 }, dinner: { mostMinutes: 60 } })).toEqual([
      ...ofLunch,
      longer(['dinner'], 90),
      longer(['lunch', 'dinner'], 0),
    ])
    expect(more({})).toEqual([])
    expect(more({ lunch: { mostMinutes: 30 }, breakfast: { mostMinutes: 20, isSkipped: true } })).toEqual(
      ofLunch,
    )
  })

  it('[PLAN-5] [CON-9] the piece of equipment that adds most dishes, then all of it', () => {
    const adding: Partial<Record<Equipment, number>> = { oven: 1, blender: 3, grill: 2 }
    const dishesOf = (piece: Equipment) =>
      Array.from({ length: adding[piece]! }, (_, at) => of('lunch', `${piece} ${at}`))
    const lackingOf = (equipment: readonly Equipment[]) => {
      const dishesWithout = (lacks: readonly Equipment[]) => [
        ...dishes,
        ...equipment.filter((piece) => !lacks.includes(piece)).flatMap(dishesOf),
      ]
      return requestWith({ lacking: { equipment, dishesWithout } })
    }
    const offers = (equipment: readonly Equipment[]) =>
      told(lackingOf(equipment), daysOf(out))!.offers.slice(0, -1)
    const pieces: readonly Equipment[] = ['oven', 'blender', 'grill']
    expect(offers(pieces)).toEqual([
      {
        relaxation: { kind: 'more-equipment', used: ['blender'], stillLacking: ['oven', 'grill'] },
        gain: { days: 28, dishes: 3 },
      },
      {
        relaxation: { kind: 'more-equipment', used: pieces, stillLacking: [] },
        gain: { days: 28, dishes: 6 },
      },
    ])
    expect(offers(['oven'])).toEqual([
      {
        relaxation: { kind: 'more-equipment', used: ['oven'], stillLacking: [] },
        gain: { days: 28, dishes: 1 },
      },
    ])
  })

  it('[PLAN-5] ranges that take in the nearest day, then the nearer half, in whole steps', () => {
    const wide = { calories: 2837, fat: 213.2, netCarbs: 40.04 }
    const near = dayWith({ protein: 58.4, fat: 150 })
    const half = Array.from({ length: 13 }, () => dayWith(wide))
    expect(relaxations(requestWith(), daysOf(dayWith({ fat: 900 }), ...half, near))).toEqual([
      {
        kind: 'wider-ranges',
        ranges: { ...ranges, protein: { minimum: 58, maximum: 180 } },
        macros: ['protein'],
      },
      {
        kind: 'wider-ranges',
        ranges: {
          calories: { minimum: 1400, maximum: 2840 },
          fat: { minimum: 100, maximum: 214 },
          // As shown, 40.04 g are 40.
          netCarbs: ranges.netCarbs,
          protein: { minimum: 58, maximum: 180 },
        },
        macros: ['calories', 'fat', 'protein'],
      },
    ])
  })

  it('[PLAN-5] such ranges once where both are the same', () => {
    const wider = (...nearest: readonly Partial<Macros>[]) =>
      relaxations(
        requestWith(),
        daysOf(dayWith({ fat: 230, calories: 1337 }), ...nearest.map((totals) => dayWith(totals))),
      )
    const both = { calories: { minimum: 1330, maximum: 2600 }, fat: { minimum: 100, maximum: 230 } }
    expect(wider()).toEqual([
      { kind: 'wider-ranges', ranges: { ...ranges, ...both }, macros: ['calories', 'fat'] },
    ])
    expect(wider({ fat: 230 })).toHaveLength(2)
    expect(wider({ calories: 1337 })).toHaveLength(2)
  })
})
