import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { assembleDays, isAnyPossible, openDays } from './assemble-days.ts'
import { type BoardGiven, boardOf, snapshotOf } from './board.ts'
import { costOf, daysOut } from './board-cost.ts'
import { dayBoundsOf } from './day-bounds.ts'
import { type Dish, menuOf } from './menu.ts'
import { dayCostOf, type Judge } from './objective.ts'
import { descend } from './search/descent.ts'
import { firstDraft } from './search/first-draft.ts'
import { alone, type Cooking } from './search/skeleton.ts'
import { anyRanges, inventedDishes, requestFor } from './testing/invented-menu.ts'
import {
  dinnerOn,
  judgeByLetters,
  type LetterPrice,
  letteredDishes,
  letteredMenu,
  letteredPortion,
  lettersOf,
  lunchOn,
  lunchTwice,
  only,
  outPrice as out,
  placeLetters,
} from './testing/lettered-meals.ts'

const meals = ['breakfast', 'lunch', 'dinner'] as const
const dishes = inventedDishes(8)
const menu = menuOf(dishes, requestFor(dishes))
const zero = () => new Float64Array(menu.dishes.length)
const judge: Judge = {
  dayCostOn: () => dayCostOf(anyRanges),
  taste: { ofDish: zero(), ofMeal: zero(), ofDiscovery: zero() },
  perRepeat: 0.1,
  perBrokenPiece: 0.1,
  perAmount: 1,
}
function assemblyOf(seed: string) {
  const board = boardOf(
    menu,
    [8, 0, 1].flatMap((day) => meals.map((meal) => alone({ day, meal }))),
  )
  firstDraft(board, seededRandom(seed))
  return { board, judge, bounds: dayBoundsOf(anyRanges), random: seededRandom(seed), mostEvaluations: 3000 }
}

describe('days laid again out of what can be in range', () => {
  it('[PLAN-3] are the days that have anything to choose, in order, and days that are alike share their tuples', () => {
    const days = openDays(assemblyOf('a'))
    expect(days.map(({ day }) => day)).toEqual([0, 1, 8])
    expect(days[1]!.tuples).toBe(days[0]!.tuples)
    expect(days[0]!.slots.map(({ slot }) => slot.meal)).toEqual(meals)
    expect(isAnyPossible(days)).toBe(true)
  })

  it('[PLAN-3] [ONE-3] are taken only where the plan is better for it, else it is exactly as it was', () => {
    const taken = new Set<boolean>()
    for (const seed of ['a', 'b', 'c'])
      for (const rounds of [0, 9]) {
        const assembly = assemblyOf(seed)
        const { board } = assembly
        descend(board, judge, rounds)
        const standing = () =>
          [daysOut({ board, judge }).length, costOf(board, board.cookings, judge)] as const
        const [out, cost] = standing()
        const chosen = snapshotOf(board)
        const isTaken = assembleDays(assembly, openDays(assembly))
        const [outNow, costNow] = standing()
        taken.add(isTaken)
        if (isTaken) expect(outNow < out || (outNow === out && costNow < cost)).toBe(true)
        else expect(snapshotOf(board)).toEqual(chosen)
      }
    expect(taken).toEqual(new Set([true, false]))
  })

  it('[PLAN-3] stay where no day can be in range', () => {
    const assembly = assemblyOf('a')
    const days = openDays(assembly).map((day) => ({ ...day, tuples: [] }))
    const before = snapshotOf(assembly.board)
    expect([isAnyPossible(days), isAnyPossible([]), assembleDays(assembly, days)]).toEqual([
      false,
      false,
      false,
    ])
    expect(snapshotOf(assembly.board)).toEqual(before)
  })
})

type Laid = {
  had: string
  skeleton: readonly Cooking[]
  prices: Readonly<Record<number, LetterPrice>>
  /** By day: what it may have, a letter for each slot. */
  tuples: Readonly<Record<number, readonly string[]>>
  dishes?: readonly Dish[]
}
const free = { least: 0, most: 1e6, middle: 0, perUnit: 0 }
const anyBounds = [free, free, free, free]

