import { describe, expect, it } from 'vitest'
import type { AmountTerm } from './amounts.ts'
import {
  type Board,
  type BoardGiven,
  boardOf,
  countAmounts,
  type Follower,
  follow,
  forgetChanges,
  keepIfCheaper,
  keepsFor,
  leastGain,
  lift,
  lookWithout,
  markOf,
  mayRepeat,
  noDish,
  noPlateSides,
  noteOwn,
  place,
  portionsOfCooking,
  restore,
  setPortion,
  setSides,
  snapshotOf,
  tryOut,
  undoTo,
} from './board.ts'
import { costOf, costOfDay, daysOut, isOut, weeksOf } from './board-cost.ts'
import { type Dish, menuOf } from './menu.ts'
import type { Judge } from './objective.ts'
import type { Cooking } from './search/skeleton.ts'
import { seatEaters } from './table-seats.ts'
import { anyRanges, requestFor } from './testing/invented-menu.ts'
import {
  dinnerOn,
  letteredDishes,
  letteredMenu,
  lettersOf,
  lunchOn,
  lunchTwice,
  outPrice,
  placeLetters,
} from './testing/lettered-meals.ts'

const numberOf = (id: string) => letteredDishes.findIndex((dish) => dish.id === id)
const boardWith = (letters: string, skeleton: readonly Cooking[], given?: BoardGiven): Board => {
  const board = boardOf(letteredMenu(), skeleton, given)
  placeLetters(board, letters)
  return board
}
const keptOn = (day: number, id: string, portion = 2) => ({
  ...lunchOn(day),
  dish: numberOf(id),
  portions: [portion],
})
/** Of one more portion of a main on the plate. */
const side = (id: string, portion = 2) => ({ dish: numberOf(id), portion })
const calories = (board: Board, days: readonly number[]) => days.map((day) => board.calories[day])

describe('a board at the beginning', () => {
  it('[PLAN-2] has a place for each cooking and a seat for each meal, nothing on it', () => {
    const board = boardOf(letteredMenu(), [lunchTwice(7), dinnerOn(8)])
    expect(lettersOf(board)).toBe('--')
    const [twice, dinner] = board.cookings
    expect(twice).toMatchObject({ number: 0, days: [7, 8], week: 1, oldestLeftoverDays: 1, isKept: false })
    expect(twice!.seats.map(({ number, slot, day, meal }) => [number, slot, day, meal])).toEqual([
      [0, 0, 7, 'lunch'],
      [1, 1, 8, 'lunch'],
    ])
    expect([dinner!.seats[0]!.number, dinner!.week, twice!.isDiscovery]).toEqual([2, 1, false])
    expect(board.cookingsOn[8]).toEqual([twice, dinner])
    expect([board.cookingsOn[6], board.cookingsOn.length]).toEqual([[], 28])
    expect([board.sideCount, board.evaluations, board.amounts, board.besides]).toEqual([
      0,
      0,
      undefined,
      undefined,
    ])
  })

  it('[PLAN-6] has what is kept in the order of days, behind what is open, and counts it', () => {
    const board = boardOf(letteredMenu(), [lunchOn(9)], {
      kept: [keptOn(5, 'b'), keptOn(2, 'c', 4), keptOn(20, 'a')],
    })
    expect(lettersOf(board)).toBe('-cba')
    expect(board.kept.map(({ number, days, isKept }) => [number, days, isKept])).toEqual([
      [1, [2], true],
      [2, [5], true],
      [3, [20], true],
    ])
    expect(calories(board, [2, 5, 9, 20])).toEqual([2 * 752, 751, 0, 750])
    expect([board.times[numberOf('b')], board.cookedOn[numberOf('b')]]).toEqual([1, 1 << 5])
    expect(markOf(board)).toBe(0)
  })

  it('[LIFE-4] holds what is eaten besides in its sums', () => {
    const besides = Array.from({ length: 28 }, (_, day) => ({
      calories: day,
      fat: 2,
      netCarbs: 3,
      protein: 4,
    }))
    const board = boardWith('a', [lunchOn(5)], { besides })
    expect(calories(board, [4, 5])).toEqual([4, 755])
    expect([board.fat[4], board.netCarbs[4], board.protein[4]]).toEqual([2, 3, 4])
    expect(board.besides![5]).toEqual([5, 2, 3, 4])
  })

  it('[PLATE-4] lets a dish of most of a week be one that is eaten daily, where there is one', () => {
    const cured = { ledBy: 'cured-meat' as const }
    const dishes = letteredDishes.slice(0, 4).map((dish, at): Dish => {
      return [
        { ...dish, isDrink: true as const },
        { ...dish, ...cured },
        dish,
        { ...dish, meals: ['dinner' as const] },
      ][at]!
    })
    const candidates = (days: readonly number[], own: readonly Dish[] = dishes, isSameAllWeek = true) => {
      const slots = days.map((day) => ({ day, meal: 'lunch' as const }))
      const board = boardOf(menuOf(own, requestFor(own)), [{ meal: 'lunch', slots, isSameAllWeek }])
      return [...board.cookings[0]!.candidates]
    }
    expect(candidates([0, 1, 2, 3])).toEqual([2])
    expect(candidates([0, 1, 2])).toEqual([1, 2])
    expect(candidates([0, 1, 2, 3], dishes, false)).toEqual([0, 1, 2])
    expect(candidates([0, 1, 2, 3], dishes.slice(0, 2))).toEqual([0, 1])
  })
})

