import { describe, expect, it } from 'vitest'
import { everybodysAim, mineralGoals } from '../../nutrition/mineral-goals/mineral-goals.ts'
import { eachReference, referencesOf } from '../../nutrition/mineral-goals/references.ts'
import { amountsOf } from './amounts.ts'
import type { BasketFood } from './basket/basket-food.ts'
import { type Dish, menuOf } from './menu.ts'
import {
  amountsAsked,
  cheapestPortions,
  dayCostOf,
  dayPriceOf,
  isOutOfRange,
  judgesOf,
  portionPriceOf,
  priceInSlot,
  priceOfSide,
  priceOfSize,
  rangesOfEaters,
  tastesFor,
  withAmounts,
} from './objective.ts'
import { anyPalate, anyRanges, inventedDishes, requestFor, wishesWith } from './testing/invented-menu.ts'
import { weights } from './weights.ts'

const ranges = {
  calories: { minimum: 1600, maximum: 2000 },
  fat: { minimum: 100, maximum: 200 },
  netCarbs: { minimum: 10, maximum: 20 },
  protein: { minimum: 80, maximum: 120 },
}
const middle = [1800, 150, 15, 100] as const
const out = weights.dayOutWhileFilling.value
const far = weights.farOut.value

describe('what a day costs', () => {
  const cost = dayCostOf(ranges, 0)
  const with_ = (macro: number, amount: number) => {
    const [k, f, c, p] = middle.map((usual, at) => (at === macro ? amount : usual))
    return cost(k!, f!, c!, p!)
  }

  it.each([
    [0, 1600, 2000],
    [1, 100, 200],
    [2, 10, 20],
    [3, 80, 120],
  ])(
    '[PLAN-3] macro %d is in range on either edge, and beyond it costs by how far it is out',
    (macro, least, most) => {
      expect([with_(macro, least), with_(macro, most)]).toEqual([0, 0])
      const tolerance = macro === 0 ? 0.5 : 0.05
      expect(with_(macro, least - tolerance - 1)).toBeCloseTo(out + far / most, 6)
      expect(with_(macro, most + tolerance + 1)).toBeCloseTo(out + far / most, 6)
      expect([with_(macro, least - 2), with_(macro, most + 2)].every(isOutOfRange)).toBe(true)
    },
  )

  it('[PLAN-3] all macros that are out count', () => {
    expect(cost(1600, 100, 10, 80)).toBe(0)
    expect(cost(2000.5 + 20, 200.05 + 2, 20.05 + 1, 120.05 + 12)).toBeCloseTo(
      out + far * (0.01 + 0.01 + 0.05 + 0.1),
      6,
    )
  })

  it('[PLAN-3] a day in range costs how far energy, and half as much fat and protein, are off the middle', () => {
    const { offTheMiddle, fatOffTheMiddle, proteinOffTheMiddle } = weights
    const price = (k: number, f: number, c: number, p: number) => {
      expect(dayCostOf(ranges, offTheMiddle.value)(k, f, c, p)).toBeCloseTo(dayPriceOf(ranges)(k, f, p), 9)
      expect(dayCostOf(ranges)(k, f, c, p)).toBeCloseTo(dayPriceOf(ranges)(k, f, p), 9)
      return dayPriceOf(ranges)(k, f, p) / offTheMiddle.value
    }
    expect(price(...middle)).toBe(0)
    expect([price(1900, 150, 15, 100), price(1700, 150, 15, 100)]).toEqual([0.05, 0.05])
    expect(price(1800, 170, 15, 100)).toBeCloseTo(0.1 * fatOffTheMiddle.value, 9)
    expect(price(1800, 130, 15, 100)).toBeCloseTo(0.1 * fatOffTheMiddle.value, 9)
    expect(price(1800, 150, 15, 112)).toBeCloseTo(0.1 * proteinOffTheMiddle.value, 9)
    expect(price(1800, 150, 15, 88)).toBeCloseTo(0.1 * proteinOffTheMiddle.value, 9)
    expect(price(1800, 150, 11, 100)).toBe(0)
  })

  it('[PLAN-3] is told apart from a day in range by its price', () => {
    expect([out - 0.001, out].map(isOutOfRange)).toEqual([false, true])
  })
})

