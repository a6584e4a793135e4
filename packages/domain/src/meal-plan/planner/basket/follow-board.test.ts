import { describe, expect, it } from 'vitest'
import { mainProteins } from '../../../recipes/main-proteins.ts'
import type { AmountTerm } from '../amounts.ts'
import { forgetChanges, markOf, setPortion, setSides, undoTo } from '../board.ts'
import { portionPriceOf } from '../objective.ts'
import { plainCharacter } from '../palate.ts'
import { anyRanges } from '../testing/invented-menu.ts'
import {
  type Cooked,
  caloriesWithin,
  cooked,
  cookedOn,
  cookedOnce,
  cookingAt,
  dishNumber,
  plainFood,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { weights } from '../weights.ts'
import { changeDish, portionAgain } from './change-dish.ts'
import { portionDishes } from './day-portions.ts'
import { foodColumnsOf } from './foods/food-columns.ts'
import { formsOn } from './priced-plan.ts'

/** A lunch of two quarters to ten is in range. */
const wide = caloriesWithin(200, 1800)
const of = (id: string, meals: readonly ('breakfast' | 'lunch' | 'dinner' | 'dessert')[], own = {}) =>
  smallDish(id, { meals, minutes: 0, ...own })
const leek = plainFood('leek')
const withLeek = { foods: [{ food: leek, grams: 40 }] }
const dishes = [
  of('soup', ['lunch'], withLeek),
  of('stew', ['lunch', 'dinner']),
  of('roast', ['lunch', 'dinner'], { character: { ...plainCharacter, mainProtein: 'beef' } }),
  of('cake', ['dessert']),
]
const lunch = (day: number, dish = 'soup', ...besides: string[]) =>
  cooked({ day, meal: 'lunch' }, dish, 4, ...besides)
const dinner = (day: number, dish = 'stew') => cooked({ day, meal: 'dinner' }, dish)
const planOf = (cookings: readonly Cooked[], own: Parameters<typeof smallPlan>[2] = {}) =>
  smallPlan(dishes, cookings, { ranges: wide, ...own })

describe('a plan that is read from its board', () => {
  it('[LIV-1] counts dishes that are cooked again, and how many there may be', () => {
    const cookings = [0, 7, 14].map((day) => lunch(day, 'soup'))
    const once = [1, 2, 3, 4, 5, 6, 8].map((day) => lunch(day, ''))
    const plan = planOf([...cookings, lunch(1, 'stew'), dinner(8), dinner(3, 'roast'), ...once])
    // Six cookings of three dishes.
    expect(plan.repeats).toBe(3)
    expect(plan.mostRepeats).toBe(6 - Math.ceil(3 * weights.distinctShare.value))
    expect(planOf([]).mostRepeats).toBe(0)
    const varied = planOf([lunch(0), dinner(0), dinner(1, 'roast')])
    expect([varied.repeats, varied.mostRepeats]).toEqual([0, 3 - Math.ceil(3 * weights.distinctShare.value)])
  })

  it('[LIV-1] each other time of a dish costs once more than the one before, of a dessert by itself', () => {
    const priceOf = (...cookings: readonly Cooked[]) => planOf(cookings).cookingPrice
    const { repeat, dessertAgain } = weights
    expect(priceOf(lunch(0))).toBe(0)
    expect(priceOf(lunch(0), lunch(7))).toBeCloseTo(repeat.value, 9)
    expect(priceOf(lunch(0), lunch(7), lunch(14))).toBeCloseTo(3 * repeat.value, 9)
    const dessert = (day: number) => cooked({ day, meal: 'dessert' }, 'cake')
    expect(priceOf(dessert(2), dessert(9))).toBeCloseTo(dessertAgain.value, 9)
  })

  it('[LIV-1] keeps up which are cooked again while they change', () => {
    const plan = planOf([lunch(0), lunch(7), lunch(14, 'stew')])
    const [, second, third] = plan.seating.cookings
    const change = (cooking: typeof second, dish: string) =>
      changeDish(plan, cooking!, dishNumber(plan, dish))
    change(third, 'soup')
    expect(plan.repeats).toBe(2)
    expect(plan.cookingPrice).toBeCloseTo(3 * weights.repeat.value, 9)
    change(second, 'stew')
    change(third, 'roast')
    expect(plan.repeats).toBe(0)
    expect(plan.cookingPrice).toBeCloseTo(0, 9)
  })

  it('[PLATE-4] a dish that takes turns in several weeks costs for each other week', () => {
    const week = (monday: number, dish: string) => cookedOn('lunch', [monday, monday + 2], dish)
    const plan = planOf([week(0, 'soup'), week(7, 'soup'), week(14, 'soup'), week(21, 'stew')])
    expect([...plan.weeksOfDish]).toEqual([3, 1, 0, 0])
    expect(plan.cookingPrice).toBeCloseTo(3 * weights.dishOfAnotherWeek.value + 3 * weights.repeat.value, 9)
    changeDish(plan, plan.seating.turns[1]!, dishNumber(plan, 'roast'))
    expect([...plan.weeksOfDish]).toEqual([2, 1, 1, 0])
    expect(plan.cookingPrice).toBeCloseTo(weights.dishOfAnotherWeek.value + weights.repeat.value, 9)
  })

  it('[HELD-4] minutes are those of what people eat, about, of the meals that are cooked at once', () => {
    const batchTimes = { prepMinutes: 0, cookMinutes: 10, servings: 1, atOnce: 1 }
    const pans = [of('pancakes', ['lunch'], { batchTimes })]
    const plan = smallPlan(pans, [cookedOnce({ day: 0, meal: 'lunch' }, [1], 'pancakes')], {
      ranges: wide,
      people: 2,
    })
    // One and a quarter servings for each of two.
    expect(plan.minutes.map(([minutes]) => minutes)).toEqual([10, 30, 50])
    expect(planOf([]).minutes).toHaveLength(2)
    expect(plan.cookingPrice).toBeCloseTo(50 * weights.minute.value, 9)
  })

  it('[LIV-1] a middle portion lies between the least and the most', () => {
    const { middlePortion, menu } = planOf([lunch(0)])
    const [least, most] = [menu.leastPortion.lunch[0]!, menu.mostPortion.lunch[0]!]
    expect(most).toBeGreaterThan(least + 1)
    expect(middlePortion.lunch[0]).toBe(Math.round((least + most) / 2))
  })

  it('[LIV-1] foods are bought for all who eat, by a person’s usual day', () => {
    const plan = planOf([lunch(0), lunch(8)], { people: 3 })
    const { baskets } = plan
    expect([...baskets.uses]).toEqual([1, 1, 0, 0])
    expect([...baskets.grams]).toEqual([120, 120, 0, 0])
    const { mostGrams } = foodColumnsOf(dishes, { people: 3, caloriesADay: 1000 })
    expect(baskets.columns.mostGrams).toEqual(mostGrams)
  })

  it('[PLATE-3] sides are bought, cooked and counted with their mains', () => {
    const sides = [plainSide('bread', withLeek), plainSide('rice', withLeek)]
    const plan = planOf([lunch(0, 'stew', 'bread', 'rice'), lunch(7, 'stew', 'rice')], { sides })
    expect([...plan.baskets.uses]).toEqual([2, 1, 0, 0])
    expect([...plan.baskets.grams]).toEqual([80, 40, 0, 0])
    const { board, seating } = plan
    setSides(board, seating.seats[0]!, [{ dish: dishNumber(plan, 'rice'), portion: 6 }])
    expect([...plan.baskets.uses]).toEqual([1, 1, 0, 0])
    expect([...plan.baskets.grams]).toEqual([60, 40, 0, 0])
  })

  it('[LIV-7] mains of a day and proteins of an evening are known; open meals are none', () => {
    const plan = planOf([lunch(0), dinner(0), lunch(1, 'stew'), dinner(1, 'roast'), dinner(2, '')])
    const { dinnerOf, dinnerProtein, mainsOn } = plan
    const [plants, beef] = [mainProteins.indexOf('plants'), mainProteins.indexOf('beef')]
    expect([...dinnerOf.slice(0, 4)]).toEqual([1, 3, -1, -1])
    expect([...dinnerProtein.slice(0, 4)]).toEqual([plants, beef, -1, -1])
    expect(mainsOn[0]).not.toBe(mainsOn[1])
    expect([...mainsOn.slice(2, 4)]).toEqual([0, 0])
    expect([...plan.sameness.replacers, ...plan.sameness.dishes.map((own) => own.length)]).toEqual([
      0, 0, 0, 0, 4, 0, 0, 0,
    ])
  })
})

describe('days of a plan that is read', () => {
  it('[PLAN-3] cost what their cheapest portions do, or as a day out of range; those without meals nothing', () => {
    const plan = planOf([lunch(0), cooked({ day: 1, meal: 'lunch' }, 'soup', 1), lunch(2, '')])
    expect(plan.dayPrice[0]).toBe(portionDishes(plan, 0)!.price)
    expect(plan.dayPrice[0]).toBeLessThan(weights.heavyDay.value)
    expect([...plan.dayPrice.slice(1, 3)]).toEqual([weights.dayOut.value, 0])
  })

  it('[PLAN-3] [MIN-3] a day in range whose portions can’t be made again is heavy, with what is counted', () => {
    // Of three servings, which no portion is.
    const ranges = { ...wide, calories: { minimum: 1450, maximum: 1550 } }
    const counted: AmountTerm[] = [{ perServing: () => 2, ofDay: (amount) => amount }]
    const large = cooked({ day: 0, meal: 'lunch' }, 'soup', 12)
    const priceOf = (terms: readonly AmountTerm[]) => planOf([large], { ranges, counted: terms }).dayPrice[0]
    expect(priceOf([])).toBe(weights.heavyDay.value)
    expect(priceOf(counted)).toBe(weights.heavyDay.value + 6)
  })

  it('[PLAN-3] one macro out of its range is enough', () => {
    for (const name of ['calories', 'fat', 'netCarbs', 'protein'] as const) {
      const ranges = { ...wide, [name]: { minimum: 3000, maximum: 4000 } }
      const plan = planOf([lunch(0)], { ranges })
      expect([name, plan.dayPrice[0]]).toEqual([name, weights.dayOut.value])
    }
  })

  it('[ONE-3] have the price back that they had, once a change is undone', () => {
    const plan = planOf([cooked({ day: 0, meal: 'lunch' }, 'soup', 1)])
    forgetChanges(plan.board)
    const mark = markOf(plan.board)
    portionAgain(plan, 0)
    expect(plan.dayPrice[0]).toBeLessThan(weights.heavyDay.value)
    undoTo(plan.board, mark)
    expect(plan.dayPrice[0]).toBe(weights.dayOut.value)
  })
})

describe('what is kept', () => {
  const keptDishes = [
    smallDish('kept', {
      ...withLeek,
      character: { ...plainCharacter, isMeatReplacer: true, mainProtein: 'beef' },
    }),
    plainSide('kept side', withLeek),
  ]
  const at = { day: 1, meal: 'dinner' as const }
  const planWith = (...keptCookings: readonly Cooked[]) =>
    planOf([lunch(0, 'stew'), lunch(1, 'stew')], { keptDishes, keptCookings })

  it('[PLAN-6] is bought, eaten, and of a kind like all that is cooked', () => {
    const plan = planWith(cooked(at, 'kept', 6))
    expect([...plan.baskets.uses]).toEqual([1, 0, 0, 0])
    expect([...plan.baskets.grams]).toEqual([60, 0, 0, 0])
    expect([...plan.sameness.replacers]).toEqual([1, 0, 0, 0])
    expect([plan.dinnerOf[1], plan.dinnerProtein[1]]).toEqual([2, mainProteins.indexOf('beef')])
    expect(plan.mainsOn[1]).not.toBe(plan.mainsOn[0])
    expect(plan.repeats).toBe(1)
    expect(plan.mostRepeats).toBe(3 - Math.ceil(2 * weights.distinctShare.value))
  })

  it('[PLAN-6] [LEFT-1] a leftover of what isn’t cooked here adds what is eaten alone', () => {
    const plan = planWith({ ...cooked(at, 'kept', 6), slots: [{ ...at, leftoverOf: { ...at, day: 0 } }] })
    expect([...plan.baskets.uses]).toEqual([0, 0, 0, 0])
    expect([...plan.baskets.grams]).toEqual([60, 0, 0, 0])
    expect([...plan.sameness.replacers]).toEqual([0, 0, 0, 0])
    expect(plan.dinnerOf[1]).toBe(2)
    expect(plan.mainsOn[1]).not.toBe(plan.mainsOn[0])
    // Of nine dishes none may be cooked twice, of ten one.
    const nine = Array.from({ length: 9 }, (_, day) => smallDish(`dish-${day}`))
    const own = { ranges: wide, keptDishes }
    const lunches = nine.map(({ id }, day) => lunch(day + 2, id))
    const eaten = { ...cooked(at, 'kept'), slots: [{ ...at, leftoverOf: { ...at, day: 0 } }] }
    expect(smallPlan(nine, lunches, { ...own, keptCookings: [eaten] }).mostRepeats).toBe(0)
    expect(smallPlan(nine, lunches, { ...own, keptCookings: [cooked(at, 'kept')] }).mostRepeats).toBe(1)
  })

  it('[PLAN-6] [LIV-7] a lunch is no evening', () => {
    const plan = planWith(cooked({ day: 2, meal: 'lunch' }, 'kept'))
    expect([plan.dinnerOf[2], plan.dinnerProtein[2]]).toEqual([-1, -1])
    expect(plan.mainsOn[2]).not.toBe(0)
  })

  it('[PLAN-6] [PLATE-3] a side is bought and no main', () => {
    const plan = planWith(cooked(at, 'kept side', 6))
    expect([...plan.baskets.uses]).toEqual([1, 0, 0, 0])
    expect([...plan.baskets.grams]).toEqual([60, 0, 0, 0])
    expect([plan.dinnerOf[1], plan.dinnerProtein[1]]).toEqual([-1, -1])
    expect(plan.mainsOn[1]).toBe(plan.mainsOn[0])
    expect(plan.sameness.dishes[0]).toHaveLength(2)
  })

  it('[PLAN-6] [MIN-3] is counted by itself, too; nothing is where nothing is asked', () => {
    const counted: AmountTerm[] = [{ perServing: ({ id }) => (id === 'kept' ? 1 : 100), ofDay: () => 0 }]
    const plan = planOf([lunch(1, 'stew')], { keptDishes, keptCookings: [cooked(at, 'kept', 6)], counted })
    expect([...plan.keptAmounts!.days.slice(0, 3)]).toEqual([0, 1.5, 0])
    expect(plan.board.amounts!.days[1]).toBe(101.5)
    expect(planWith(cooked(at, 'kept', 6)).keptAmounts).toBeUndefined()
  })
})

describe('eaters with needs of their own', () => {
  const share = { least: 0, most: 1 }
  const other = { ...anyRanges, protein: { minimum: 10, maximum: 90 } }
  const rangesOn = Array.from({ length: 28 }, (_, day) => (day === 1 ? other : wide))
  const needs = {
    calories: 1000,
    shares: { breakfast: share, lunch: share, dinner: share, dessert: share },
    rangesOn,
  }
  const mayEat = new Set(dishes.map(({ id }) => id))
  const table = [{ sharedDays: { breakfast: [], lunch: [], dinner: [0, 1] }, mayEat, size: 1, needs }]
  const together = (day: number, dish: string, portions: readonly [number, number]): Cooked => {
    const eaters = { day: day + 28, meal: 'dinner' as const }
    return {
      ...dinner(day, dish),
      slots: [
        { day, meal: 'dinner' },
        { ...eaters, leftoverOf: eaters },
      ],
      portions,
    }
  }
  const planAt = (people = 1, counted: readonly AmountTerm[] = []) =>
    planOf([lunch(0, 'soup'), together(0, 'stew', [4, 6]), together(1, 'roast', [4, 3])], {
      people,
      table,
      rangesOfEaters: rangesOn,
      counted,
    })

  it('[TOG-3] have days with prices of their own, by their ranges', () => {
    const { dayPrice, formsOfEaters, exactOfEaters, portioners, board } = planAt()
    expect(dayPrice).toHaveLength(56)
    expect(dayPrice[28]).toBeLessThan(weights.heavyDay.value)
    expect([...dayPrice.slice(29, 31)]).toEqual([weights.dayOut.value, 0])
    expect(board.calories[28]).toBe(750)
    // Days of one range share what portions them.
    expect(formsOfEaters[2]).toBe(formsOfEaters[0])
    expect(formsOfEaters[1]).not.toBe(formsOfEaters[0])
    expect(exactOfEaters[2]).toBe(exactOfEaters[0])
    expect(portioners).toHaveLength(3)
    const plan = planAt()
    expect([27, 28, 29].map((day) => formsOn(plan, day))).toEqual([
      plan.forms,
      plan.formsOfEaters[0],
      plan.formsOfEaters[1],
    ])
    expect(formsOn(plan, 29)).toBe(plan.formsOfEaters[1])
  })

  it('[TOG-3] what they eat is bought once, however many the owner cooks for', () => {
    const withFood = dishes.map((dish) => (dish.id === 'stew' ? { ...dish, ...withLeek } : dish))
    const plan = smallPlan(withFood, [together(0, 'stew', [4, 6])], {
      ranges: wide,
      people: 2,
      table,
      rangesOfEaters: rangesOn,
    })
    // 40 g for two, and one and a half times 40 g for one.
    expect(plan.wholePortions).toBe(2)
    expect(plan.baskets.grams[0]).toBeCloseTo(80 + 60, 9)
    setPortion(plan.board, cookingAt(plan, { day: 0, meal: 'dinner' }).seats[1]!, 8)
    expect(plan.baskets.grams[0]).toBeCloseTo(80 + 80, 9)
  })

  it('[TOG-3] their days hold no mains and no evenings of the owner’s, and what is counted is the owner’s', () => {
    const counted: AmountTerm[] = [{ perServing: () => 1, ofDay: (servings) => 5 * servings }]
    const plan = planAt(1, counted)
    expect(plan.mainsOn).toHaveLength(28)
    expect([...plan.dinnerOf.slice(0, 3)]).toEqual([1, 2, -1])
    expect(plan.dayPrice[28]).toBe(planAt().dayPrice[28])
    expect(plan.dayPrice[0]).toBeGreaterThan(planAt().dayPrice[0]!)
  })

  it('[TOG-3] who eats along without needs makes the usual portions more', () => {
    const along = [{ sharedDays: { breakfast: [], lunch: [], dinner: [0, 1] }, mayEat, size: 1 }]
    expect(planOf([lunch(0)], { table: along }).wholePortions).toBeCloseTo(1 + 2 / 84, 9)
    expect(planOf([lunch(0)], { table: along }).baskets.grams[0]).toBeCloseTo(40 * (1 + 2 / 84), 9)
  })
})

it('[LIV-6] portions are priced as they are in the plan, alone with their pieces', () => {
  const eggs = of('eggs', ['lunch'], { wholePieces: [1] })
  const plan = smallPlan([eggs], [cooked({ day: 0, meal: 'lunch' }, 'eggs', 4)], { ranges: wide })
  const priceOf = portionPriceOf(plan.menu)
  const least = Math.min(...[2, 3, 4, 5, 6, 7].map((portion) => priceOf(0, portion, true)))
  expect(plan.leastOfPortion.lunch[0]).toBeCloseTo(least, 9)
})
