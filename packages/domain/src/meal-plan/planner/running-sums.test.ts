import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { AmountTerm } from './amounts.ts'
import { changeDish, changePlate, undoTo } from './basket/change-dish.ts'
import { improveDish } from './basket/choose-dish.ts'
import { portionDishes } from './basket/day-portions.ts'
import { exchangePair } from './basket/exchange-pair.ts'
import { exchangeDishes, pairWith, throwFoodOut, useFoodAgain } from './basket/moves.ts'
import { priceOfPlan } from './basket/plan-price.ts'
import { readBoard } from './basket/read-board.ts'
import type { WorkingPlan } from './basket/working-plan.ts'
import {
  type Board,
  boardOf,
  type Choice,
  lift,
  noDish,
  type PlacedCooking,
  place,
  portionSlot,
} from './board.ts'
import { costOf } from './board-cost.ts'
import { menuOf } from './menu.ts'
import { judgesOf, tastesFor } from './objective.ts'
import { attempt } from './search/attempt.ts'
import { bestChoice } from './search/best-choice.ts'
import { improve } from './search/descent.ts'
import { firstDraft } from './search/first-draft.ts'
import { skeletonOf } from './search/skeleton.ts'
import { improvePlate } from './sides/choose-sides.ts'
import { countSidesOn, putSides } from './sides/plate-sides.ts'
import { requestFor, wishesWith } from './testing/invented-menu.ts'
import { shoppedDishes, shoppedSides } from './testing/shopped-dishes.ts'
import { weights } from './weights.ts'

/** Two of ten dishes hold a lot of it; every other one a little. */
const counted: AmountTerm[] = [
  {
    perServing: ({ id }) => (/[37]$/.test(id) ? 4 : 0.5),
    ofDay: (amount) => Math.max(0, amount - 3) ** 2,
    ofWeek: (amount) => 0.5 * Math.max(0, amount - 12),
    ofPortion: 0.1,
  },
  { perServing: ({ perServing }) => perServing.protein, ofWeek: (amount) => Math.max(0, 700 - amount) / 100 },
]
const wishes = wishesWith({ lunch: { leftovers: 'some' }, breakfast: { variety: 'mostly-the-same' } })
const request = requestFor(shoppedDishes(25), { wishes, people: 2 })
const menu = menuOf(request.dishes, request, { sides: shoppedSides(12) })
const tastes = tastesFor(menu.dishes, request, seededRandom('tastes'))
const { usual: judge } = judgesOf(request.ranges, tastes)
const asked = { ranges: request.ranges, taste: tastes.inBasket, tastes: request, counted }
const besides = Array.from({ length: 28 }, (_, day) => ({
  calories: 5 * day,
  fat: 1,
  netCarbs: 1,
  protein: 1,
}))

const emptyBoard = () => boardOf(menu, skeletonOf(wishes), { besides, counted })
function draftedBoard(seed: string): Board {
  const board = emptyBoard()
  firstDraft(board, seededRandom(seed))
  return board
}
function boardWith(choices: readonly Choice[]): Board {
  const board = emptyBoard()
  for (const [at, choice] of choices.entries()) place(board, board.cookings[at]!, choice)
  return board
}
const choicesOf = ({ cookings }: Board) => cookings.map(({ dish, portions }): Choice => ({ dish, portions }))

function expectClose(one: ArrayLike<number>, other: ArrayLike<number>): void {
  expect(one.length).toBe(other.length)
  for (let at = 0; at < one.length; at += 1) expect(one[at]).toBeCloseTo(other[at]!, 6)
}

function expectSumsOf(board: Board): void {
  const fresh = boardWith(choicesOf(board))
  expectClose(board.calories, fresh.calories)
  expectClose(board.fat, fresh.fat)
  expectClose(board.netCarbs, fresh.netCarbs)
  expectClose(board.protein, fresh.protein)
  expect(board.cookedOn).toEqual(fresh.cookedOn)
  expect(board.times).toEqual(fresh.times)
  expectClose(board.amounts!.days, fresh.amounts!.days)
  expectClose(board.amounts!.weeks, fresh.amounts!.weeks)
  expect(costOf(board, board.cookings, judge)).toBeCloseTo(costOf(fresh, fresh.cookings, judge), 5)
}