const food = (id: string, foodClass: string): BasketFood => ({
  id,
  packGrams: 100,
  isLoose: false,
  openedDays: 5,
  price: 1,
  isRare: false,
  isStaple: false,
  swaps: {
    class: foodClass,
    swap: [],
    per100g: { kcal: 0, fat: 0, carbs: 0, fiber: 0, protein: 0 },
    carbBasis: 'us',
  },
})
const [breakfast, lunch] = inventedDishes(1)
const none = amountsAsked({ aim: everybodysAim(2000) })
/** What so many servings of a dish cost a day and a week, by the terms that are asked of all. */
const priceOf = (dish: Dish, servings: number) => {
  const sum = { day: 0, week: 0 }
  for (const { perServing, ofDay, ofWeek } of none.filter((term) => term.ofPortion === undefined)) {
    const amount = servings * perServing(dish)
    sum.day += ofDay?.(amount) ?? 0
    sum.week += ofWeek?.(amount) ?? 0
  }
  return sum
}

describe('amounts of a day and a week', () => {
  it('[PLATE-1] eggs above what is usual cost each, above many the square, and in a week their share', () => {
    const egg = { ...lunch!, eggs: 1 }
    const usual = weights.eggsADay.value
    const many = weights.manyEggsADay.value
    const ofOne = weights.eggOfADay.value
    expect(priceOf(egg, usual).day).toBe(0)
    expect(priceOf(egg, usual + 1).day).toBe(ofOne)
    expect(priceOf(egg, many).day).toBe((many - usual) * ofOne)
    expect(priceOf(egg, many + 2).day).toBe((many + 2 - usual) * ofOne + 4 * weights.absurdEggs.value)
    const week = weights.eggsAWeek.value
    expect(priceOf(egg, week).week).toBe(0)
    expect(priceOf(egg, 1.5 * week).week).toBeCloseTo(weights.eggsOfAWeek.value / 4, 9)
  })

  it('[PLATE-1] tofu above its grams costs by the square of its share, on a day and in a week', () => {
    const tofu = { ...lunch!, foods: [{ food: food('extra-firm-tofu', 'tofu'), grams: 1 }] }
    const day = weights.soyGramsADay.value
    const week = weights.soyGramsAWeek.value
    expect(priceOf(tofu, day)).toEqual({ day: 0, week: 0 })
    expect(priceOf(tofu, 1.5 * day).day).toBeCloseTo(weights.soyOfADay.value / 4, 9)
    expect(priceOf(tofu, week).week).toBe(0)
    expect(priceOf(tofu, 2 * week).week).toBeCloseTo(weights.soyOfAWeek.value, 9)
  })

  it('[PLATE-1] avocados count as pieces of 136 g', () => {
    const avocado = {
      ...lunch!,
      foods: [
        { food: food('avocado', 'vegetable'), grams: 68 },
        { food: food('leek', 'vegetable'), grams: 900 },
      ],
    }
    const usual = weights.avocadosADay.value
    expect(priceOf(avocado, 2 * usual)).toEqual({ day: 0, week: 0 })
    expect(priceOf(avocado, 2 * usual + 1).day).toBeCloseTo(weights.avocadoOfADay.value / 2, 9)
  })

  it.each(['egg', 'cured-meat', 'tofu', 'cheese', 'fish', 'ground-meat'] as const)(
    '[PLATE-1] servings of a day that %s leads cost above their most',
    (ledBy) => {
      const usual = weights.ledServings.value
      expect(priceOf({ ...lunch!, ledBy }, usual)).toEqual({ day: 0, week: 0 })
      expect(priceOf({ ...lunch!, ledBy }, usual + 1).day).toBe(weights.ledServing.value)
    },
  )

  it('[PLATE-1] a breakfast that is drunk is a treat like a sweet one', () => {
    const usual = weights.sweetBreakfastsAWeek.value
    expect(priceOf({ ...breakfast!, isDrink: true }, usual + 2).week).toBe(4 * weights.sweetBreakfast.value)
    expect(priceOf({ ...breakfast!, isDrink: true }, usual).week).toBe(0)
    expect(priceOf(breakfast!, usual + 2).week).toBe(0)
  })

  it('[PLATE-2] [MIN-3] of nutrients those count that have a bound, dearer where they are asked for', () => {
    const terms = (isAsked: boolean) => {
      const goals = mineralGoals(referencesOf({ gender: 'male', ageYears: 40, calories: 2200 }), 2300)
      return amountsAsked({ aim: { goals, isAsked } }).filter(({ ofPortion }) => ofPortion !== undefined)
    }
    expect(terms(true).length).toBeGreaterThan(3)
    const free = { ...everybodysAim(2000).goals.fiber, minimum: 0, maximum: Number.POSITIVE_INFINITY }
    const goals = eachReference(() => free)
    const counted = (own: Partial<typeof goals>) =>
      amountsAsked({ aim: { goals: { ...goals, ...own }, isAsked: true } }).length -
      amountsAsked({ aim: { goals, isAsked: true } }).length
    expect([counted({}), counted({ fiber: { ...free, minimum: 25 } })]).toEqual([0, 1])
    expect(counted({ sodium: { ...free, maximum: 4000 }, fiber: { ...free, minimum: 25 } })).toBe(2)
    expect(
      amountsAsked({ aim: { goals, isAsked: true } }).every(({ ofPortion }) => ofPortion === undefined),
    ).toBe(true)
    expect(terms(true).some(({ ofPortion }) => ofPortion! < 0)).toBe(true)
    expect(terms(true).every(({ ofPortion }) => ofPortion! <= 0)).toBe(true)
    // Negative zero is no gain either.
    expect(terms(false).every(({ ofPortion }) => Math.abs(ofPortion!) === 0)).toBe(true)
    const ofNothing = (isAsked: boolean) => terms(isAsked).reduce((sum, { ofWeek }) => sum + ofWeek!(0), 0)
    expect(ofNothing(true)).toBeGreaterThan(ofNothing(false))
  })
})

