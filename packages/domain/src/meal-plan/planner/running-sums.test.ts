import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { AmountTerm } from './amounts.ts'
import { changeDish, changePlate } from './basket/change-dish.ts'
import { improveDish } from './basket/choose-dish.ts'
import { portionDishes } from './basket/day-portions.ts'
import { exchangePair } from './basket/exchange-pair.ts'
import { priceBoard } from './basket/follow-board.ts'
import { exchangeDishes, pairWith, throwFoodOut, useFoodAgain } from './basket/moves.ts'
import { priceOfPlan } from './basket/plan-price.ts'
import type { PricedPlan } from './basket/priced-plan.ts'
import {
  type Board,
  boardOf,
  lift,
  markOf,
  noDish,
  type PlacedCooking,
  place,
  portionsOfCooking,
  setPortion,
  setSides,
  snapshotOf,
  undoTo,
} from './board.ts'
import { costOf } from './board-cost.ts'
import { menuOf } from './menu.ts'
import { judgesOf, tastesFor } from './objective.ts'
import { bestChoice } from './search/best-choice.ts'
import { improve } from './search/descent.ts'
import { firstDraft } from './search/first-draft.ts'
import { attempt } from './search/repair.ts'
import { skeletonOf } from './search/skeleton.ts'
import { improvePlate } from './sides/choose-sides.ts'
import { countSidesOn } from './sides/plate-sides.ts'
import { requestFor, wishesWith } from './testing/invented-menu.ts'
import { shoppedDishes, shoppedSides } from './testing/shopped-dishes.ts'
import { weights } from './weights.ts'

