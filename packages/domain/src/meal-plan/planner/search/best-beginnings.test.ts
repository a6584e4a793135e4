import { describe, expect, it } from 'vitest'
import { boardOf, noDish, place } from '../board.ts'
import { menuOf } from '../menu.ts'
import { plainLunches, requestFor } from '../testing/invented-menu.ts'
import { bestBeginning, type OpenDay } from './best-beginnings.ts'
import type { Tuple } from './day-tuples.ts'
import { alone, type Cooking } from './skeleton.ts'

const dishes = plainLunches(4)
const menu = menuOf(dishes, requestFor(dishes))
const at = (day: number) => ({ day, meal: 'lunch' as const })
const fed: Cooking = { meal: 'lunch', slots: [at(0), { ...at(1), leftoverOf: at(0) }], isSameAllWeek: false }
/** By day, the tuples of its one slot. */
function laid(
  skeleton: readonly Cooking[],
  tuples: Readonly<Record<number, readonly Tuple[]>>,
  had?: number,
) {
  const board = boardOf(menu, skeleton, {
    kept: had === undefined ? [] : [{ ...alone(at(0)), dish: had, portions: [4] }],
  })
  const days = Object.entries(tuples).map(([day, own]): OpenDay => {
    const slots = board.cookings.flatMap((cooking) =>
      cooking.slots.filter((slot) => slot.day === Number(day)).map((slot) => ({ slot, cooking })),
    )
    return { day: Number(day), slots, tuples: own }
  })
  return [...bestBeginning(board, days, () => 0)]
}

describe('days laid one after another', () => {
  it('[PLAN-3] have the dishes of one of their tuples each', () => {
    expect(laid([alone(at(0)), alone(at(9))], { 0: [[2]], 9: [[3]] })).toEqual([2, 3])
  })

  it('[PLAN-3] leave open what no tuple suits, and lay the others', () => {
    expect(laid([alone(at(0)), alone(at(1))], { 0: [], 1: [[3]] })).toEqual([noDish, 3])
    expect(
      laid([alone(at(0)), alone(at(1))], { 0: [[3]], 1: [[3]] }).filter((dish) => dish === 3),
    ).toHaveLength(1)
  })

  it('[PLAN-3] cook nothing too soon again, seen from what is kept, too', () => {
    expect(laid([alone(at(0)), alone(at(1))], { 0: [[0], [1]], 1: [[0]] })).toEqual([1, 0])
    expect(laid([alone(at(1))], { 1: [[0], [1]] }, 0)).toEqual([1])
    expect(laid([alone(at(9))], { 9: [[0]] }, 0)).toEqual([0])
  })

  it('[LEFT-1] a leftover has what was cooked for it, so the day before looks ahead', () => {
    expect(laid([fed], { 0: [[0], [1], [2]], 1: [[1]] })).toEqual([1])
    // What nothing can eat the day after is left for what two days could have.
    expect(laid([fed], { 0: [[0]], 1: [[1]] })).toEqual([1])
    expect(laid([fed], { 0: [[0]], 1: [] })).toEqual([0])
  })

  it('[PLAN-3] use first what few other days could use', () => {
    const scarce = laid([alone(at(0)), alone(at(9))], { 0: [[0], [1]], 9: [[0], [2], [0]] })
    expect(scarce[0]).toBe(1)
  })

  it('[PLAN-3] write nothing to the board', () => {
    const board = boardOf(menu, [alone(at(0)), alone(at(9))])
    place(board, board.cookings[1]!, { dish: 3, portions: [4] })
    const day: OpenDay = {
      day: 0,
      slots: [{ slot: board.cookings[0]!.slots[0]!, cooking: board.cookings[0]! }],
      tuples: [[1]],
    }
    expect([...bestBeginning(board, [day], () => 0)]).toEqual([1, noDish])
    expect([board.dishOf[0], board.dishOf[1], board.times[1], board.times[3]]).toEqual([noDish, 3, 0, 1])
  })
})