/** A step and what it is about, by number. */
const anySteps = <Step extends string>(steps: readonly Step[]) =>
  fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(500), fc.nat(500)), { maxLength: 25 })
const anySeed = fc.string({ maxLength: 4 })

const boardSteps = ['lift', 'place', 'portion', 'improve', 'attempt', 'undone attempt'] as const
function stepOnBoard(board: Board, step: (typeof boardSteps)[number], one: number, other: number): void {
  const cooking = board.cookings[one % board.cookings.length]!
  const choice = (): Choice => {
    const dish = cooking.candidates[other % cooking.candidates.length]!
    return { dish, portions: cooking.slots.map((_, at) => 2 + ((other + at) % 5)) }
  }
  if (step === 'lift') lift(board, cooking)
  else if (step === 'place') {
    lift(board, cooking)
    place(board, cooking, choice())
  } else if (cooking.dish === noDish) return
  else if (step === 'portion') portionSlot(board, cooking, other % cooking.slots.length, 2 + (other % 6))
  else if (step === 'improve') improve(board, cooking, judge)
  else
    attempt(board, [cooking], judge, () => {
      lift(board, cooking)
      place(board, cooking, choice())
      return step === 'attempt'
    })
}

describe('the running sums of a plan', () => {
  it('[LIV-1] on the board are what its dishes come to, after any moves', () => {
    fc.assert(
      fc.property(anySeed, anySteps(boardSteps), (seed, steps) => {
        const board = draftedBoard(seed)
        for (const [step, one, other] of steps) stepOnBoard(board, step, one, other)
        expectSumsOf(board)
      }),
      { numRuns: 40 },
    )
  })

  it('[LIV-1] the price of a choice is what the plan costs with it', () => {
    fc.assert(
      fc.property(anySeed, fc.nat(500), (seed, number) => {
        const board = draftedBoard(seed)
        const cooking = board.cookings[number % board.cookings.length]!
        lift(board, cooking)
        const found = bestChoice(board, cooking, judge)!
        place(board, cooking, found)
        expect(costOf(board, [cooking], judge)).toBeCloseTo(found.cost, 6)
      }),
      { numRuns: 60 },
    )
  })

  it('[LIV-1] in the basket are what its dishes come to, after any moves', () => {
    fc.assert(
      fc.property(anySeed, anySteps(basketSteps), (seed, steps) => {
        const board = draftedBoard(seed)
        for (const cooking of board.cookings) improve(board, cooking, judge)
        const plan = readBoard(board, asked)
        const random = seededRandom(seed)
        for (const [step, one, other] of steps) stepInBasket(plan, step, random, one, other)
        expectBasketOf(plan)
      }),
      { numRuns: 25 },
    )
  })
})

const basketSteps = [
  'change',
  'improve',
  'exchange',
  'throw out',
  'use again',
  'exchange dishes',
  'plate',
  'improve plate',
  'undo',
] as const
function stepInBasket(
  plan: WorkingPlan,
  step: (typeof basketSteps)[number],
  random: () => number,
  one: number,
  other: number,
): void {
  const { cookings } = plan.seating
  const cooking = cookings[one % cookings.length]!
  const around = { random, week: cookings.filter(({ week }) => week === cooking.week), temperature: 1 }
  const mark = plan.log.length
  // As it is at the start of every move: what can't be made is undone by the caller.
  const undoUnlessMade = (isMade: boolean) => {
    if (!isMade) undoTo(plan, mark)
  }
  if (step === 'change')
    changeDish(plan, cooking, cooking.placed.candidates[other % cooking.placed.candidates.length]!)
  else if (step === 'improve') improveDish(plan, cooking, random)
  else if (step === 'exchange') {
    const pair = pairWith(plan, cooking, random)
    if (pair) exchangePair(plan, pair, random)
  } else if (step === 'throw out') undoUnlessMade(throwFoodOut(plan, around))
  else if (step === 'use again') undoUnlessMade(useFoodAgain(plan, around))
  else if (step === 'plate') changePlate(plan, cooking.seats[0]!, anySides(plan, other))
  else if (step === 'improve plate') improvePlate(plan, cooking.seats[0]!, random, other % 3)
  else if (step === 'exchange dishes') undoUnlessMade(exchangeDishes(plan, around))
  else undoTo(plan, Math.floor(mark / 2))
  priceOfPlan(plan)
}

