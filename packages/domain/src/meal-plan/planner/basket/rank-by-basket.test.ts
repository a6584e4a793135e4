import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import type { Meal } from '../../../meals/meals.ts'
import { type AmountTerm, amountsOfDay, amountsOfWeek } from '../amounts.ts'
import { lookWithout, type PlacedCooking, place } from '../board.ts'
import type { Dish, DishNumber } from '../menu.ts'
import { priceOfSize } from '../objective.ts'
import { plainCharacter } from '../palate.ts'
import { anyRanges } from '../testing/invented-menu.ts'
import {
  type Cooked,
  cooked,
  cookedOn,
  cookedOnce,
  cookingAt,
  dishNumber,
  plainFood,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { weights } from '../weights.ts'
import type { PricedPlan } from './priced-plan.ts'
import { emptyRanking, mayCook, type RankWishes, rankByBasket } from './rank-by-basket.ts'
import { priceOfSameness } from './sameness.ts'
import { priceOfBasket } from './week-baskets.ts'

const foods = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) =>
  plainFood(id, { openedDays: [4, 20, 400][at % 3]!, packGrams: 150 + 50 * at, price: at < 3 ? 1 : 3 }),
)
const proteins = ['beef', 'egg', 'plants', 'fish'] as const
const cuisines = ['american', 'greek', 'thai'] as const
/** Lunches and dinners, no two of them of the same foods, minutes, protein and size. */
const mains = Array.from(
  { length: 16 },
  (_, at): Dish =>
    smallDish(`main-${at}`, {
      meals: at % 4 === 0 ? ['lunch'] : ['lunch', 'dinner'],
      minutes: 5 + at,
      perServing: { calories: 400 + 20 * at, fat: 30, netCarbs: 5, protein: 30 },
      // Of some no portion comes out even.
      wholePieces: at % 5 === 0 ? [1.3, 0.7] : [],
      eggs: at % 3,
      foods: [
        { food: foods[at % 6]!, grams: 10 + 20 * at },
        { food: foods[(2 * at + 1) % 6]!, grams: 25 },
      ].filter(({ food }, place, all) => all.findIndex((one) => one.food === food) === place),
      character: {
        ...plainCharacter,
        mainProtein: proteins[at % 4]!,
        cuisine: at % 2 === 1 ? 'greek' : cuisines[at % 3]!,
        familiarity: at % 4 === 1 ? 'shelf' : 'weeknight',
        isMeatReplacer: at % 5 === 2,
      },
    }),
)
const breakfasts = [1, 2, 3].map((at) => ({
  ...mains[at]!,
  id: `breakfast-${at}`,
  meals: ['breakfast' as const],
}))
const desserts = [1, 2, 3].map((at) => ({
  ...mains[at]!,
  id: `dessert-${at}`,
  meals: ['dessert' as const],
  perServing: { calories: 150 + at, fat: 10, netCarbs: 5, protein: 3 },
}))
const dishes = [...mains, ...breakfasts, ...desserts]
const palate = {
  likedCuisines: [],
  dislikedCuisines: [],
  adventure: 'familiar',
  eatsMeatOrFish: true,
} as const

/** A week of dinners of one protein and cuisine around an evening, and lunches that use foods once or twice. */
const week: readonly Cooked[] = [
  cooked({ day: 0, meal: 'dinner' }, 'main-1'),
  cooked({ day: 1, meal: 'dinner' }, 'main-2'),
  cooked({ day: 2, meal: 'dinner' }, 'main-9'),
  cookedOnce({ day: 3, meal: 'dinner' }, [4], 'main-5'),
  cooked({ day: 0, meal: 'lunch' }, 'main-13', 6),
  cooked({ day: 1, meal: 'lunch' }, 'main-6'),
  cooked({ day: 0, meal: 'breakfast' }, 'breakfast-1'),
  cookedOnce({ day: 2, meal: 'dessert' }, [5], 'dessert-1'),
  cooked({ day: 8, meal: 'lunch' }, 'main-4', 8),
  {
    ...cooked({ day: 6, meal: 'dinner' }, 'main-7'),
    slots: [
      { day: 5, meal: 'dinner' },
      { day: 6, meal: 'lunch', leftoverOf: { day: 5, meal: 'dinner' } },
    ],
    portions: [4, 4],
  },
]
const asked: readonly AmountTerm[] = [
  { perServing: ({ eggs }) => eggs, ofDay: (eggs) => eggs ** 2, ofWeek: (eggs) => Math.max(0, eggs - 4) },
  { perServing: ({ minutes }) => minutes, ofWeek: (amount) => Math.max(0, 150 - amount) / 10 },
]

