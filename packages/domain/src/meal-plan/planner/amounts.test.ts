import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { everybodysAim, mineralGoals, mineralPrice } from '../../nutrition/mineral-goals/mineral-goals.ts'
import { eachReference, referencesOf } from '../../nutrition/mineral-goals/references.ts'
import {
  type AmountTerm,
  amountsAdded,
  amountsBeside,
  amountsOf,
  amountsOfDay,
  amountsOfDayWith,
  amountsOfDishes,
  amountsOfPortions,
  amountsOfWeek,
  amountsOfWeekWith,
  countPortion,
} from './amounts.ts'
import { improveBasket } from './basket/improve-basket.ts'
import { boardOf, lift, place } from './board.ts'
import { daysOut } from './board-cost.ts'
import { dayBoundsOf } from './day-bounds.ts'
import { type Dish, menuOf } from './menu.ts'
import { amountsAsked, dayPriceOf, judgesOf, portionPriceOf, tastesFor, withAmounts } from './objective.ts'
import { exactPortionsOf } from './portions/exact-portions.ts'
import { bestPortionsOfDay } from './portions/joint-portions.ts'
import { formsCount, linearFormsOf } from './portions/linear-forms.ts'
import { noPlaces } from './portions/places.ts'
import { descend } from './search/descent.ts'
import { firstDraft } from './search/first-draft.ts'
import { attempt } from './search/repair.ts'
import { skeletonOf } from './search/skeleton.ts'
import { inventedDishes, requestFor, wishesWith } from './testing/invented-menu.ts'
import { shoppedDishes } from './testing/shopped-dishes.ts'
import { weights } from './weights.ts'

const goals = mineralGoals(referencesOf({ gender: 'male', ageYears: 40, calories: 2200 }), 2300)
const [poor, rich] = inventedDishes(2).map((dish, at) => ({
  ...dish,
  minerals: [
    { potassium: 900, magnesium: 80, fiber: 6, sodium: 700 },
    { potassium: 2400, magnesium: 210, fiber: 19, sodium: 400 },
  ][at % 2]!,
}))

describe('minerals as amounts of a week', () => {
  it('[MIN-3] a week costs what its totals cost, kept up portion by portion', () => {
    const amounts = amountsOf([poor!, rich!], amountsAsked({ aim: { goals, isAsked: true } }))!
    countPortion(amounts, 14, 0, 40)
    countPortion(amounts, 17, 1, 12)
    countPortion(amounts, 20, 0, -8)
    const priceOf = (totals: Dish['minerals']) => weights.minerals.value * mineralPrice(totals, goals)
    const totals = eachReference((name) => 8 * poor!.minerals[name] + 3 * rich!.minerals[name])
    expect(amountsOfWeek(amounts, 2)).toBeCloseTo(priceOf(totals), 6)
    const more = eachReference((name) => totals[name] + 2 * rich!.minerals[name])
    expect(amountsOfWeekWith(amounts, 2, 1, 8)).toBeCloseTo(priceOf(more), 6)
    expect(amountsOfWeek(amounts, 1)).toBeCloseTo(priceOf(eachReference(() => 0)), 6)
  })

  it('[PLATE-2] who doesn’t aim at minerals gets fiber and not too much sodium, minded less', () => {
    const priceOf = (servings: number) => {
      const amounts = amountsOf([poor!], amountsAsked({ aim: everybodysAim(2200) }))!
      countPortion(amounts, 0, 0, 4 * servings)
      return amountsOfWeek(amounts, 0)
    }
    const { potassium } = everybodysAim(2200).goals
    // Of a day on average 24 g of fiber where 25 are aimed at; 42 g, 4.9 g of sodium where 4.4 are the most, and potassium above its bound.
    expect(priceOf(28)).toBeCloseTo(weights.fiber.value / 25, 6)
    const tooMuch = 500 / 4400 + (6300 - potassium.maximum) / potassium.reference
    expect(priceOf(49)).toBeCloseTo(weights.sodium.value * tooMuch, 6)
    expect(Math.max(weights.fiber.value, weights.sodium.value)).toBeLessThan(weights.minerals.value)
  })

  it('[PLATE-1] a breakfast like a dessert is a treat of some days, and each further one costs more than the last', () => {
    const sweet = { ...poor!, loads: { fiber: 0, sweetener: 10 } }
    const priceOf = (dish: Dish, servings: number) => {
      const amounts = amountsOf([dish], amountsAsked({ aim: everybodysAim(2200) }))!
      countPortion(amounts, 0, 0, 4 * servings)
      return amountsOfWeek(amounts, 0)
    }
    const [none, few, more, most] = [0, 3, 4, 5].map(
      (servings) =>
        priceOf({ ...sweet, meals: ['breakfast'] }, servings) -
        priceOf({ ...sweet, meals: ['dinner'] }, servings),
    )
    expect([none, few]).toEqual([0, 0])
    expect(more).toBeGreaterThan(0)
    expect(most! - more!).toBeGreaterThan(more!)
  })

  it('[MIN-3] a quarter gains the parts of the references it holds, and nothing by what has a limit alone', () => {
    const [first] = amountsOfPortions(
      amountsOf([poor!, rich!], amountsAsked({ aim: { goals, isAsked: true } }))!,
    )
    const { potassium, magnesium, fiber } = goals
    const parts = 900 / potassium.minimum + 80 / magnesium.minimum + 6 / fiber.minimum
    expect(first).toBeCloseTo((-weights.mineralsOfPortion.value * parts) / 4, 9)
  })

  it('[MIN-3] a dish that has them costs a slot less', () => {
    const added = amountsAdded(amountsAsked({ aim: { goals, isAsked: true } }), {
      onDay: [{ dish: poor!, servings: 1 }],
      onOtherDays: [{ dish: poor!, servings: 6 }],
    })
    expect(added({ dish: rich!, servings: 1 })).toBeLessThan(added({ dish: poor!, servings: 1 }))
    expect(added({ dish: poor!, servings: 1 })).toBeLessThan(0)
  })
})