/** None, one or two of them, whatever the main is. */
function anySides({ menu: { sides } }: WorkingPlan, number: number) {
  const both = [number % sides.count, (number + 5) % sides.count]
  return both.slice(0, number % 3).map((at) => ({ dish: sides.first + at, portion: 2 + 2 * (number % 3) }))
}

function expectBasketOf(plan: WorkingPlan): void {
  const board = emptyBoard()
  const portionsOf = new Map<PlacedCooking['slots'], Choice>()
  for (const { number, placed, seats } of plan.seating.cookings)
    portionsOf.set(placed.slots, {
      dish: plan.dishOf[number]!,
      portions: seats.map((seat) => plan.portions[seat.number]!),
    })
  for (const [at, { placed }] of plan.seating.cookings.entries())
    place(board, board.cookings[at]!, portionsOf.get(placed.slots)!)
  const fresh = readBoard(board, asked)
  for (const { number } of plan.seating.seats) {
    const seat = fresh.seating.seats[number]!
    putSides(fresh, seat, plan.sidesOf[number]!)
  }
  for (const [day] of fresh.dayPrice.entries())
    if (countSidesOn(fresh, day) > 0)
      fresh.dayPrice[day] = portionDishes(fresh, day)?.price ?? weights.dayOut.value
  expect(plan.sideCount).toBe(fresh.sideCount)
  expect(plan.cookedOn).toEqual(fresh.cookedOn)
  expect(plan.times).toEqual(fresh.times)
  expect(plan.repeats).toBe(fresh.repeats)
  expect(plan.dinnerOf).toEqual(fresh.dinnerOf)
  expect(plan.dinnerProtein).toEqual(fresh.dinnerProtein)
  expect(plan.mainsOn).toEqual(fresh.mainsOn)
  expect(plan.cookingPrice).toBeCloseTo(fresh.cookingPrice, 6)
  expectClose(plan.amounts!.days, fresh.amounts!.days)
  expectClose(plan.amounts!.weeks, fresh.amounts!.weeks)
  const { baskets, sameness } = plan
  expect(baskets.uses).toEqual(fresh.baskets.uses)
  expect(baskets.usesOfPlan).toEqual(fresh.baskets.usesOfPlan)
  expectClose(baskets.grams, fresh.baskets.grams)
  expect(baskets.monthPrice).toBeCloseTo(fresh.baskets.monthPrice, 6)
  for (const kind of ['proteins', 'breakfastProteins', 'cuisines', 'replacers', 'shelf', 'twins'] as const)
    expect(sameness[kind]).toEqual(fresh.sameness[kind])
  const sorted = (dishes: WorkingPlan['sameness']['dishes']) =>
    dishes.map((week) => week.toSorted((a, b) => a - b))
  expect(sorted(sameness.dishes)).toEqual(sorted(fresh.sameness.dishes))
  // A day that is out costs more where a change put it there.
  const days = [...plan.dayPrice.keys()].filter((day) => plan.dayPrice[day]! < weights.heavyDay.value)
  const fits = days.filter((day) => fresh.dayPrice[day]! < weights.heavyDay.value)
  for (const day of fits) expect(plan.dayPrice[day]).toBeCloseTo(fresh.dayPrice[day]!, 6)
  const withoutDays = (of: WorkingPlan) =>
    priceOfPlan(of) - of.dayPrice.reduce((sum, price) => sum + price, 0)
  expect(withoutDays(plan)).toBeCloseTo(withoutDays(fresh), 5)
}
