import { describe, expect, it } from 'vitest'
import { type Random, seededRandom } from '../../../chance/seeded-random.ts'
import { type Board, boardOf, type KeptCooking, leastGain, lift, place } from '../board.ts'
import { costOf, daysOut } from '../board-cost.ts'
import { type Dish, menuOf } from '../menu.ts'
import { dayCostOf } from '../objective.ts'
import { anyRanges, inventedDishes, wishesWith } from '../testing/invented-menu.ts'
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
} from '../testing/lettered-meals.ts'
import { firstDraft } from './first-draft.ts'
import { attempt, repairDays } from './repair.ts'
import { alone, type Cooking, skeletonOf } from './skeleton.ts'

function aBoard(): Board {
  const wishes = wishesWith({ lunch: { leftovers: 'some' } })
  const board = boardOf(
    menuOf(inventedDishes(30), { wishes, ranges: anyRanges, people: 1, startsOn: 'monday' }),
    skeletonOf(wishes),
  )
  firstDraft(board, seededRandom('draft'))
  return board
}

const judgeOf = (board: Board) => ({
  dayCostOn: () => dayCostOf(anyRanges, 1),
  taste: {
    ofDish: new Float64Array(board.menu.dishes.length),
    ofMeal: new Float64Array(board.menu.dishes.length),
    ofDiscovery: new Float64Array(board.menu.dishes.length),
  },
  perRepeat: 0,
  perBrokenPiece: 0.5,
  perAmount: 1,
})
const stateOf = ({ dishOf, portions, cookedOn, times }: Board) =>
  structuredClone({ dishOf, portions, cookedOn, times })

it('puts everything back when a change can’t be made, whatever it left behind', () => {
  const board = aBoard()
  const before = stateOf(board)
  const [first, second] = board.cookings
  const isKept = attempt(board, [first!, second!], judgeOf(board), () => {
    lift(board, first!)
    return false
  })
  expect(isKept).toBe(false)
  expect(stateOf(board)).toEqual(before)
})

it('puts dishes and portions back when the plan got dearer', () => {
  const board = aBoard()
  const judge = judgeOf(board)
  for (const cooking of board.cookings) attempt(board, [cooking], judge, () => true)
  const before = stateOf(board)
  // A dessert's portions are a batch, which no attempt portions again.
  for (const cooking of board.cookings.filter(({ meal }) => meal !== 'dessert')) {
    const isKept = attempt(board, [cooking], judge, () => {
      place(board, cooking, { dish: lift(board, cooking), portions: cooking.seats.map(() => 1) })
      return true
    })
    expect(isKept).toBe(false)
  }
  expect(stateOf(board)).toEqual(before)
})

it('[PLAN-3] [ONE-3] a repair of days never makes a plan dearer, and does no more than it may', () => {
  const meals = ['breakfast', 'lunch', 'dinner'] as const
  const dishes = inventedDishes(8)
  const request = { wishes: wishesWith(), ranges: anyRanges, people: 1, startsOn: 'monday' as const }
  const menu = menuOf(dishes, request)
  for (const seed of ['a', 'b', 'c', 'd']) {
    const board = boardOf(
      menu,
      [0, 1, 8].flatMap((day) => meals.map((meal) => alone({ day, meal }))),
    )
    firstDraft(board, seededRandom(seed))
    const judge = judgeOf(board)
    const cost = () => costOf(board, board.cookings, judge)
    const [before, chosen] = [cost(), stateOf(board)]
    const random = seededRandom(seed)
    repairDays({ board, judge, random, mostEvaluations: 0 })
    expect(stateOf(board)).toEqual(chosen)
    const out = daysOut({ board, judge }).length
    repairDays({ board, judge, random, mostEvaluations: board.evaluations + 20_000 })
    expect([seed, cost() <= before + leastGain]).toEqual([seed, true])
    expect(daysOut({ board, judge }).length).toBeLessThanOrEqual(out)
  }
})

it('[PLAN-3] a repair changes nothing where all days are in range', () => {
  const board = aBoard()
  const judge = { ...judgeOf(board), dayCostOn: () => () => 0 }
  const before = stateOf(board)
  repairDays({ board, judge, random: seededRandom('x'), mostEvaluations: 1e6 })
  expect(stateOf(board)).toEqual(before)
})

type Plan = {
  /** What each cooking has; "-" where it has nothing. */
  had: string
  skeleton: readonly Cooking[]
  prices: Readonly<Record<number, LetterPrice>>
  dishes?: readonly Dish[]
  kept?: KeptCooking
  random?: Random
  mostEvaluations?: number
}
/** What each cooking has after the repair, kept ones last, and how often chance was asked. */
function repaired({ had, skeleton, prices, dishes, kept, ...own }: Plan) {
  const { random = () => 0, mostEvaluations = 1e6 } = own
  const menu = letteredMenu(dishes)
  const board = boardOf(menu, skeleton, { kept: kept ? [kept] : [] })
  placeLetters(board, had)
  let drawn = 0
  const counted = () => {
    drawn += 1
    return random()
  }
  repairDays({ board, judge: judgeByLetters(menu, prices), random: counted, mostEvaluations })
  return { has: lettersOf(board), drawn }
}