const eggsOfDay = (amount: number) => 6 * Math.max(0, amount - 3) ** 2
/** A limit of a day and of a week that three of ten dishes run into, as a new entry of `amountsAsked` would be. */
const eggs: AmountTerm = {
  perServing: ({ id }) => (/[147]$/.test(id) ? 3 : 0),
  ofDay: eggsOfDay,
  ofWeek: (amount) => Math.max(0, amount - 15),
}
const wishes = wishesWith({ lunch: { leftovers: 'some' } })
const request = requestFor(shoppedDishes(40), { wishes })
const menu = menuOf(request.dishes, request)
const tastes = tastesFor(menu.dishes, request, seededRandom('tastes'))
const judges = judgesOf(request.ranges, tastes)

function drafted(counted: readonly AmountTerm[]) {
  const board = boardOf(menu, skeletonOf(wishes), { counted })
  firstDraft(board, seededRandom('draft'))
  return board
}
type Board = ReturnType<typeof drafted>
const eggsOver = ({ cookings, dishOf, portions }: Board) => {
  const seen = amountsOf(menu.dishes, [eggs])!
  for (const { number, seats } of cookings)
    for (const seat of seats) countPortion(seen, seat.day, dishOf[number]!, portions[seat.number]!)
  const over = seen.days.reduce((sum, amount) => sum + Math.max(0, amount - 3), 0)
  return over + seen.weeks.reduce((sum, amount) => sum + Math.max(0, amount - 15), 0)
}