describe('what a portion costs', () => {
  const pieces = { ...lunch!, id: 'pieces', wholePieces: [1] }
  const dishes = [{ ...lunch!, wholePieces: [] }, pieces]
  const menu = menuOf(dishes, requestFor(dishes))
  const price = portionPriceOf(menu)

  it('[PLATE-3] one serving costs nothing, half and one and a half less than quarters', () => {
    expect(price(0, 4, true)).toBe(0)
    const { quarterServing, halfServing } = weights
    const rest = (portion: number) => price(0, portion, true) - priceOfSize(portion)
    expect(rest(2)).toBeCloseTo(halfServing.value, 9)
    expect(rest(6)).toBeCloseTo(halfServing.value, 9)
    expect(rest(3)).toBeCloseTo(quarterServing.value, 9)
    expect(rest(5)).toBeCloseTo(quarterServing.value, 9)
    expect(rest(8)).toBeCloseTo(0, 9)
  })

  it('[PLATE-3] each quarter above two servings costs, of what is cut into pieces more', () => {
    const rest = (dish: number, portion: number) => price(dish, portion, false) - priceOfSize(portion)
    expect(rest(0, 12)).toBeCloseTo(4 * weights.quarterAboveTwo.value, 9)
    expect(rest(1, 12)).toBeCloseTo(4 * weights.quarterOfPiecesAboveTwo.value, 9)
    expect([rest(0, 8), rest(1, 8)]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)])
  })

  it('[PLATE-3] broken pieces count where a dish is cooked for one meal alone', () => {
    expect(price(1, 6, true) - price(1, 6, false)).toBeCloseTo(weights.brokenPiece.value / 2, 9)
    expect(price(0, 6, true)).toBe(price(0, 6, false))
  })

  it('[PLATE-3] a plate costs by how far it is from one serving, and a side by how much there is', () => {
    expect([priceOfSize(4), priceOfSize(2), priceOfSize(8)]).toEqual([
      0,
      weights.smallPlate.value,
      weights.largePlate.value,
    ])
    expect(priceOfSize(16)).toBe(4 * weights.largePlate.value)
    const { side, sideServings } = weights
    expect([priceOfSide(4), priceOfSide(2), priceOfSide(8), priceOfSide(16)]).toEqual([
      side.value,
      side.value + sideServings.value,
      side.value + sideServings.value,
      side.value + 4 * sideServings.value,
    ])
  })

  it('[MIN-3] amounts of a portion come on top, by the quarter', () => {
    const amounts = amountsOf(dishes, [{ perServing: ({ id }) => (id === 'pieces' ? 8 : 0), ofPortion: -3 }])
    const counted = withAmounts(price, amounts)
    expect(counted(1, 5, true) - price(1, 5, true)).toBeCloseTo(-5 * 2 * 3, 9)
    expect(counted(0, 5, true)).toBe(price(0, 5, true))
    expect(withAmounts(price, undefined)).toBe(price)
  })

  it('[PLATE-3] the cheapest portion of a dish is looked for between its least and its most', () => {
    const of = (least: number, most: number) =>
      cheapestPortions(
        {
          ...menu,
          leastPortion: { ...menu.leastPortion, lunch: Uint8Array.of(least, least) },
          mostPortion: { ...menu.mostPortion, lunch: Uint8Array.of(most, most) },
        },
        (_, portion, isAlone) => (isAlone ? Math.abs(portion - 5) : -1),
      ).lunch[1]
    expect([of(2, 9), of(5, 9), of(6, 9), of(2, 4), of(2, 5)]).toEqual([0, 0, 1, 1, 0])
    expect(of(6, 5)).toBe(0)
  })
})