function rankingOf(
  plan: PricedPlan,
  cooking: PlacedCooking,
  { most = 100, ...wishes }: RankWishes & { most?: number } = {},
  random = seededRandom('ranking'),
): [string, number][] {
  const ranking = emptyRanking(most)
  lookWithout(plan.board, [cooking], () => rankByBasket(plan, cooking, ranking, random, wishes))
  const dishes = [...ranking.dishes.slice(0, ranking.length)]
  return dishes.map((dish, at) => [plan.menu.dishes[dish]!.id, ranking.prices[at]!])
}

const usualShares = { breakfast: 0.27, lunch: 0.33, dinner: 0.38, dessert: 0 } as const
/** What the plan costs more with the dish in its middle portion, but for twins; its portions by themselves, and evenings beside it. */
function costOf(plan: PricedPlan, cooking: PlacedCooking, dish: DishNumber): number {
  const { board, forms, menu, middlePortion, leastOfPortion, baskets, sameness, dinnerProtein } = plan
  const { meal, seats, week, days } = cooking
  const price = () => {
    const ofTwins = weights.twins.value * sameness.twins[week]!
    const ofWeek = priceOfBasket(baskets, week) + priceOfSameness(sameness, week) - ofTwins
    return plan.cookingPrice + baskets.monthPrice + ofWeek
  }
  return lookWithout(board, [cooking], () => {
    const before = price()
    const portion = middlePortion[meal][dish]!
    place(board, cooking, { dish, portions: seats.map(() => portion) })
    const { amounts } = board
    const asked = amounts
      ? [amountsOfWeek(amounts, week), ...days.map((day) => amountsOfDay(amounts, day))]
      : []
    const beside = days.flatMap((day) => [day - 1, day + 1]).filter((day) => day >= 0 && !days.includes(day))
    const own = sameness.traits.protein[dish]
    const evenings = meal === 'dinner' ? beside.filter((day) => dinnerProtein[day] === own).length : 0
    const added = price() - before + asked.reduce((sum, of) => sum + of, 0)
    const usual = (usualShares[meal] * (forms.least[0]! + forms.most[0]!)) / 2 / menu.calories[dish]!
    const size = meal === 'dessert' ? 0 : weights.sizeInRanking.value * priceOfSize(usual)
    const ofPortion = seats.length === 1 ? leastOfPortion[meal][dish]! : 0
    return added + size + ofPortion + weights.proteinAgain.value * evenings
  })
}