const keptLunch = (day: number, id: string): KeptCooking => ({
  ...lunchOn(day),
  dish: letteredDishes.findIndex((dish) => dish.id === id),
  portions: [letteredPortion],
})

describe('a day out of range', () => {
  const near = [lunchOn(0), lunchOn(1)]

  it('[PLAN-3] exchanges its dish with another day first, where both are cheaper for it together', () => {
    const prices = { 0: only({ a: out, b: 0 }), 1: only({ a: 1, b: 0, c: 0 }) }
    expect(repaired({ had: 'ab', skeleton: near, prices })).toEqual({ has: 'ba', drawn: 0 })
    expect(repaired({ had: 'ba', skeleton: near.toReversed(), prices })).toEqual({ has: 'ab', drawn: 0 })
  })

  it('[PLAN-3] exchanges no dish with a dinner, nor with what is kept, nor with a meal that is open', () => {
    const dinner = { 0: only({ a: out, x: 0 }), 1: only({ a: 0, x: 0 }) }
    expect(repaired({ had: 'ax', skeleton: [lunchOn(0), dinnerOn(1)], prices: dinner }).has).toBe('ax')
    const kept = { 0: only({ a: out, b: 0 }), 1: only({ a: 0, b: 0 }) }
    expect(repaired({ had: 'a', skeleton: [lunchOn(0)], prices: kept, kept: keptLunch(1, 'b') }).has).toBe(
      'ab',
    )
    const ofKept = { 0: (eaten: string) => (eaten === 'b' ? 0 : out), 1: only({ b: 0, a: 0 }) }
    expect(
      repaired({ had: 'xb', skeleton: [dinnerOn(0), lunchOn(1)], prices: ofKept, kept: keptLunch(0, 'a') })
        .has,
    ).toMatch(/^.ba$/)
    expect(repaired({ had: 'a-', skeleton: near, prices: { 0: only({ a: out }) } }).has).toBe('a-')
  })

  it('[PLAN-3] [LEFT-1] gives no dish to a cooking whose leftovers it does not outlast', () => {
    const prices = { 0: only({ a: out, b: 0 }), 1: only({ a: 0, b: 0 }), 2: only({ a: 0, b: 0 }) }
    const plan = { had: 'ab', skeleton: [lunchOn(0), lunchTwice(1)], prices }
    expect(repaired(plan).has).toBe('ba')
    const dishes = letteredDishes.map((dish) => (dish.id === 'a' ? { ...dish, keepsDays: 0 } : dish))
    expect(repaired({ ...plan, dishes }).has).toBe('ab')
  })

  it('[LEFT-1] gives no dish to a cooking where it has no portion', () => {
    const [lunch, breakfast] = [
      { day: 1, meal: 'lunch' as const },
      { day: 2, meal: 'breakfast' as const },
    ]
    const fed: Cooking = { ...lunchOn(1), slots: [lunch, { ...breakfast, leftoverOf: lunch }] }
    const large = {
      ...letteredDishes[13]!,
      perServing: { ...letteredDishes[13]!.perServing, calories: 1700 },
    }
    const plan = { had: 'na', skeleton: [lunchOn(0), fed], dishes: [...letteredDishes.slice(0, 13), large] }
    // As a breakfast "n" has none, though a day without any dish would be cheap.
    const free = (eaten: string) => (['a', ''].includes(eaten) ? 0 : 3 * out)
    expect(repaired({ ...plan, prices: { 0: only({ a: 0 }), 1: free, 2: free } }).has).toBe('na')
    expect(repaired({ ...plan, prices: { 0: only({ a: 0 }) } }).has).toBe('ab')
  })

  it('[PLAN-3] takes its best dish from a day nearby, which chooses again', () => {
    const prices = { 0: only({ a: out, b: 0 }), 1: only({ b: 1, c: 2, d: 3 }) }
    expect(repaired({ had: 'ab', skeleton: near, prices })).toEqual({ has: 'bc', drawn: 0 })
    expect(repaired({ had: 'ba', skeleton: near.toReversed(), prices })).toEqual({ has: 'cb', drawn: 0 })
  })

  it('[PLAN-3] takes it from three days at most, and from none that finds nothing cheap enough', () => {
    const taken = (holders: readonly number[], price = 1) =>
      repaired({
        had: `a${'b'.repeat(holders.length)}`,
        skeleton: [0, ...holders].map(lunchOn),
        prices: {
          0: only({ a: out, b: 0 }),
          ...Object.fromEntries(holders.map((day) => [day, only({ b: 0, c: price, d: price, e: price })])),
        },
      }).has
    expect(taken([1, 2, 3])).toBe('bcde')
    expect(taken([1, 2, 3], out)).toBe('abbb')
    expect(taken([1, 2, 3, 4])).toBe('abbbb')
  })

  it('[PLAN-3] takes it from one day far off too, where it is cooked as often as it may be', () => {
    // Of fourteen lunches one is cooked four times at most, with a week between.
    const taken = (days: readonly number[]) => {
      const prices = Object.fromEntries(days.map((day) => [day, only({ b: 0, c: 1, d: 1 })]))
      return repaired({
        had: `a${'b'.repeat(days.length)}`,
        skeleton: [0, ...days].map(lunchOn),
        prices: { ...prices, 0: only({ a: out, b: 0 }) },
      }).has
    }
    expect(taken([7, 14, 21])).toBe('bbbb')
    expect(taken([7, 14, 21, 27])).toBe('bcbbb')
    expect(taken([3, 7, 14, 21])).toBe('bcbbb')
    expect(taken([3, 7, 14, 21, 27])).toBe('bcdbbb')
  })

  it('[PLAN-3] takes nothing from what is kept, and looks for nothing where it has its best dish', () => {
    const prices = { 0: only({ a: out, b: 0 }), 1: only({ b: 0 }) }
    expect(repaired({ had: 'a', skeleton: [lunchOn(0)], prices, kept: keptLunch(1, 'b') }).has).toBe('ab')
    // The day after would be cheaper with another, but it isn't asked.
    const best = { 0: only({ b: out }), 1: only({ b: 5, c: 0 }) }
    expect(repaired({ had: 'bb', skeleton: near, prices: best }).has).toBe('bb')
  })
})