describe('a limit of a day and a week', () => {
  const filled = (counted: readonly AmountTerm[]) => {
    const board = drafted(counted)
    descend(board, judges.usual, 4)
    return board
  }

  it('[LIV-7] counts while days are filled, and no day in range is given for it', () => {
    const [without, limited] = [filled([]), filled([eggs])]
    expect(eggsOver(without)).toBeGreaterThan(10)
    expect(eggsOver(limited)).toBeLessThan(eggsOver(without) / 4)
    const out = (board: Board) => daysOut({ board, judge: judges.usual }).length
    expect(out(limited)).toBeLessThanOrEqual(out(without))
  })

  it('[LIV-7] puts a repair back that breaks it, whatever else stays', () => {
    const board = drafted([eggs])
    const cooking = board.cookings.find(({ meal, slots }) => meal === 'dinner' && slots.length === 1)!
    const [plain, full] = [
      cooking.candidates.find((dish) => eggs.perServing(menu.dishes[dish]!) === 0),
      cooking.candidates.find((dish) => eggs.perServing(menu.dishes[dish]!) > 0),
    ]
    const even = { ...judges.usual, dayCostOn: () => () => 0, perBrokenPiece: 0, taste: noTaste() }
    const takes = (from: number, to: number) => {
      lift(board, cooking)
      place(board, cooking, { dish: from, portions: [8] })
      return attempt(board, [cooking], even, () => {
        lift(board, cooking)
        place(board, cooking, { dish: to, portions: [8] })
        return true
      })
    }
    expect(takes(plain!, full!)).toBe(false)
    expect(takes(full!, plain!)).toBe(true)
  })

  it('[LIV-7] makes portions of a day smaller that would break it', () => {
    const board = drafted([eggs])
    const mostOf = (dish: number) => menu.mostPortion.dinner[dish]!
    const cooking = board.cookings.find(({ meal, slots }) => meal === 'dinner' && slots.length === 1)!
    const [slot] = cooking.slots
    const dish = cooking.candidates.find((one) => eggs.perServing(menu.dishes[one]!) > 0 && mostOf(one) > 4)!
    for (const on of board.cookingsOn[slot!.day]!) lift(board, on)
    place(board, cooking, { dish, portions: [mostOf(dish)] })
    expect(amountsOfDay(board.amounts!, slot!.day)).toBeGreaterThan(0)
    bestPortionsOfDay(board, slot!.day, { ...judges.usual, dayCostOn: () => () => 0 })
    const fewest = (3 * menu.leastPortion.dinner[dish]!) / 4
    expect(amountsOfDay(board.amounts!, slot!.day)).toBe(eggsOfDay(fewest))
  })

  it('[LIV-7] counts while the basket is made', () => {
    const improved = (counted: readonly AmountTerm[]) => {
      const board = filled([])
      const { ranges } = request
      improveBasket(board, {
        aimsForMinerals: false,
        ranges,
        taste: tastes.inBasket,
        tastes: request,
        counted,
        random: seededRandom('basket'),
      })
      return board
    }
    const [without, limited] = [improved([]), improved([eggs])]
    expect(eggsOver(limited)).toBeLessThan(eggsOver(without) / 4)
    expect(daysOut({ board: limited, judge: judges.usual })).toEqual([])
  })

  it('[LIV-7] is part of the price of a day’s exact portions', () => {
    const bounds = dayBoundsOf(request.ranges)
    const forms = linearFormsOf(menu.dishes, bounds)
    const amounts = amountsOf(menu.dishes, [eggs])!
    const priceOf = withAmounts(portionPriceOf(menu), amounts)
    const exact = exactPortionsOf(forms, priceOf, dayPriceOf(request.ranges))
    const board = filled([])
    const chosen = [0, 5, 11].map((day) => board.cookingsOn[day]!.map(({ number }) => board.dishOf[number]!))
    for (const dishes of chosen) {
      const places = { ...noPlaces(), count: dishes.length }
      places.dish.set(dishes)
      places.least.fill(2)
      places.most.fill(8)
      const plain = exact.cheapest(places, new Float64Array(formsCount))
      const counted = exact.cheapest(places, new Float64Array(formsCount), { amounts, day: 0 })
      const ofAmounts = (portions: Uint8Array) =>
        amountsOfDishes(amounts, 0, { count: dishes.length, dish: places.dish, portions })
      expect(counted!.price).toBeGreaterThanOrEqual(plain!.price - 1e-9)
      expect(counted!.price).toBeLessThanOrEqual(plain!.price + ofAmounts(plain!.portions) + 1e-9)
    }
  })

  it('[LIV-7] counts in the draw of one slot, by day and by week', () => {
    const [one, other] = [
      request.dishes.find((dish) => eggs.perServing(dish) > 0)!,
      request.dishes.find((dish) => eggs.perServing(dish) === 0)!,
    ]
    const eaten = { dish: one, servings: 1 }
    const added = (onDay: number, onOtherDays: number) =>
      amountsAdded([eggs], {
        onDay: Array.from({ length: onDay }, () => eaten),
        onOtherDays: Array.from({ length: onOtherDays }, () => eaten),
      })
    expect(added(1, 4)({ dish: other, servings: 2 })).toBe(0)
    expect(added(0, 1)(eaten)).toBe(0)
    expect(added(1, 1)(eaten)).toBe(54)
    expect(added(0, 5)(eaten)).toBe(3)
    // Beside what the day and its week cost already.
    expect(added(2, 0)(eaten)).toBe(eggsOfDay(9) - eggsOfDay(6))
    expect(added(0, 6)(eaten)).toBe(3)
    const ofDayAlone = { perServing: eggs.perServing, ofDay: eggsOfDay }
    expect(amountsAdded([ofDayAlone], { onDay: [eaten, eaten], onOtherDays: [] })(eaten)).toBe(
      eggsOfDay(9) - eggsOfDay(6),
    )
  })
})