describe('what is liked', () => {
  const random = () => 0.5
  const tasteOf = (
    own: Partial<Dish>,
    liking: Partial<Parameters<typeof tastesFor>[1]> = {},
    chance = random,
  ) =>
    tastesFor(
      [{ ...lunch!, id: 'one', priceLevel: 1, minutes: 10, ...own }],
      { palate: anyPalate, liked: new Set(), prefersCheap: false, wishes: wishesWith(), ...liking },
      chance,
    )
  const price = (...asked: Parameters<typeof tasteOf>) =>
    tasteOf(...asked).whileFilling.ofDish[0]! - 0.5 * weights.chance.value

  it('[LIV-1] a dear dish costs who prefers cheap ones, by its level', () => {
    expect(price({ priceLevel: 3 })).toBeCloseTo(0, 9)
    expect(price({ priceLevel: 1 }, { prefersCheap: true })).toBeCloseTo(0, 9)
    expect(price({ priceLevel: 3 }, { prefersCheap: true })).toBeCloseTo(2 * weights.priceLevel.value, 9)
  })

  it('[ITEM-7] a dish that is liked comes sooner', () => {
    expect(price({}, { liked: new Set(['one']) })).toBeCloseTo(-weights.likedDish.value, 9)
  })

  it('[RCP-4] a dish that takes far too long at all its meals comes later', () => {
    const long = { minutes: 100, meals: ['lunch'] as const }
    expect(price(long)).toBeCloseTo(weights.farTooLong.value, 9)
    expect(price({ ...long, meals: ['lunch', 'dinner'] })).toBeCloseTo(0, 9)
    const patient = wishesWith({ lunch: { mostMinutes: 30, mostMinutesOn: { sunday: 60 } } })
    expect(price(long, { wishes: patient })).toBeCloseTo(0, 9)
  })

  it('[PLAN-4] chance tells dishes apart, less so in a basket, and the same dish alike in both', () => {
    const { whileFilling, inBasket } = tasteOf({}, {}, () => 0.8)
    expect(whileFilling.ofDish[0]).toBeCloseTo(0.8 * weights.chance.value, 9)
    expect(inBasket.ofDish[0]).toBeCloseTo(0.8 * weights.chanceInBasket.value, 9)
  })

  it('[HELD-4] a meal of something strange costs, unless it is to be new', () => {
    const strange = { character: { ...lunch!.character, familiarity: 'discovery' as const } }
    const { ofMeal, ofDiscovery } = tasteOf(strange).whileFilling
    expect([ofMeal[0], ofDiscovery[0]]).toEqual([weights.strangeDish.value, 0])
    const usual = tasteOf({}).inBasket
    expect([usual.ofMeal[0], usual.ofDiscovery[0]]).toEqual([0, weights.weeknightInsteadOfNew.value])
  })

  it('[LIV-1] in a slot the week counts beside the taste', () => {
    expect(priceInSlot(2, 10)).toBeCloseTo(2 + 10 * weights.weekOfADraw.value, 9)
  })
})