describe('a day that no exchange brings into range', () => {
  const day = [lunchOn(0), dinnerOn(0)]
  /** From "ax" each single change is dearer. */
  const together = { ax: 2 * out, ay: 2.5 * out, bx: 2.5 * out, by: 0 }
  /** Chance picks the first of the candidates, but for these questions. */
  const chanceAt = (picks: Readonly<Record<number, number>>) => {
    let asked = 0
    return () => {
      asked += 1
      return picks[asked] ?? 0
    }
  }
  const second = 1 / 14
  const secondDinner = 1 / 3

  it('[PLAN-3] gets a dish by chance, which the others of the day follow', () => {
    const plan = { had: 'ax', skeleton: day, prices: { 0: only(together) } }
    expect(repaired({ ...plan, random: chanceAt({ 1: second }) })).toEqual({ has: 'by', drawn: 1 })
    // Its cookings in turn: the dinner has the second kick.
    expect(repaired({ ...plan, random: chanceAt({ 2: secondDinner }) })).toEqual({ has: 'by', drawn: 2 })
  })

  it('[PLAN-3] once the others have followed, each looks for something better', () => {
    const prices = { 0: only({ ...together, by: 3, cy: 0 }) }
    expect(repaired({ had: 'ax', skeleton: day, prices, random: chanceAt({ 1: second }) })).toEqual({
      has: 'cy',
      drawn: 1,
    })
  })

  it('[PLAN-3] is left after two rounds of eight kicks that bring nothing', () => {
    const prices = { 0: only({ a: out }) }
    expect(repaired({ had: 'a', skeleton: [lunchOn(0)], prices })).toEqual({ has: 'a', drawn: 16 })
  })

  it('[PLAN-3] is tried for two rounds more each time it comes nearer', () => {
    const prices = { 0: only({ ...together, by: 1.5 * out }) }
    const plan = { had: 'ax', skeleton: day, prices }
    expect(repaired({ ...plan, random: chanceAt({ 3: second }) })).toEqual({ has: 'by', drawn: 24 })
    expect(repaired({ ...plan, random: chanceAt({ 11: second }) })).toEqual({ has: 'by', drawn: 32 })
    const byExchange = { 0: only({ a: 2 * out, b: out }), 1: only({ a: 1, b: 0 }) }
    const near = { had: 'ab', skeleton: [lunchOn(0), lunchOn(1)], random: () => 0.99 }
    expect(repaired({ ...near, prices: byExchange })).toEqual({ has: 'ba', drawn: 24 })
    const byTaking = { 0: only({ a: 2 * out, b: out }), 1: only({ b: 0, c: 1 }) }
    expect(repaired({ ...near, prices: byTaking })).toEqual({ has: 'bc', drawn: 24 })
  })

  it('[PLAN-3] costs no work beyond what is allowed', () => {
    const plan = { had: 'ax', skeleton: day, prices: { 0: only(together) } }
    expect(repaired({ ...plan, random: chanceAt({ 1: second }), mostEvaluations: 0 })).toEqual({
      has: 'ax',
      drawn: 0,
    })
    const few = repaired({
      had: 'a',
      skeleton: [lunchOn(0)],
      prices: { 0: only({ a: out }) },
      mostEvaluations: 30,
    })
    expect(few.has).toBe('a')
    expect(few.drawn).toBeLessThan(8)
  })

  it('[PLAN-3] stays where chance has no dish but one that is too near', () => {
    const one = letteredDishes.slice(0, 1)
    const plan = { had: 'aa', skeleton: [lunchOn(0), lunchOn(0)], prices: {}, dishes: one }
    expect(repaired({ ...plan, prices: { 0: () => out } }).has).toBe('aa')
  })
})