const sources = import.meta.glob<string>(['./**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

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
/** What stands on a board, put on an empty one. */
function madeAfresh(board: Board): Board {
  const fresh = emptyBoard()
  for (const cooking of board.cookings) {
    const dish = board.dishOf[cooking.number]!
    place(fresh, fresh.cookings[cooking.number]!, { dish, portions: portionsOfCooking(board, cooking) })
    for (const { number, slot } of cooking.seats)
      setSides(fresh, fresh.cookings[cooking.number]!.seats[slot]!, board.sidesOf[number]!)
  }
  return fresh
}

function expectClose(one: ArrayLike<number>, other: ArrayLike<number>): void {
  expect(one.length).toBe(other.length)
  for (let at = 0; at < one.length; at += 1) expect(one[at]).toBeCloseTo(other[at]!, 6)
}

function expectSumsOf(board: Board): void {
  const fresh = madeAfresh(board)
  expect(board.sideCount).toBe(fresh.sideCount)
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

const boardSteps = [
  'lift',
  'place',
  'portion',
  'sides',
  'improve',
  'attempt',
  'undone attempt',
  'undo',
] as const
function stepOnBoard(board: Board, step: (typeof boardSteps)[number], one: number, other: number): void {
  const cooking = board.cookings[one % board.cookings.length]!
  const choice = () => {
    const dish = cooking.candidates[other % cooking.candidates.length]!
    return { dish, portions: cooking.slots.map((_, at) => 2 + ((other + at) % 5)) }
  }
  if (step === 'lift') lift(board, cooking)
  else if (step === 'place') {
    lift(board, cooking)
    place(board, cooking, choice())
  } else if (step === 'sides') setSides(board, seatOf(cooking, other), anySides(board, other))
  else if (step === 'undo') undoTo(board, Math.floor(markOf(board) / 2))
  else if (board.dishOf[cooking.number] === noDish) return
  else if (step === 'portion') setPortion(board, seatOf(cooking, other), 2 + (other % 6))
  else if (step === 'improve') improve(board, cooking, judge)
  else
    attempt(board, [cooking], judge, () => {
      lift(board, cooking)
      place(board, cooking, choice())
      return step === 'attempt'
    })
}

const seatOf = ({ seats }: PlacedCooking, number: number) => seats[number % seats.length]!

/** None, one or two of them, whatever the main is. */
function anySides({ menu: { sides } }: Board, number: number) {
  const both = [number % sides.count, (number + 5) % sides.count]
  return both.slice(0, number % 3).map((at) => ({ dish: sides.first + at, portion: 2 + 2 * (number % 3) }))
}

describe('the running sums of a plan', () => {
  it('[LIV-1] [ONE-3] on the board are what its dishes come to, after any moves', () => {
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

  it('[LIV-1] [ONE-3] in the basket are what its dishes come to, after any moves', () => {
    fc.assert(
      fc.property(anySeed, anySteps(basketSteps), (seed, steps) => {
        const board = draftedBoard(seed)
        for (const cooking of board.cookings) improve(board, cooking, judge)
        const plan = priceBoard(board, asked)
        const chance = { random: seededRandom(seed), marks: [] }
        for (const [step, one, other] of steps) stepInBasket(plan, step, chance, one, other)
        expectSumsOf(board)
        expectBasketOf(plan)
      }),
      { numRuns: 25 },
    )
  })

  it('[LIV-1] [ONE-3] are what they were once any moves are undone', () => {
    fc.assert(
      fc.property(
        anySeed,
        anySteps(boardSteps),
        anySteps(basketSteps),
        (seed, stepsOnBoard, stepsInBasket) => {
          const board = draftedBoard(seed)
          const isUndo = ([step]: readonly [string, ...unknown[]]) => step === 'undo'
          const undone = (change: () => void) => {
            const before = snapshotOf(board)
            const mark = markOf(board)
            change()
            undoTo(board, mark)
            expect(snapshotOf(board)).toEqual(before)
            expectSumsOf(board)
          }
          undone(() => {
            for (const [step, ...at] of stepsOnBoard.filter((one) => !isUndo(one)))
              stepOnBoard(board, step, ...at)
          })
          const plan = priceBoard(board, asked)
          const price = priceOfPlan(plan)
          const chance = { random: seededRandom(seed), marks: [] }
          undone(() => {
            for (const [step, ...at] of stepsInBasket) stepInBasket(plan, step, chance, ...at)
          })
          expect(priceOfPlan(plan)).toBeCloseTo(price, 6)
          expectBasketOf(plan)
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('the board', () => {
  it('[ONE-3] is written by its own file alone', () => {
    const board = emptyBoard()
    const others = () => {
      // @ts-expect-error: columns are read-only.
      board.dishOf[0] = 0
      // @ts-expect-error
      board.portions[0] = 4
      // @ts-expect-error
      board.sidesOf[0] = []
      // @ts-expect-error
      board.calories[0] = 1
      // @ts-expect-error
      board.cookedOn[0] = 1
      // @ts-expect-error
      board.times[0] = 1
      // @ts-expect-error
      board.amounts!.weeks[0] = 1
      // @ts-expect-error
      board.sideCount = 1
    }
    expect(others).toBeTypeOf('function')
    const cast = /\bas (unknown as )?((Written)?Board|CountedAmounts|(Int|Uint|Float)\d+Array)\b/
    const isCode = (line: string) => !/^\s*(\/?\*|\/\/)/.test(line)
    const casting = Object.entries(sources).filter(([, text]) =>
      text.split('\n').some((line) => isCode(line) && cast.test(line)),
    )
    expect(casting.map(([path]) => path)).toEqual(['./board.ts'])
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
/** `marks`: where the board stood before each of the moves so far. */
function stepInBasket(
  plan: PricedPlan,
  step: (typeof basketSteps)[number],
  { random, marks }: { random: () => number; marks: number[] },
  one: number,
  other: number,
): void {
  const { cookings } = plan.seating
  const cooking = cookings[one % cookings.length]!
  const around = { random, week: cookings.filter(({ week }) => week === cooking.week), temperature: 1 }
  const { board } = plan
  const mark = markOf(board)
  marks.push(mark)
  // As it is at the start of every move: what can't be made is undone by the caller.
  const undoUnlessMade = (isMade: boolean) => {
    if (!isMade) undoTo(board, mark)
  }
  if (step === 'change') changeDish(plan, cooking, cooking.candidates[other % cooking.candidates.length]!)
  else if (step === 'improve') improveDish(plan, cooking, random)
  else if (step === 'exchange') {
    const pair = pairWith(plan, cooking, random)
    if (pair) exchangePair(plan, pair, random)
  } else if (step === 'throw out') undoUnlessMade(throwFoodOut(plan, around))
  else if (step === 'use again') undoUnlessMade(useFoodAgain(plan, around))
  else if (step === 'plate') changePlate(plan, cooking.seats[0]!, anySides(board, other))
  else if (step === 'improve plate') improvePlate(plan, cooking.seats[0]!, random, other % 3)
  else if (step === 'exchange dishes') undoUnlessMade(exchangeDishes(plan, around))
  else {
    marks.length = Math.ceil(marks.length / 2)
    undoTo(board, marks.at(-1)!)
  }
  priceOfPlan(plan)
}

function expectBasketOf(plan: PricedPlan): void {
  const fresh = priceBoard(madeAfresh(plan.board), asked)
  for (const [day] of fresh.dayPrice.entries())
    if (countSidesOn(fresh, day) > 0)
      fresh.dayPrice[day] = portionDishes(fresh, day)?.price ?? weights.dayOut.value
  expect(plan.repeats).toBe(fresh.repeats)
  expect(plan.dinnerOf).toEqual(fresh.dinnerOf)
  expect(plan.dinnerProtein).toEqual(fresh.dinnerProtein)
  expect(plan.mainsOn).toEqual(fresh.mainsOn)
  expect(plan.cookingPrice).toBeCloseTo(fresh.cookingPrice, 6)
  const { baskets, sameness } = plan
  expect(baskets.uses).toEqual(fresh.baskets.uses)
  expect(baskets.usesOfPlan).toEqual(fresh.baskets.usesOfPlan)
  expectClose(baskets.grams, fresh.baskets.grams)
  expect(baskets.monthPrice).toBeCloseTo(fresh.baskets.monthPrice, 6)
  for (const kind of ['proteins', 'breakfastProteins', 'cuisines', 'replacers', 'shelf', 'twins'] as const)
    expect(sameness[kind]).toEqual(fresh.sameness[kind])
  const sorted = (dishes: PricedPlan['sameness']['dishes']) =>
    dishes.map((week) => week.toSorted((a, b) => a - b))
  expect(sorted(sameness.dishes)).toEqual(sorted(fresh.sameness.dishes))
  // A day that is out costs more where a change put it there.
  const days = [...plan.dayPrice.keys()].filter((day) => plan.dayPrice[day]! < weights.heavyDay.value)
  const fits = days.filter((day) => fresh.dayPrice[day]! < weights.heavyDay.value)
  for (const day of fits) expect(plan.dayPrice[day]).toBeCloseTo(fresh.dayPrice[day]!, 6)
  const withoutDays = (of: PricedPlan) => priceOfPlan(of) - of.dayPrice.reduce((sum, price) => sum + price, 0)
  expect(withoutDays(plan)).toBeCloseTo(withoutDays(fresh), 5)
}