describe('what a plan is judged by', () => {
  const taste = { ofDish: Float64Array.of(10), ofMeal: Float64Array.of(20), ofDiscovery: Float64Array.of(30) }
  const rangesOn = Array.from({ length: 28 }, (_, day) => (day === 3 ? ranges : undefined))
  const share = { least: 0, most: 1 }
  const eater = {
    sharedDays: { breakfast: [], lunch: [3], dinner: [] },
    mayEat: new Set<string>(),
    size: 1,
    needs: {
      calories: 1500,
      shares: { breakfast: share, lunch: share, dinner: share, dessert: share },
      rangesOn,
    },
  }
  const { usual, strict, ownersFirst } = judgesOf(anyRanges, { whileFilling: taste, inBasket: taste }, [
    { ...eater, needs: undefined },
    eater,
  ])

  it('[ONE-3] while days are out taste, repeats, pieces and amounts count less', () => {
    expect([usual.taste.ofDish[0], usual.taste.ofMeal[0], usual.taste.ofDiscovery[0]]).toEqual(
      [10, 20, 30].map((price) => price * weights.tasteWhileFilling.value),
    )
    expect([strict.taste.ofDish[0], strict.taste.ofMeal[0], strict.taste.ofDiscovery[0]]).toEqual(
      [10, 20, 30].map((price) => price * weights.tasteWhileOut.value),
    )
    const rest = ({ perRepeat, perBrokenPiece, perAmount }: typeof usual) => [
      perRepeat,
      perBrokenPiece,
      perAmount,
    ]
    expect(rest(usual)).toEqual([weights.repeatWhileFilling.value, weights.brokenPiece.value, 1])
    const whileOut = [
      weights.repeatWhileOut.value,
      weights.brokenPieceWhileOut.value,
      weights.amountsWhileOut.value,
    ]
    expect([rest(strict), rest(ownersFirst)]).toEqual([whileOut, whileOut])
  })

  it('[ONE-3] the middle of a range counts less while days are out', () => {
    const off = [1850, 147, 20, 114] as const
    const ratio = strict.dayCostOn(0)(...off) / usual.dayCostOn(0)(...off)
    expect(ratio).toBeCloseTo(weights.offTheMiddleWhileOut.value / weights.offTheMiddle.value, 9)
  })

  it('[TOG-3] days of an eater have ranges of their own, and any sum is fine where nothing is shared', () => {
    const day = [1800, 150, 15, 100] as const
    expect(usual.dayCostOn(28 + 3)(...day)).toBeCloseTo(dayCostOf(ranges)(...day), 9)
    expect(usual.dayCostOn(27)(...day)).toBeCloseTo(dayCostOf(anyRanges)(...day), 9)
    expect(isOutOfRange(strict.dayCostOn(28)(0, 0, 0, 0))).toBe(false)
    expect(isOutOfRange(strict.dayCostOn(28)(...day))).toBe(false)
    expect(rangesOfEaters([{ ...eater, needs: undefined }])).toEqual([])
    expect(rangesOfEaters(undefined)).toEqual([])
    expect(rangesOfEaters([eater, eater])).toHaveLength(56)
  })

  it('[TOG-3] where not all can be in range a day of an eater costs a part of the owner’s', () => {
    const empty = [0, 0, 0, 0] as const
    const part = weights.eatersDayOut.value
    expect(ownersFirst.dayCostOn(31)(...empty)).toBeCloseTo(part * strict.dayCostOn(31)(...empty), 9)
    expect(ownersFirst.dayCostOn(3)(...empty)).toBe(strict.dayCostOn(3)(...empty))
  })
})
