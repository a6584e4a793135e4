import { expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { type Board, boardOf, leastGain, lift, place } from '../board.ts'
import { costOf, daysOut } from '../board-cost.ts'
import { menuOf } from '../menu.ts'
import { dayCostOf } from '../objective.ts'
import { anyRanges, inventedDishes, wishesWith } from '../testing/invented-menu.ts'
import { firstDraft } from './first-draft.ts'
import { attempt, repairDays } from './repair.ts'
import { alone, skeletonOf } from './skeleton.ts'

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