describe('a change of the board', () => {
  it('[ONE-3] keeps up its sums: a dish, a portion, sides', () => {
    const board = boardOf(letteredMenu(), [lunchTwice(0), dinnerOn(1)])
    const [twice, dinner] = board.cookings
    place(board, twice!, { dish: numberOf('a'), portions: [2, 4] })
    place(board, dinner!, { dish: numberOf('x'), portions: [2] })
    expect(calories(board, [0, 1])).toEqual([750, 1500 + 770])
    expect([board.cookedOn[numberOf('a')], board.times[numberOf('a')]]).toEqual([1, 1])
    expect(portionsOfCooking(board, twice!)).toEqual([2, 4])
    setPortion(board, twice!.seats[1]!, 2)
    expect(calories(board, [0, 1])).toEqual([750, 750 + 770])
    setSides(board, dinner!.seats[0]!, [side('b'), side('c', 4)])
    expect([board.calories[1], board.sideCount]).toEqual([750 + 770 + 751 + 2 * 752, 2])
    setSides(board, dinner!.seats[0]!, [side('c')])
    expect([board.calories[1], board.sideCount]).toEqual([750 + 770 + 752, 1])
    expect(lift(board, twice!)).toBe(numberOf('a'))
    expect([...calories(board, [0, 1]), board.times[numberOf('a')], board.cookedOn[numberOf('a')]]).toEqual([
      0,
      770 + 752,
      0,
      0,
    ])
    expect(portionsOfCooking(board, twice!)).toEqual([2, 2])
  })

  it('[ONE-3] is none where nothing changes, and one dish is lifted before another is placed', () => {
    const board = boardWith('a-', [lunchOn(0), lunchOn(9)])
    forgetChanges(board)
    const [one, other] = board.cookings
    setPortion(board, one!.seats[0]!, 2)
    setSides(board, one!.seats[0]!, noPlateSides)
    place(board, other!, { dish: noDish })
    expect([lift(board, other!), markOf(board)]).toEqual([noDish, 0])
    expect(() => place(board, one!, { dish: numberOf('b') })).toThrow('lift it')
    setPortion(board, other!.seats[0]!, 6)
    expect([board.calories[9], markOf(board)]).toEqual([0, 1])
    place(board, other!, { dish: numberOf('a') })
    expect(board.calories[9]).toBe(3 * 750)
  })

  it('[PLAN-3] leaves the days of a dish to the others that cook it, kept ones too', () => {
    const board = boardWith('aaa', [lunchOn(0), lunchOn(0), lunchOn(9)], { kept: [keptOn(20, 'a')] })
    const a = numberOf('a')
    const days = (...on: readonly number[]) => on.reduce((bits, day) => bits | (1 << day), 0)
    expect([board.cookedOn[a], board.times[a]]).toEqual([days(0, 9, 20), 4])
    lift(board, board.cookings[0]!)
    expect([board.cookedOn[a], board.times[a]]).toEqual([days(0, 9, 20), 3])
    lift(board, board.cookings[1]!)
    expect([board.cookedOn[a], board.times[a]]).toEqual([days(9, 20), 2])
  })

  it('[ONE-3] is undone back to a mark, and no further', () => {
    const board = boardWith('ab', [lunchOn(0), dinnerOn(0)])
    const [lunch, dinner] = board.cookings
    const states: (readonly [ReturnType<typeof snapshotOf>, number, number])[] = []
    const state = () => [snapshotOf(board), board.calories[0]!, board.sideCount] as const
    const marks: number[] = []
    const change = (how: () => void) => {
      states.push(state())
      marks.push(markOf(board))
      how()
    }
    change(() => lift(board, lunch!))
    change(() => place(board, lunch!, { dish: numberOf('c'), portions: [4] }))
    change(() => setSides(board, dinner!.seats[0]!, [side('d')]))
    change(() => setPortion(board, dinner!.seats[0]!, 6))
    change(() => setSides(board, dinner!.seats[0]!, noPlateSides))
    for (const at of [4, 3, 2, 1, 0]) {
      undoTo(board, marks[at]!)
      expect([at, state()]).toEqual([at, states[at]])
    }
  })

  it('[ONE-3] is tried out, and is kept only where the plan is cheaper by more than a rounding error', () => {
    const board = boardWith('ab', [lunchOn(0), lunchOn(9)])
    const [one, other] = board.cookings
    expect(tryOut(board, () => lift(board, one!))).toBe(numberOf('a'))
    expect(lookWithout(board, [one!, other!], () => lettersOf(board))).toBe('--')
    expect(lettersOf(board)).toBe('ab')
    const kept = (before: number, after: number, isMade = true) => {
      const prices = [before, after]
      return keepIfCheaper(
        board,
        () => prices.shift()!,
        () => {
          lift(board, one!)
          return isMade
        },
      )
    }
    expect([kept(1, 1), kept(1, 2), kept(1, 1 - leastGain / 2), kept(1, 0, false), lettersOf(board)]).toEqual(
      [...[false, false, false, false], 'ab'],
    )
    expect([kept(1, 1 - 2 * leastGain), lettersOf(board)]).toEqual([true, '-b'])
  })

  it('[ONE-3] a snapshot brings back dishes, portions and sides, however many changes ago', () => {
    const board = boardWith('ab-', [lunchOn(0), lunchOn(9), dinnerOn(9)])
    const [one, other, open] = board.cookings
    setSides(board, one!.seats[0]!, [side('d')])
    const before = snapshotOf(board)
    const sums = [...calories(board, [0, 9]), board.sideCount]
    lift(board, one!)
    setSides(board, one!.seats[0]!, noPlateSides)
    setSides(board, other!.seats[0]!, [side('c')])
    setPortion(board, other!.seats[0]!, 6)
    place(board, open!, { dish: numberOf('x'), portions: [2] })
    forgetChanges(board)
    restore(board, before)
    expect(lettersOf(board)).toBe('ab-')
    expect([...calories(board, [0, 9]), board.sideCount]).toEqual(sums)
    expect([...snapshotOf(board).portions].slice(0, 2)).toEqual([2, 2])
    expect(snapshotOf(board).sidesOf).toEqual(before.sidesOf)
  })
})

