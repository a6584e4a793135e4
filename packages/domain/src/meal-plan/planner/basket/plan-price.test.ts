import { describe, expect, it } from 'vitest'
import type { AmountTerm } from '../amounts.ts'
import { setPortion } from '../board.ts'
import { plainCharacter } from '../palate.ts'
import { priceOfSides } from '../sides/plate-sides.ts'
import { mealsOfCooking } from '../slots.ts'
import {
  type Cooked,
  caloriesWithin,
  cooked,
  cookedOn,
  cookedOnce,
  cookingAt,
  plainFood,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { weights } from '../weights.ts'
import {
  hasCopy,
  keepIfPlanIsCheaper,
  priceDinnersBeside,
  priceOfCooking,
  priceOfPlan,
} from './plan-price.ts'
import { priceOfSameness } from './sameness.ts'
import { priceOfBasket } from './week-baskets.ts'

const at = (day: number) => ({ day, meal: 'lunch' as const })
const leftover = (day: number, from: number) => ({ ...at(day), leftoverOf: at(from) })

describe('the meals of one time that a dish is cooked', () => {
  it.each([
    ['one', [at(0)], 1],
    ['two with a leftover', [at(0), leftover(1, 0)], 2],
    ['three with two leftovers', [at(0), leftover(1, 0), leftover(2, 0)], 3],
    ['one where each day is cooked', [at(0), at(2), at(4)], 1],
    ['two where two of three are cooked', [at(0), at(2), leftover(3, 2)], 2],
    ['all that eat of what is cooked elsewhere', [leftover(1, 0), leftover(2, 0)], 2],
  ])('[LEFT-1] are %s', (_, slots, meals) => {
    expect(mealsOfCooking(slots)).toBe(meals)
  })
})

describe('what a cooking costs', () => {
  const plan = {
    taste: {
      ofDish: Float64Array.of(0, 2),
      ofMeal: Float64Array.of(0, 3),
      ofDiscovery: Float64Array.of(0, 5),
    },
    minutes: [Float64Array.of(0, 0), Float64Array.of(0, 20), Float64Array.of(0, 30)],
  }

  it('[LIV-1] is its minutes, its taste, and that of each meal', () => {
    const price = (slots: Parameters<typeof mealsOfCooking>[0], isDiscovery = false) =>
      priceOfCooking(plan, { slots, isDiscovery }, 1)
    const { minute, taste, newDishTimes } = weights
    expect(price([at(0)])).toBeCloseTo(20 * minute.value + taste.value * (2 + 3), 9)
    expect(price([at(0), leftover(1, 0)])).toBeCloseTo(30 * minute.value + taste.value * (2 + 2 * 3), 9)
    expect(price([at(0)], true)).toBeCloseTo(
      20 * minute.value + taste.value * (2 + newDishTimes.value * 5),
      9,
    )
  })
})

describe('dinners beside a cooking', () => {
  it('[LIV-7] each evening before and after costs its protein, but for the cooking’s own evenings', () => {
    const dinnerProtein = new Int8Array(28).fill(-1)
    dinnerProtein.set([4, 2, 1, 2], 5)
    const beside = (days: readonly number[]) => {
      const into = new Float64Array(6)
      priceDinnersBeside({ dinnerProtein }, days, into)
      return [...into].map((price) => Math.round(price / weights.proteinAgain.value))
    }
    expect(beside([6])).toEqual([0, 1, 0, 0, 1, 0])
    expect(beside([7])).toEqual([0, 0, 2, 0, 0, 0])
    expect(beside([6, 7])).toEqual([0, 0, 1, 0, 1, 0])
    expect(beside([0])).toEqual([0, 0, 0, 0, 0, 0])
    expect(beside([27])).toEqual([0, 0, 0, 0, 0, 0])
    dinnerProtein[20] = 0
    expect(beside([21])).toEqual([1, 0, 0, 0, 0, 0])
    // A day of an eater is nobody's evening beside the owner's.
    dinnerProtein[27] = 3
    expect(beside([28])).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('a day that copies another', () => {
  it('[PLATE-1] is one of the owner’s, with any other day before the end', () => {
    const mainsOn = new Int32Array(28)
    mainsOn[0] = 7
    mainsOn[27] = 7
    mainsOn[3] = 9
    expect([0, 27, 3, 5].map((day) => hasCopy({ mainsOn }, day))).toEqual([true, true, false, false])
    expect([hasCopy({ mainsOn }, 0, 27), hasCopy({ mainsOn }, 27, 1), hasCopy({ mainsOn }, 27, 0)]).toEqual([
      false,
      true,
      false,
    ])
    expect(hasCopy({ mainsOn }, 28)).toBe(false)
  })
})

describe('what a plan costs', () => {
  const ranges = caloriesWithin(200, 3000)
  const beef = { ...plainCharacter, mainProtein: 'beef' as const }
  const letters = [...'abcdefgh']
  const dishes = [
    ...letters.map((id) => smallDish(id, { meals: ['lunch', 'dinner'], minutes: 0 })),
    smallDish('eggs', { meals: ['lunch'], minutes: 0, wholePieces: [1] }),
    smallDish('beef', { meals: ['dinner'], minutes: 0, character: beef }),
    smallDish('other beef', { meals: ['dinner'], minutes: 0, character: beef }),
  ]
  const planOf = (...cookings: readonly Cooked[]) => smallPlan(dishes, cookings, { ranges })
  const priceOf = (...cookings: readonly Cooked[]) => priceOfPlan(planOf(...cookings))
  const lunch = (day: number, dish: string) => cooked({ day, meal: 'lunch' }, dish)
  const dinner = (day: number, dish: string) => cooked({ day, meal: 'dinner' }, dish)

  it('[LIV-1] is that of its days, cookings, weeks and what the month buys', () => {
    const foods = [{ food: plainFood('beans', { openedDays: 400 }), grams: 40 }]
    const counted: AmountTerm[] = [{ perServing: () => 1, ofWeek: (amount) => 3 * amount }]
    const withFoods = dishes.map((dish) => ({ ...dish, foods, minutes: 10 }))
    const sides = [plainSide('bread', { minutes: 0 })]
    const days = [lunch(0, 'a'), lunch(1, 'b'), lunch(2, 'c'), dinner(8, 'd'), lunch(27, 'e')]
    const plated = days.map((one, at) => (at < 2 ? { ...one, besides: ['bread'] } : one))
    const plan = smallPlan(withFoods, plated, { ranges, counted, sides })
    const { baskets, sameness, dayPrice, cookingPrice } = plan
    const ofWeek = (week: number) =>
      priceOfBasket(baskets, week) + priceOfSameness(sameness, week) + priceOfSides(plan, week)
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
    expect(cookingPrice).toBeCloseTo(50 * weights.minute.value, 9)
    expect(baskets.monthPrice).toBe(weights.pantryFoodOfMonth.value)
    expect(dayPrice[27]).toBeGreaterThan(0)
    // Three of one protein, and one side on days running.
    expect(priceOfSameness(sameness, 0)).toBeGreaterThan(0)
    expect(priceOfSides(plan, 0)).toBeGreaterThan(0)
    const ofWeeks = sum([0, 1, 2, 3].map(ofWeek)) + 3 * 7
    const price = ofWeeks + sum([...dayPrice]) + cookingPrice + baskets.monthPrice + weights.sideNextDay.value
    expect(priceOfPlan(plan)).toBeCloseTo(price, 9)
    expect(priceOfPlan(plan)).toBeCloseTo(price, 9)
  })

  it('[LIV-6] pieces in parts cost of a cooking of several meals, by all that it cooks', () => {
    const twice = (portions: readonly number[]) => ({
      ...cookedOnce({ day: 7, meal: 'lunch' }, [8], 'eggs'),
      portions,
    })
    // Of a dish cooked once its day says it; a plan that is read has the cheapest portions in its days.
    const once = [3, 4].map((portion) => priceOf(cooked({ day: 0, meal: 'lunch' }, 'eggs', portion)))
    expect(once[0]).toBeCloseTo(once[1]!, 9)
    const whole = priceOf(twice([4, 4]))
    expect(priceOf(twice([3, 5]))).toBeCloseTo(whole, 9)
    expect(priceOf(twice([4, 6]))).toBeCloseTo(whole + 0.5 * weights.brokenPiece.value, 9)
    expect(priceOf(twice([4, 3]))).toBeCloseTo(whole + 0.25 * weights.brokenPiece.value, 9)
    const plain = (portions: readonly number[]) => ({ ...twice(portions), dish: 'a' })
    expect(priceOf(plain([4, 3]))).toBeCloseTo(priceOf(plain([4, 4])), 9)
  })

  it('[LIV-6] pieces are counted for all who eat', () => {
    const priceFor = (people: number, portions: readonly number[]) => {
      const twice = { ...cookedOnce({ day: 0, meal: 'lunch' }, [1], 'eggs'), portions }
      return priceOfPlan(smallPlan(dishes, [twice], { ranges, people }))
    }
    expect(priceFor(2, [4, 6])).toBeCloseTo(priceFor(2, [4, 4]), 9)
    expect(priceFor(3, [4, 6])).toBeCloseTo(priceFor(3, [4, 4]) + 0.5 * weights.brokenPiece.value, 9)
  })

  it('[LIV-1] a week is priced again after it changed, and then only', () => {
    const plan = planOf({ ...cookedOnce({ day: 7, meal: 'lunch' }, [8], 'eggs'), portions: [4, 4] })
    const before = priceOfPlan(plan)
    plan.weekPrice[0]! += 5
    expect(priceOfPlan(plan)).toBeCloseTo(before + 5, 9)
    setPortion(plan.board, plan.seating.seats[0]!, 6)
    expect(priceOfPlan(plan)).toBeCloseTo(before + 5 + 0.5 * weights.brokenPiece.value, 9)
  })

  it('[PLATE-1] a day of the mains of an earlier one costs, and more within seven days', () => {
    const { copiedDay, copiedSoon, repeat } = weights
    const twice = (day: number) =>
      priceOf(lunch(0, 'a'), dinner(0, 'b'), lunch(day, 'a'), dinner(day, 'b')) -
      priceOf(lunch(0, 'a'), dinner(0, 'b'), lunch(day, 'c'), dinner(day, 'd')) -
      2 * repeat.value
    expect(twice(27)).toBeCloseTo(copiedDay.value, 9)
    expect(twice(7)).toBeCloseTo(copiedDay.value, 9)
    expect(twice(6)).toBeCloseTo(copiedDay.value + copiedSoon.value, 9)
    expect(twice(1)).toBeCloseTo(copiedDay.value + copiedSoon.value, 9)
  })

  it('[PLATE-1] each copy counts once, by the last day before it', () => {
    const { copiedDay, copiedSoon, repeat } = weights
    const copies = (...days: readonly number[]) =>
      priceOf(...days.map((day) => lunch(day, 'a'))) -
      priceOf(...days.map((day, at) => lunch(day, letters[at]!))) -
      ((days.length * (days.length - 1)) / 2) * repeat.value
    // Of three dishes of one kind in a week, lunches of one dish and of three cost the same.
    expect(copies(0, 10, 20)).toBeCloseTo(2 * copiedDay.value, 9)
    expect(copies(0, 20, 22)).toBeCloseTo(2 * copiedDay.value + copiedSoon.value, 9)
  })

  it('[PLATE-4] days above half of two weeks running on which meals of turns have one dish', () => {
    const { dayOfTwoWeeks, dishOfAnotherWeek, daysOfTwoWeeks, repeat } = weights
    // Dinners differ on all days, so that no day is a copy.
    const evenings = Array.from({ length: 28 }, (_, day) =>
      smallDish(`dinner-${day}`, { meals: ['dinner'], minutes: 0 }),
    )
    const days = evenings.map(({ id }, day) => dinner(day, id))
    const turns = (...weeks: readonly (readonly [monday: number, count: number, dish: string])[]) =>
      priceOfPlan(
        smallPlan(
          [...dishes, ...evenings],
          [
            ...days,
            ...weeks.map(([monday, count, dish]) =>
              cookedOn(
                'lunch',
                Array.from({ length: count }, (_, at) => monday + at),
                dish,
              ),
            ),
          ],
          { ranges },
        ),
      )
    const again = (next: number, first: number, second: number) =>
      turns([0, first, 'a'], [next, second, 'a']) - turns([0, first, 'a'], [next, second, 'b'])
    const ofTwo = dishOfAnotherWeek.value + repeat.value
    expect(daysOfTwoWeeks.value).toBe(7)
    expect(again(7, 4, 4)).toBeCloseTo(ofTwo + dayOfTwoWeeks.value, 6)
    expect(again(7, 5, 4)).toBeCloseTo(ofTwo + 2 * dayOfTwoWeeks.value, 6)
    expect(again(7, 3, 4)).toBeCloseTo(ofTwo, 6)
    expect(again(7, 2, 2)).toBeCloseTo(ofTwo, 6)
    expect(again(14, 4, 4)).toBeCloseTo(ofTwo, 6)
    const third = [14, 4, 'c'] as const
    expect(turns([0, 4, 'a'], [7, 4, 'a'], third) - turns([0, 4, 'a'], [7, 4, 'b'], third)).toBeCloseTo(
      ofTwo + dayOfTwoWeeks.value,
      6,
    )
  })

  it('[LIV-7] two evenings running of one protein cost, unless they eat of one cooking', () => {
    const { proteinAgain } = weights
    const again = proteinAgain.value
    const nextTo = (...ids: readonly string[]) =>
      priceOf(...ids.map((id, day) => dinner(day, id))) - priceOf(...ids.map((id, at) => dinner(2 * at, id)))
    expect(nextTo('beef', 'other beef')).toBeCloseTo(again, 9)
    expect(nextTo('beef', 'a')).toBeCloseTo(0, 9)
    expect(nextTo('a', 'beef', 'b')).toBeCloseTo(0, 9)
    expect(nextTo('a', 'b', 'beef', 'other beef')).toBeCloseTo(2 * again, 9)
    const later = dinner(2, 'a')
    const leftovers = priceOf(cookedOnce({ day: 0, meal: 'dinner' }, [1], 'beef'), later)
    expect(
      leftovers -
        priceOf(cookedOnce({ day: 0, meal: 'dinner' }, [1], 'beef'), { ...later, dish: 'other beef' }),
    ).toBeCloseTo(-again, 9)
    const eatenAgain = (day: number) => priceOf(cookedOnce({ day: 0, meal: 'dinner' }, [day], 'beef'))
    expect(eatenAgain(1)).toBeCloseTo(eatenAgain(2), 9)
    // Evenings without dinner are of no protein.
    expect(priceOf(lunch(0, 'a'), lunch(1, 'b')) - priceOf(lunch(0, 'a'), lunch(3, 'b'))).toBeCloseTo(0, 9)
    // The last evening counts, too.
    const last = (day: number) => priceOf(dinner(day, 'beef'), dinner(27, 'other beef'))
    expect(last(26) - last(25)).toBeCloseTo(again, 9)
    const first = (day: number) => priceOf(dinner(0, 'beef'), dinner(day, 'other beef'))
    expect(first(1) - first(2)).toBeCloseTo(again, 9)
  })

  it('[LIV-1] a change is kept where the plan costs less with it', () => {
    const plan = planOf({ ...cookedOnce({ day: 7, meal: 'lunch' }, [8], 'eggs'), portions: [4, 6] })
    const seat = cookingAt(plan, { day: 7, meal: 'lunch' }).seats[1]!
    const portion = (quarters: number) => () => {
      setPortion(plan.board, seat, quarters)
      return true
    }
    expect(keepIfPlanIsCheaper(plan, portion(5))).toBe(true)
    expect(plan.board.portions[seat.number]).toBe(5)
    expect(keepIfPlanIsCheaper(plan, portion(6))).toBe(false)
    expect(plan.board.portions[seat.number]).toBe(5)
  })
})