/** What each cooking has then, and whether the new plan was taken. */
function laid({ had, skeleton, prices, tuples, dishes: own = letteredDishes }: Laid) {
  const board = boardOf(letteredMenu(own), skeleton)
  placeLetters(board, had)
  const numberOf = (letter: string) => own.findIndex(({ id }) => id === letter)
  const asked = { board, judge: judgeByLetters(board.menu, prices), bounds: anyBounds, random: () => 0 }
  const days = openDays({ ...asked, mostEvaluations: 0 }).map((day) => ({
    ...day,
    tuples: (tuples[day.day] ?? []).map((letters) => [...letters].map(numberOf)),
  }))
  const isTaken = assembleDays({ ...asked, mostEvaluations: 0 }, days)
  return { has: lettersOf(board), isTaken }
}

describe('a plan laid again', () => {
  const two = [lunchOn(0), lunchOn(9)]
  const tuples = { 0: ['b'], 9: ['c'] }
  const taken = (before: readonly [number, number], after: readonly [number, number]) => {
    const prices = { 0: only({ a: before[0], b: after[0] }), 9: only({ a: before[1], c: after[1] }) }
    return laid({ had: 'aa', skeleton: two, prices, tuples }).isTaken
  }

  it('[PLAN-3] is taken where fewer days are out, whatever it costs, and of as many where it is cheaper', () => {
    const [inRange, dear] = [0, out - 1]
    expect(taken([out, inRange], [dear, dear])).toBe(true)
    expect(taken([3 * out, inRange], [out, out])).toBe(false)
    expect([taken([out, 2], [out, 1]), taken([out, 1], [1, out]), taken([out, 1], [out, 2])]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('[PLAN-3] has the dishes of its tuples, and is exactly as it was where it isn’t taken', () => {
    const prices = { 0: only({ a: out, b: 0 }), 9: only({ a: 0, c: 1 }) }
    expect(laid({ had: 'aa', skeleton: two, prices, tuples })).toEqual({ has: 'bc', isTaken: true })
    const dear = { ...prices, 9: only({ a: 0, c: out }) }
    expect(laid({ had: 'aa', skeleton: two, prices: dear, tuples })).toEqual({ has: 'aa', isTaken: false })
  })

  it('[PLAN-3] has its best dish where no tuple suits, though too soon where there is no other', () => {
    const prices = { 0: only({ a: out, b: 0 }), 9: only({ a: 5, c: 2, d: 1 }) }
    const plan = { had: 'aa', skeleton: two, prices, tuples: { 0: ['b'] } }
    expect(laid(plan)).toEqual({ has: 'bd', isTaken: true })
    const few = letteredDishes.filter(({ id }) => 'ax'.includes(id))
    const near = [lunchOn(0), dinnerOn(0), lunchOn(0)]
    const ofFew = { had: 'axa', skeleton: near, dishes: few, tuples: { 0: ['axa'] } }
    let asked = 0
    // Cheaper each time it is asked for, so that the new plan is taken.
    const cheaper = () => {
      asked += 1
      return 100 - asked / 100
    }
    expect(laid({ ...ofFew, prices: { 0: cheaper } })).toEqual({ has: 'axa', isTaken: true })
  })

  it('[LEFT-1] is not taken where a meal would lose its dish', () => {
    const [dinner, breakfast] = [
      { day: 0, meal: 'dinner' as const },
      { day: 1, meal: 'breakfast' as const },
    ]
    const fed: Cooking = { ...dinnerOn(0), slots: [dinner, { ...breakfast, leftoverOf: dinner }] }
    const [z] = letteredDishes.filter(({ id }) => id === 'z')
    const prices = { 0: (eaten: string) => (eaten.includes('a') ? out : 0) }
    // As a breakfast "z" has no portion: it stands there, and nothing can be chosen.
    const plan = {
      had: 'za',
      skeleton: [fed, lunchOn(0)],
      dishes: [...letteredDishes.slice(0, 2), z!],
      prices,
    }
    expect(laid({ ...plan, tuples: { 0: ['zb'] } })).toEqual({ has: 'za', isTaken: false })
    expect(laid({ ...plan, had: '-a', tuples: { 0: ['zb'] } })).toEqual({ has: '-b', isTaken: true })
  })
})

describe('the days that are open', () => {
  const openOf = (skeleton: readonly Cooking[], given?: BoardGiven) => {
    const board = boardOf(letteredMenu(), skeleton, given)
    const asked = { board, judge: judgeByLetters(board.menu, {}), bounds: anyBounds, random: () => 0.999 }
    const before = board.evaluations
    const days = openDays({ ...asked, mostEvaluations: 60 })
    return { days, tried: board.evaluations - before }
  }
  const isShared = (...asked: Parameters<typeof openOf>) => {
    const [first, second] = openOf(...asked).days
    return first!.tuples === second!.tuples
  }
  const besides = (calories: (day: number) => number) =>
    Array.from({ length: 28 }, (_, day) => ({ calories: calories(day), fat: 0, netCarbs: 0, protein: 0 }))
  const kept = [{ ...dinnerOn(9), dish: letteredDishes.length - 1, portions: [letteredPortion] }]

  it('[PLAN-3] share their tuples where they have the same meals, fed alike and with the same beside them', () => {
    const two = [lunchOn(0), lunchOn(9)]
    expect(isShared(two)).toBe(true)
    expect(isShared([lunchOn(0), dinnerOn(9)])).toBe(false)
    expect(isShared([lunchOn(0), { ...dinnerOn(9), slots: [{ day: 9, meal: 'lunch' }] }])).toBe(false)
    expect(isShared([lunchOn(0), dinnerOn(0), lunchOn(9)])).toBe(false)
    expect(isShared(two, { besides: besides(() => 10) })).toBe(true)
    expect(isShared(two, { besides: besides((day) => (day < 9 ? 10 : 20)) })).toBe(false)
    expect(isShared(two, { kept })).toBe(false)
  })

  it('[PLAN-3] two days on which something is kept share nothing', () => {
    const both = [...kept, { ...kept[0]!, ...dinnerOn(0) }]
    expect(isShared([lunchOn(0), lunchOn(9)], { kept: both })).toBe(false)
  })

  it('[CON-4] dishes to choose from that differ are not alike', () => {
    const skeleton = [lunchOn(0), lunchOn(9)]
    const board = boardOf(letteredMenu(), skeleton)
    board.cookings[1]!.candidates = Int32Array.of(0, 1)
    const asked = { board, judge: judgeByLetters(board.menu, {}), bounds: anyBounds, random: () => 0.999 }
    const [first, second] = openDays({ ...asked, mostEvaluations: 60 })
    expect([first!.tuples.length, second!.tuples.length]).toEqual([14, 2])
  })

  it('[PLAN-3] share the work, each kind of day as much', () => {
    const day = (at: number) => [lunchOn(at), dinnerOn(at)]
    expect(openOf([...day(0), ...day(9)]).tried).toBe(56)
    // A day of lunch and dinner asks 56 times in all, and may 30 times then; one of lunch alone asks 14 times.
    const { days, tried } = openOf([...day(0), ...day(9), lunchOn(16)])
    expect(tried).toBe(30 + 14)
    expect(days.map(({ tuples }) => tuples.length)).toEqual([22, 22, 14])
  })

  it('[PLAN-6] have the slots that are free, in the order of days', () => {
    const skeleton = [dinnerOn(9), lunchTwice(0), dinnerOn(1)]
    const { days } = openOf(skeleton, { kept: [{ ...kept[0]!, ...lunchOn(1) }] })
    expect(days.map(({ day, slots }) => [day, ...slots.map(({ slot }) => slot.meal)])).toEqual([
      [0, 'lunch'],
      [1, 'lunch', 'dinner'],
      [9, 'dinner'],
    ])
  })
})