describe('a ranking of dishes for a cooking', () => {
  const at = (day: number, meal: Meal) => ({ day, meal })
  const cookings: readonly (readonly [string, number, Meal, number])[] = [
    ['a dinner between two others', 1, 'dinner', 12],
    ['a dinner that is a leftover, too', 3, 'dinner', 12],
    ['a dinner that is a lunch, too', 5, 'dinner', 12],
    ['a lunch', 1, 'lunch', 16],
    ['a breakfast', 0, 'breakfast', 3],
    ['a dessert of two days', 2, 'dessert', 3],
    ['a lunch of another week', 8, 'lunch', 16],
  ]

  it.each(cookings)(
    '[LIV-1] says what the plan costs more with each, the cheapest first: %s',
    (_, day, meal, all) => {
      for (const counted of [[], asked]) {
        const plan = smallPlan(dishes, week, { palate, counted, dearer: { 'main-3': 2 } })
        plan.mostRepeats = 0
        // Once any other was ranked, what stays of it is remembered.
        for (const [, otherDay, otherMeal] of cookings)
          rankingOf(plan, cookingAt(plan, at(otherDay, otherMeal)))
        const cooking = cookingAt(plan, at(day, meal))
        const ranked = rankingOf(plan, cooking)
        const others = new Set(week.map(({ dish }) => dish))
        others.delete(plan.menu.dishes[plan.board.dishOf[cooking.number]!]!.id)
        const free = dishes.filter(({ id, meals }) => meals.includes(meal) && !others.has(id))
        expect(ranked.map(([id]) => id).sort()).toEqual(free.map(({ id }) => id).sort())
        expect(free.length).toBeLessThanOrEqual(all)
        for (const [id, price] of ranked)
          expect([id, price]).toEqual([id, expect.closeTo(costOf(plan, cooking, dishNumber(plan, id)), 6)])
        const prices = ranked.map(([, price]) => price)
        expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      }
    },
  )

  it('[LIV-1] counts all it looks at as work, and holds as many as are asked for', () => {
    const plan = smallPlan(dishes, week, { palate })
    const cooking = cookingAt(plan, at(1, 'lunch'))
    const all = rankingOf(plan, cooking)
    const { ranked } = plan
    expect(rankingOf(plan, cooking, { most: 4 })).toEqual(all.slice(0, 4))
    expect(plan.ranked - ranked).toBe(16)
    expect(rankingOf(plan, cooking, { most: 1 })).toEqual(all.slice(0, 1))
  })

  it('[LIV-1] of two that cost the same the first is before the other', () => {
    const plan = smallPlan(
      ['a', 'b', 'c'].map((id) => smallDish(id)),
      [cooked(at(0, 'lunch'), 'c')],
    )
    const cooking = cookingAt(plan, at(0, 'lunch'))
    expect(rankingOf(plan, cooking).map(([id]) => id)).toEqual(['a', 'b', 'c'])
    expect(rankingOf(plan, cooking, { most: 1 }).map(([id]) => id)).toEqual(['a'])
  })

  it('[LIV-1] what a dish saves of waste counts for one that is dearer than the last', () => {
    // The first adds nothing; the other has a food that is thrown away now, and takes longer.
    const cream = plainFood('cream', { packGrams: 1000, price: 3 })
    const plain = smallDish('plain', { minutes: 0 })
    const saving = smallDish('saving', { minutes: 15, foods: [{ food: cream, grams: 500 }] })
    const stew = smallDish('stew', { meals: ['dinner'], minutes: 0, foods: [{ food: cream, grams: 100 }] })
    const plan = smallPlan(
      [plain, saving, stew],
      [cooked(at(0, 'lunch'), 'plain'), ...[0, 1, 2].map((day) => cooked(at(day, 'dinner'), 'stew', 2))],
      { palate },
    )
    const cooking = cookingAt(plan, at(0, 'lunch'))
    expect(rankingOf(plan, cooking).map(([id]) => id)).toEqual(['saving', 'plain'])
    expect(rankingOf(plan, cooking, { most: 1 }).map(([id]) => id)).toEqual(['saving'])
  })

  it('[LIV-1] knows no dish with a food that is to go, or none but those with one that is wanted', () => {
    const plan = smallPlan(dishes, week, { palate })
    const cooking = cookingAt(plan, at(1, 'lunch'))
    const number = plan.baskets.columns.foods.findIndex(({ id }) => id === 'b')
    const has = (id: string) =>
      dishes.some((dish) => dish.id === id && dish.foods.some(({ food }) => food.id === 'b'))
    const all = rankingOf(plan, cooking)
    const [withIt, withoutIt] = [all.filter(([id]) => has(id)), all.filter(([id]) => !has(id))]
    expect(withIt.length).toBeGreaterThan(1)
    expect(rankingOf(plan, cooking, { using: number })).toEqual(withIt)
    expect(rankingOf(plan, cooking, { without: number })).toEqual(withoutIt)
    expect(rankingOf(plan, cooking)).toEqual(all)
  })

  it('[LIV-1] [PLAN-4] chance moves each price by as much as is asked, else none is drawn', () => {
    const plan = smallPlan(dishes, week, { palate })
    const cooking = cookingAt(plan, at(1, 'lunch'))
    const prices = new Map(rankingOf(plan, cooking))
    const half = rankingOf(plan, cooking, { noise: 3 }, () => 0.5)
    for (const [id, price] of half)
      expect([id, price]).toEqual([id, expect.closeTo(prices.get(id)! + 1.5, 6)])
    const never = () => {
      throw new Error('No chance was asked for')
    }
    expect(rankingOf(plan, cooking, {}, never)).toEqual([...prices])
  })

  it('[HELD-4] a meal that is to be new is priced as one, alone and with leftovers', () => {
    const plan = smallPlan(dishes, week, { palate })
    const { taste, menu } = plan
    for (const [dish] of menu.dishes.entries()) taste.ofDiscovery[dish] = dish % 7
    for (const [day, meals] of [
      [1, 1],
      [3, 2],
    ] as const) {
      const cooking = cookingAt(plan, at(day, 'dinner'))
      const usual = new Map(rankingOf(plan, cooking))
      cooking.isDiscovery = true
      for (const [id, price] of rankingOf(plan, cooking)) {
        const added = weights.taste.value * weights.newDishTimes.value * meals * (dishNumber(plan, id) % 7)
        expect([id, price]).toEqual([id, expect.closeTo(usual.get(id)! + added, 6)])
      }
    }
  })
})

