import { expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { type Board, boardOf, lift, place } from '../board.ts'
import { menuOf } from '../menu.ts'
import { dayCostOf } from '../objective.ts'
import { anyRanges, inventedDishes, wishesWith } from '../testing/invented-menu.ts'
import { firstDraft } from './first-draft.ts'
import { attempt } from './repair.ts'
import { skeletonOf } from './skeleton.ts'

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
