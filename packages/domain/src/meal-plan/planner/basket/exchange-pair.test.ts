import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { caloriesOf } from '../../../nutrition/macros.ts'
import { snapshotOf, tryOut } from '../board.ts'
import type { Dish } from '../menu.ts'
import { anyRanges, inventedDishes } from '../testing/invented-menu.ts'
import {
  anything,
  type Cooked,
  cooked,
  cookedOnce,
  cookingAt,
  dishIds,
  plainFood,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { weights } from '../weights.ts'
import { changeDish } from './change-dish.ts'
import { exchangePair } from './exchange-pair.ts'
import { priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'

const all = { ranked: 100, portioned: 1000, priced: 1000 }
type Wishes = Parameters<typeof exchangePair>[3]
const lunchAndDinner = (plan: PricedPlan, day = 0) => ({
  one: cookingAt(plan, { day, meal: 'lunch' }),
  other: cookingAt(plan, { day, meal: 'dinner' }),
  day,
})
const exchange = (plan: PricedPlan, wishes: Wishes = {}, day = 0) =>
  exchangePair(plan, lunchAndDinner(plan, day), seededRandom('exchange'), wishes)

/** What the plan costs with each pair of dishes that leaves all days in range, but the one it has; none is on other meals. */
function pricesOfPairs(plan: PricedPlan, day = 0): Map<string, number> {
  const { one, other } = lunchAndDinner(plan, day)
  const { dishOf, times } = plan.board
  const isElsewhere = (dish: number) =>
    times[dish]! > 0 && dish !== dishOf[one.number] && dish !== dishOf[other.number]
  const prices = new Map<string, number>()
  for (const first of one.candidates)
    for (const second of other.candidates) {
      if (first === second || (first === dishOf[one.number] && second === dishOf[other.number])) continue
      if (isElsewhere(first) || isElsewhere(second)) continue
      tryOut(plan.board, () => {
        if (first !== dishOf[one.number]) changeDish(plan, one, first)
        if (second !== dishOf[other.number]) changeDish(plan, other, second)
        if ([...one.days, ...other.days].some((of) => plan.dayPrice[of]! >= weights.dayOut.value)) return
        prices.set([first, second].join(), priceOfPlan(plan))
      })
    }
  return prices
}

describe('two dishes of a day at once', () => {
  const menu = (seed: string) =>
    inventedDishes(5, seed).map((dish) => ({ ...dish, wholePieces: [], keepsDays: 4 }))
  const seeds = Array.from({ length: 16 }, (_, at) => `menu ${at}`)
  const onDay = (meal: 'breakfast' | 'lunch' | 'dinner' | 'dessert') => cooked({ day: 0, meal }, `${meal}-0`)
  const days: readonly (readonly [string, readonly Cooked[]])[] = [
    ['beside a breakfast', [onDay('breakfast'), onDay('lunch'), onDay('dinner')]],
    ['beside a breakfast and a dessert', (['breakfast', 'lunch', 'dinner', 'dessert'] as const).map(onDay)],
    [
      'with a leftover on the next day',
      [
        onDay('breakfast'),
        onDay('lunch'),
        cookedOnce({ day: 0, meal: 'dinner' }, [1], 'dinner-0'),
        cooked({ day: 1, meal: 'breakfast' }, 'breakfast-1'),
        cooked({ day: 1, meal: 'lunch' }, 'lunch-1'),
      ],
    ],
  ]

  it.each(days)(
    '[LIV-1] [PLAN-3] are the best pair of all that leave its days in range: %s',
    (_, cookings) => {
      let found = 0
      for (const seed of seeds) {
        const plan = smallPlan(menu(seed), cookings)
        const prices = pricesOfPairs(plan)
        const before = snapshotOf(plan.board)
        const isExchanged = exchange(plan, { reach: all })
        expect([seed, isExchanged]).toEqual([seed, prices.size > 0])
        if (!isExchanged) {
          expect(snapshotOf(plan.board)).toEqual(before)
          continue
        }
        found += 1
        expect([seed, priceOfPlan(plan)]).toEqual([seed, expect.closeTo(Math.min(...prices.values()), 6)])
      }
      expect(found).toBeGreaterThan(3)
    },
  )
})

const free = { calories: anything, fat: anything, netCarbs: anything, protein: anything }
const of = (
  id: string,
  meal: 'breakfast' | 'lunch' | 'dinner',
  [fat, netCarbs, protein]: Grams,
  own = {},
): Dish => {
  const grams = { fat, netCarbs, protein }
  const perServing = { ...grams, calories: caloriesOf(grams) }
  return smallDish(id, { meals: [meal], minutes: 0, gramsPerServing: 100, perServing, ...own })
}
type Grams = readonly [fat: number, netCarbs: number, protein: number]
const day = (breakfast: string | undefined, lunch: string, dinner: string): Cooked[] => [
  ...(breakfast ? [cooked({ day: 0, meal: 'breakfast' as const }, breakfast)] : []),
  cooked({ day: 0, meal: 'lunch' }, lunch),
  cooked({ day: 0, meal: 'dinner' }, dinner),
]

describe('pairs that can’t be in range', () => {
  const usual: Grams = [40, 5, 30]
  // Cheap and out of range; the good ones cost a lot.
  const others: readonly (readonly [string, Grams])[] = [
    ['too much fat', [75, 5, 30]],
    ['too little fat', [5, 5, 30]],
    ['too many carbs', [40, 60, 30]],
    ['too much protein', [40, 5, 150]],
    ['too little protein', [40, 5, 2]],
    ['too much protein for their energy', [30, 5, 75]],
    ['too much fat for their protein', [70, 5, 8]],
    ['too much fiber', usual],
    ['too much sweetener', usual],
  ]
  const loadsOf = (name: string) => ({
    fiber: name.endsWith('fiber') ? 60 : 0,
    sweetener: name.endsWith('sweetener') ? 80 : 0,
  })
  const dishesWith = (name: string, bad: Grams) =>
    (['lunch', 'dinner'] as const).flatMap((meal) => [
      of(`${meal} had`, meal, bad, { loads: loadsOf(name) }),
      ...[1, 2].map((at) => of(`${meal} bad ${at}`, meal, bad, { loads: loadsOf(name) })),
      of(`${meal} good`, meal, usual),
    ])
  const dearer = { 'lunch good': 20, 'dinner good': 20 }
  const kept = of('kept', 'breakfast', usual)
  const oats = of('oats', 'breakfast', usual)

  it.each(others)('[LIV-1] aren’t portioned, so that one that can is found behind them: %s', (name, bad) => {
    const own = { ranges: anyRanges, dearer }
    const plans = [
      smallPlan([oats, ...dishesWith(name, bad)], day('oats', 'lunch had', 'dinner had'), own),
      // The same breakfast, kept.
      smallPlan(dishesWith(name, bad), day(undefined, 'lunch had', 'dinner had'), {
        ...own,
        keptDishes: [kept],
        keptCookings: [cooked({ day: 0, meal: 'breakfast' }, 'kept', 4)],
      }),
    ]
    for (const plan of plans) {
      const pairs = [...pricesOfPairs(plan).keys()]
      expect([name, pairs.length > 0]).toEqual([name, true])
      // With as many as are out left out, and no more portioned than are in.
      const reach = { ranked: 100, portioned: pairs.length, priced: 100 }
      expect([name, exchange(plan, { reach })]).toEqual([name, true])
      expect(plan.dayPrice[0]).toBeLessThan(weights.dayOut.value)
    }
  })

  it('[PLATE-3] may be, beside sides, which may go with the dishes that they stand beside', () => {
    const thai = { ...oats.character, cuisine: 'thai' as const }
    const greek = { ...oats.character, cuisine: 'greek' as const }
    const dishes = [
      oats,
      of('lunch had', 'lunch', [20, 5, 15], { character: thai }),
      of('lunch good', 'lunch', usual, { character: greek }),
      of('dinner had', 'dinner', usual),
      of('dinner good', 'dinner', usual),
    ]
    const noodles = plainSide('noodles', {
      character: thai,
      perServing: { calories: 300, fat: 0, netCarbs: 75, protein: 0 },
    })
    const [breakfast, lunch, dinner] = day('oats', 'lunch had', 'dinner had')
    const plan = smallPlan(dishes, [breakfast!, { ...lunch!, besides: ['noodles'] }, dinner!], {
      ranges: anyRanges,
      sides: [noodles],
    })
    expect(plan.dayPrice[0]).toBe(weights.dayOut.value)
    expect(exchange(plan)).toBe(true)
    expect(dishIds(plan)).toEqual(['oats', 'lunch good', expect.stringContaining('dinner')])
    expect(plan.board.sideCount).toBe(0)
  })
})

describe('how far an exchange looks', () => {
  const ranges = { ...free, calories: { minimum: 400, maximum: 3000 }, protein: { minimum: 0, maximum: 100 } }
  const plain: Grams = [40, 5, 25]
  /** A ranking sees no macros: beside another such dish they are far off the middle. */
  const dull = { perServing: { calories: 480, fat: 40, netCarbs: 5, protein: 0 } }
  const dishes = (['lunch', 'dinner'] as const).flatMap((meal) => [
    of(`${meal} had`, meal, plain),
    ...[1, 2].map((at) => of(`${meal} dull ${at}`, meal, plain, dull)),
    of(`${meal} good`, meal, plain),
  ])
  const dearer = {
    ...{ 'lunch had': 9, 'dinner had': 9, 'lunch good': 0.5, 'dinner good': 0.5 },
    ...{ 'lunch dull 2': 0.1, 'dinner dull 2': 0.2 },
  }
  const planOf = (prices: Readonly<Record<string, number>> = dearer) =>
    smallPlan(dishes, day(undefined, 'lunch had', 'dinner had'), { ranges, dearer: prices })
  const found = (reach: typeof all, wishes: Wishes = {}) => {
    const plan = planOf()
    exchange(plan, { ...wishes, reach })
    return dishIds(plan)
  }

  it('[LIV-1] ranks, portions and prices so many', () => {
    const best = ['lunch good', 'dinner good']
    const first = ['lunch dull 1', 'dinner dull 1']
    expect(found(all)).toEqual(best)
    expect(found({ ...all, priced: 1 })).toEqual(first)
    expect(found({ ...all, portioned: 1 })).toEqual(first)
    expect(found({ ...all, ranked: 1 })).toEqual(first)
    expect(found({ ...all, ranked: 3 })).toEqual(best)
    // The best is the ninth of them, by what both add.
    expect(found({ ...all, priced: 9 })).toEqual(best)
    expect(found({ ...all, priced: 8 })).not.toEqual(best)
    expect(found({ ...all, portioned: 9 })).toEqual(best)
    expect(found({ ...all, portioned: 8 })).not.toEqual(best)
  })

  it('[LIV-1] as a rule three are priced', () => {
    const plan = planOf()
    exchange(plan)
    const ofThree = planOf()
    exchange(ofThree, { reach: { ...all, priced: 3 } })
    expect(dishIds(plan)).toEqual(dishIds(ofThree))
    expect(dishIds(plan)).not.toEqual(['lunch good', 'dinner good'])
  })

  it('[LIV-1] counts each pair that it looks at as work', () => {
    const plan = planOf()
    exchange(plan, { reach: all })
    expect(plan.paired).toBe(16)
    // A pair dearer than those that are kept isn't looked at, nor what follows it.
    const few = planOf()
    exchange(few, { reach: { ...all, portioned: 1 } })
    expect(few.paired).toBe(4)
    const more = planOf()
    exchange(more, { reach: { ...all, portioned: 2 } })
    expect(more.paired).toBe(8)
  })

  it('[LIV-1] the pair that it has counts as one of those that are priced, unless it is to go', () => {
    const cheap = { ...dearer, 'lunch had': -1, 'dinner had': -1 }
    const plan = planOf(cheap)
    expect(exchange(plan, { reach: { ...all, priced: 1 } })).toBe(false)
    expect(dishIds(plan)).toEqual(['lunch had', 'dinner had'])
    expect(exchange(plan, { reach: { ...all, priced: 2 } })).toBe(true)
    const leek = { food: plainFood('leek'), grams: 100 }
    const withLeek = dishes.map((dish) => (dish.id === 'lunch dull 2' ? { ...dish, foods: [leek] } : dish))
    const without = smallPlan(withLeek, day(undefined, 'lunch had', 'dinner had'), { ranges, dearer: cheap })
    expect(exchange(without, { reach: { ...all, priced: 1 }, without: 0 })).toBe(true)
  })

  it('[LIV-1] the first gets a dish with the food that is wanted, the other any; neither one that is to go', () => {
    const leek = { food: plainFood('leek'), grams: 100 }
    const having = (...ids: string[]) =>
      dishes.map((dish) => (ids.includes(dish.id) ? { ...dish, foods: [leek] } : dish))
    const planWith = (...ids: string[]) =>
      smallPlan(having(...ids), day(undefined, 'lunch had', 'dinner had'), { ranges, dearer })
    const using = planWith('lunch dull 2')
    expect(exchange(using, { using: 0, reach: all })).toBe(true)
    expect(dishIds(using)).toEqual(['lunch dull 2', 'dinner good'])
    const without = planWith('lunch good', 'dinner good', 'dinner dull 1')
    expect(exchange(without, { without: 0, reach: all })).toBe(true)
    expect(dishIds(without)).toEqual([expect.stringMatching(/dull|had/), expect.stringMatching(/dull 2|had/)])
  })
})

describe('two dishes that may not be one', () => {
  const both = ['a', 'b', 'c'].map((id) => smallDish(id, { meals: ['lunch', 'dinner'], minutes: 0 }))
  const ranges = { ...free, calories: { minimum: 400, maximum: 3000 } }

  it('[PLAN-2] no day has a dish twice', () => {
    const plan = smallPlan(both, day(undefined, 'b', 'c'), { ranges, dearer: { b: 9, c: 9 } })
    expect(exchange(plan, { reach: all })).toBe(true)
    const [lunch, dinner] = dishIds(plan)
    expect(lunch).not.toBe(dinner)
    expect([lunch, dinner]).toContain('a')
  })

  it('[PLAN-2] the second may not be cooked where the first has made it too many', () => {
    // Either may be cooked once more, and not both: no dish of four may be cooked twice here but one.
    const days = [7, 8, 9, 10].map((of) => cooked({ day: of, meal: 'lunch' }, `other-${of}`))
    const others = [7, 8, 9, 10].map((of) => smallDish(`other-${of}`, { meals: ['lunch'], minutes: 0 }))
    const again = [cooked({ day: 20, meal: 'lunch' }, 'a'), cooked({ day: 21, meal: 'dinner' }, 'b')]
    const cookings = [...day(undefined, 'c', 'd'), ...days, ...again]
    const dishes = [...both, smallDish('d', { meals: ['lunch', 'dinner'], minutes: 0 }), ...others]
    const plan = smallPlan(dishes, cookings, { ranges, dearer: { c: 30, d: 30 } })
    Object.assign(plan, { mostRepeats: 1 })
    expect(plan.repeats).toBe(0)
    exchange(plan, { reach: all })
    expect(plan.repeats).toBeLessThanOrEqual(1)
    expect(
      dishIds(plan)
        .slice(0, 2)
        .filter((id) => id === 'a' || id === 'b'),
    ).toHaveLength(1)
    Object.assign(plan, { mostRepeats: 9 })
    exchange(plan, { reach: all })
    expect(dishIds(plan).slice(0, 2).toSorted()).toEqual(['a', 'b'])
  })

  it('[PLAN-3] a pair that leaves another of its days out isn’t taken', () => {
    const narrow = { ...ranges, netCarbs: { minimum: 0, maximum: 20 } }
    const dishes = [
      of('had', 'lunch', [40, 5, 25]),
      of('carbs', 'lunch', [40, 16, 25]),
      of('good', 'lunch', [40, 5, 25]),
      of('dinner', 'dinner', [40, 5, 25]),
      of('rich', 'dinner', [40, 20, 25]),
    ]
    const cookings = [
      cookedOnce({ day: 0, meal: 'lunch' }, [1], 'had'),
      cooked({ day: 0, meal: 'dinner' }, 'dinner'),
      cooked({ day: 1, meal: 'dinner' }, 'rich'),
    ]
    const plan = smallPlan(dishes, cookings, { ranges: narrow, dearer: { had: 20, good: 5 } })
    expect(exchange(plan, { reach: all })).toBe(true)
    expect(dishIds(plan)).toEqual(['good', 'dinner', 'rich'])
  })
})