describe('what follows the board', () => {
  it('[ONE-3] is told of each change and of each that is undone', () => {
    const board = boardWith('a', [lunchTwice(0)])
    const told: unknown[] = []
    const follower: Follower = {
      countDish: ({ number }, dish, by) => told.push(['dish', number, dish, by]),
      countEaten: ({ number }, dish, quarters) => told.push(['eaten', number, dish, quarters]),
      countSide: ({ number }, dish, by) => told.push(['side', number, dish, by]),
      undoOwn: (at, before) => told.push(['own', at, before]),
    }
    const said = () => told.splice(0)
    follow(board, follower)
    expect(markOf(board)).toBe(0)
    const [cooking] = board.cookings
    lift(board, cooking!)
    expect(said()).toEqual([
      ['eaten', 0, 0, -2],
      ['eaten', 1, 0, -2],
      ['dish', 0, 0, -1],
    ])
    place(board, cooking!, { dish: 1 })
    expect(said()).toEqual([
      ['dish', 0, 1, 1],
      ['eaten', 0, 1, 2],
      ['eaten', 1, 1, 2],
    ])
    const mark = markOf(board)
    setPortion(board, cooking!.seats[1]!, 5)
    setSides(board, cooking!.seats[0]!, [side('d', 3)])
    noteOwn(board, 7, 8)
    expect(said()).toEqual([
      ['eaten', 1, 1, 3],
      ['side', 0, 3, 1],
      ['eaten', 0, 3, 3],
    ])
    undoTo(board, mark)
    expect(said()).toEqual([
      ['own', 7, 8],
      ['side', 0, 3, -1],
      ['eaten', 0, 3, -3],
      ['eaten', 1, 1, -3],
    ])
    follow(board, undefined)
    lift(board, cooking!)
    expect(said()).toEqual([])
  })
})