describe('a dish that is on the plan already', () => {
  const many = Array.from({ length: 14 }, (_, at) => smallDish(`dish-${at}`, { meals: ['lunch', 'dinner'] }))
  const lunch = (day: number, dish: string) => cooked({ day, meal: 'lunch' }, dish)
  const others = (count: number, from = 1) =>
    Array.from({ length: count }, (_, at) => cooked({ day: from + at, meal: 'dinner' }, `dish-${from + at}`))
  const mayCookOn = (plan: PricedPlan, day: number, id: string) => {
    const cooking = cookingAt(plan, { day, meal: 'lunch' })
    return lookWithout(plan.board, [cooking], () => mayCook(plan, cooking, dishNumber(plan, id)))
  }

  it('[PLAN-2] comes again after a week, and only where few are cooked again', () => {
    const plan = smallPlan(many, [
      lunch(0, 'dish-0'),
      lunch(6, 'dish-13'),
      lunch(7, 'dish-12'),
      ...others(11),
    ])
    expect(plan.mostRepeats).toBeGreaterThan(0)
    expect([mayCookOn(plan, 6, 'dish-0'), mayCookOn(plan, 7, 'dish-0')]).toEqual([false, true])
    expect(mayCookOn(plan, 6, 'dish-13')).toBe(true)
    const few = smallPlan(many, [lunch(0, 'dish-0'), lunch(7, 'dish-12'), ...others(2)])
    expect(few.mostRepeats).toBe(0)
    expect([mayCookOn(few, 7, 'dish-0'), mayCookOn(few, 7, 'dish-13')]).toEqual([false, true])
  })

  it('[PLAN-2] [PLATE-4] is as near seen from where it is cooked as from here', () => {
    // A week's turns may not be met by the same dish on a day between them, which a lunch of one day doesn't see.
    const turns = cookedOn('lunch', [7, 9], 'dish-0')
    const plan = smallPlan(many, [turns, lunch(20, 'dish-12'), ...others(11)])
    const cooking = cookingAt(plan, { day: 20, meal: 'lunch' })
    expect(mayCookOn(plan, 20, 'dish-0')).toBe(true)
    Object.assign(plan.seating.turns[0]!, { tooNear: 1 << 20 })
    expect(cooking.tooNear & plan.seating.turns[0]!.cookedOn).toBe(0)
    expect(mayCookOn(plan, 20, 'dish-0')).toBe(false)
    // Of another dish nothing is too near.
    expect(mayCookOn(plan, 20, 'dish-13')).toBe(true)
    Object.assign(plan.seating.turns[0]!, { tooNear: 1 << 19 })
    expect(mayCookOn(plan, 20, 'dish-0')).toBe(true)
  })

  it('[PLAN-2] isn’t ranked where it may not be cooked, and costs its repeats where it may', () => {
    const plan = smallPlan(many, [
      lunch(0, 'dish-0'),
      lunch(6, 'dish-13'),
      lunch(7, 'dish-12'),
      ...others(11),
    ])
    const ranked = (day: number) => new Map(rankingOf(plan, cookingAt(plan, { day, meal: 'lunch' })))
    expect(ranked(6).has('dish-0')).toBe(false)
    const prices = ranked(7)
    expect(prices.get('dish-0')! - prices.get('dish-12')!).toBeCloseTo(weights.repeat.value, 6)
  })

  it('[PLATE-4] of the dishes that take turns one of another week is dearer', () => {
    const turns = [0, 7].map((monday, at) => cookedOn('lunch', [monday, monday + 2], `dish-${at}`))
    const plan = smallPlan(many, [...turns, ...others(10, 2)])
    const prices = new Map(rankingOf(plan, cookingAt(plan, { day: 7, meal: 'lunch' })))
    const { dishOfAnotherWeek, repeat } = weights
    expect(prices.get('dish-0')! - prices.get('dish-1')!).toBeCloseTo(
      dishOfAnotherWeek.value + repeat.value,
      6,
    )
    // Of a meal that is cooked once it isn't.
    const once = smallPlan(many, [...turns, ...others(10, 2), lunch(20, 'dish-13')])
    const ofMeal = new Map(rankingOf(once, cookingAt(once, { day: 20, meal: 'lunch' })))
    expect(ofMeal.get('dish-0')! - ofMeal.get('dish-13')!).toBeCloseTo(repeat.value, 6)
  })
})