function noTaste() {
  const none = new Float64Array(menu.dishes.length)
  return { ofDish: none, ofMeal: none, ofDiscovery: none }
}

describe('what is counted of days and weeks', () => {
  const [egg, both, plain] = [
    { ...poor!, id: 'egg', eggs: 4, gramsPerServing: 0 },
    { ...poor!, id: 'both', eggs: 8, gramsPerServing: 40 },
    { ...poor!, id: 'plain', eggs: 0, gramsPerServing: 0 },
  ]
  const terms: readonly AmountTerm[] = [
    { perServing: (dish) => dish.eggs, ofDay: (amount) => amount ** 2, ofWeek: (amount) => 3 * amount },
    { perServing: (dish) => dish.gramsPerServing, ofWeek: (amount) => Math.max(0, 100 - amount) },
  ]
  const dishes = [egg!, both!, plain!]
  const filled = (order = terms) => {
    const amounts = amountsOf(dishes, order)!
    countPortion(amounts, 6, 0, 1)
    countPortion(amounts, 7, 1, 2)
    countPortion(amounts, 13, 0, 3)
    return amounts
  }

  it('[LIV-7] a portion counts on its day and in its week, of each term of the dish', () => {
    const { days, weeks } = filled()
    expect([...days.slice(12, 16)]).toEqual([1, 0, 4, 20])
    expect([...days.slice(26, 28)]).toEqual([3, 0])
    expect([...weeks]).toEqual([1, 0, 7, 20, 0, 0, 0, 0])
  })

  it('[LIV-7] nothing is kept up without terms, and nothing is counted of a dish that has none', () => {
    expect(amountsOf(dishes, [])).toBeUndefined()
    const amounts = amountsOf(dishes, terms)!
    countPortion(amounts, 3, 2, 9)
    expect([...amounts.days, ...amounts.weeks].every((amount) => amount === 0)).toBe(true)
  })

  it('[LIV-7] a day and a week cost what they hold, with a dish more or without', () => {
    const amounts = filled()
    expect([amountsOfDay(amounts, 7), amountsOfDayWith(amounts, 7, 0, 2)]).toEqual([16, 36])
    expect([amountsOfWeek(amounts, 1), amountsOfWeekWith(amounts, 1, 1, 2)]).toEqual([21 + 80, 33 + 60])
    const eaten = { count: 2, dish: [0, 1, 1], portions: [1, 2, 9] }
    expect(amountsOfDishes(amounts, 7, eaten)).toBe(81)
    expect(amountsOfDishes(amounts, 8, { ...eaten, count: 1 })).toBe(1)
  })

  it('[LIV-7] beside a week and its days each dish costs what they cost with it, and none less than the least', () => {
    const days = [7, 9]
    for (const order of [terms, terms.toReversed()]) {
      const amounts = filled(order)
      const { priceWith, least } = amountsBeside(amounts, { week: 1, days })
      for (const dish of [0, 1, 2])
        for (const portion of [0, 2, 5, 40]) {
          const asked =
            amountsOfWeekWith(amounts, 1, dish, 2 * portion) +
            days.reduce((sum, day) => sum + amountsOfDayWith(amounts, day, dish, portion), 0)
          expect(priceWith(dish, 2 * portion, portion)).toBeCloseTo(asked, 9)
          expect(least).toBeLessThanOrEqual(asked)
        }
      expect(least).toBe(21 + 16)
    }
  })

  it('[MIN-3] a quarter gains by all terms of a portion', () => {
    const priced = amountsOf(dishes, [
      { perServing: (dish) => dish.eggs, ofPortion: 2 },
      { perServing: (dish) => dish.gramsPerServing, ofPortion: -1 },
      { perServing: () => 4 },
    ])!
    expect([...amountsOfPortions(priced)]).toEqual([2, -6, 0])
  })
})