describe('what is counted on a board', () => {
  const term: AmountTerm = {
    perServing: ({ id }) => ({ a: 4, b: 40 })[id] ?? 0,
    ofDay: (amount) => amount,
    ofWeek: (amount) => 100 * amount,
  }

  it('[LIV-7] is what stands on it, kept, open and beside, and what comes', () => {
    const board = boardWith('a-', [lunchTwice(6), dinnerOn(0)], { kept: [keptOn(0, 'b')] })
    setSides(board, board.cookings[0]!.seats[1]!, [side('b')])
    expect(board.amounts).toBeUndefined()
    countAmounts(board, [term])
    const counted = () => [0, 6, 7].map((day) => board.amounts!.days[day])
    expect([counted(), Array.from(board.amounts!.weeks)]).toEqual([
      [20, 2, 22],
      [22, 22, 0, 0],
    ])
    lift(board, board.cookings[0]!)
    expect([counted(), Array.from(board.amounts!.weeks)]).toEqual([
      [20, 0, 20],
      [20, 20, 0, 0],
    ])
    countAmounts(board, [])
    expect(board.amounts).toBeUndefined()
  })

  it('[TOG-3] is what the owner eats, whatever others eat of it', () => {
    const share = { least: 0.01, most: 1 }
    const eater = {
      sharedDays: { breakfast: [], lunch: [6], dinner: [] },
      mayEat: new Set(letteredDishes.map(({ id }) => id)),
      size: 1,
      needs: {
        calories: 1900,
        shares: { breakfast: share, lunch: share, dinner: share, dessert: share },
        rangesOn: Array.from({ length: 28 }, () => anyRanges),
      },
    }
    const menu = menuOf(letteredDishes, requestFor(letteredDishes, { table: [eater] }))
    for (const isCountedFirst of [true, false]) {
      const board = boardOf(menu, seatEaters([lunchOn(6)], [eater]), {
        counted: isCountedFirst ? [term] : [],
      })
      placeLetters(board, 'a')
      if (!isCountedFirst) countAmounts(board, [term])
      expect([board.cookings[0]!.days, board.calories[34]]).toEqual([[6, 34], 750])
      expect([board.amounts!.days[6], Array.from(board.amounts!.weeks)]).toEqual([2, [2, 0, 0, 0]])
      expect(weeksOf([6, 34, 13, 8])).toEqual([0, 1])
    }
  })

  const judge: Judge = {
    dayCostOn: (day) => (k) => (day === 9 ? outPrice : k / 1000),
    taste: {
      ofDish: Float64Array.from(letteredDishes, (_, dish) => 10 * dish),
      ofMeal: Float64Array.from(letteredDishes, (_, dish) => dish),
      ofDiscovery: new Float64Array(letteredDishes.length),
    },
    perRepeat: 1000,
    perBrokenPiece: 0,
    perAmount: 2,
  }

  it('[LIV-7] [LIV-1] costs its days and weeks, tastes and repeats; days out are told by their macros alone', () => {
    const board = boardWith('bb', [lunchTwice(6), lunchOn(20)], { counted: [term] })
    const [twice, later] = board.cookings
    // Twenty of it on each day.
    expect(costOfDay(board, 6, judge)).toBeCloseTo(0.751 + 2 * 20, 9)
    const days = 2 * (0.751 + 2 * 20)
    expect(costOf(board, [twice!], judge)).toBeCloseTo(days + 2 * 100 * 40 + 10 + 2 * 1 + 1000, 6)
    expect(costOf(board, [later!], judge)).toBeCloseTo(0.751 + 40 + 2 * 100 * 20 + 10 + 1 + 1000, 6)
    lift(board, later!)
    expect(costOf(board, [later!], judge)).toBe(0)
    expect(costOf(board, [twice!], judge)).toBeCloseTo(days + 2 * 100 * 40 + 10 + 2 * 1, 6)
    const out = boardWith('aa', [lunchOn(9), lunchOn(20)], { counted: [{ ...term, ofDay: () => 99 }] })
    expect([isOut(out, 9, judge), isOut(out, 20, judge)]).toEqual([true, false])
    expect(daysOut({ board: out, judge })).toEqual([9])
    // Nothing can be chosen on a day of what is kept alone.
    expect(daysOut({ board: boardOf(letteredMenu(), [], { kept: [keptOn(9, 'a')] }), judge })).toEqual([])
  })
})

describe('what a board says', () => {
  it('[PLAN-3] whether a dish may be cooked here, seen from where else it is, and how often', () => {
    const board = boardWith('a-', [lunchOn(3), lunchOn(9)])
    const may = (day: number) => mayRepeat(board, { ...board.cookings[1]!, tooNear: 1 << day }, 0)
    expect([may(2), may(3), may(4)]).toEqual([true, false, true])
    const often = { ...board.cookings[1]!, tooNear: 0 }
    expect([1, 2].map((mostTimes) => mayRepeat(board, { ...often, mostTimes }, 0))).toEqual([false, true])
  })

  it('[CON-4] whether a dish is still good when its last leftover is eaten', () => {
    const dishes = letteredDishes.map((dish, at) => ({ ...dish, keepsDays: at }))
    const board = boardOf(menuOf(dishes, requestFor(dishes)), [lunchTwice(0), lunchOn(9)])
    const keeps = (cooking: number) =>
      [0, 1, 2].map((dish) => keepsFor(board, board.cookings[cooking]!, dish))
    expect([keeps(0), keeps(1)]).toEqual([
      [false, true, true],
      [true, true, true],
    ])
  })
})