it('[TOG-3] what is counted on the days of a cooking is what the owner eats', () => {
  const share = { least: 0, most: 1 }
  const shares = { breakfast: share, lunch: share, dinner: share, dessert: share }
  const needs = { calories: 1900, shares, rangesOn: Array.from({ length: 28 }, () => anyRanges) }
  const mayEat = new Set(dishes.map(({ id }) => id))
  const table = [{ sharedDays: { breakfast: [], lunch: [0], dinner: [] }, mayEat, size: 1, needs }]
  const eaters = { day: 28, meal: 'lunch' as const }
  const lunch = {
    ...cooked({ day: 0, meal: 'lunch' }, 'main-1'),
    slots: [
      { day: 0, meal: 'lunch' as const },
      { ...eaters, leftoverOf: eaters },
    ],
    portions: [4, 4],
  }
  const counted: AmountTerm[] = [{ perServing: ({ eggs }) => eggs, ofDay: (eggs) => 10 * eggs }]
  const pricesWith = (terms: readonly AmountTerm[]) => {
    const plan = smallPlan(dishes, [lunch], { table, rangesOfEaters: needs.rangesOn, counted: terms })
    return { plan, prices: new Map(rankingOf(plan, cookingAt(plan, { day: 0, meal: 'lunch' }))) }
  }
  const { prices: plain } = pricesWith([])
  const { plan, prices } = pricesWith(counted)
  expect(prices.size).toBe(16)
  for (const [id, price] of prices) {
    const dish = dishNumber(plan, id)
    const eggs = (plan.middlePortion.lunch[dish]! * plan.menu.dishes[dish]!.eggs) / 4
    expect([id, price]).toEqual([id, expect.closeTo(plain.get(id)! + 10 * eggs, 6)])
  }
})
