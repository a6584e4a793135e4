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

  it('[PLAN-3] have what is worth most, however many tuples stand before it', () => {
    const many = Array.from({ length: 70 }, () => [0])
    expect(laid([alone(at(0))], { 0: [...many, [1]] })).toEqual([1])
    // What is best for two days together is not what is best for the first.
    expect(laid([fed, alone(at(9))], { 0: [[0], [1]], 1: [[1]], 9: [[1], [2]] })).toEqual([1, 2])
  })

  it('[PLAN-3] count tuples that days share once', () => {
    const shared = [[0], [1], [1]]
    const skeleton = [alone(at(0)), alone(at(9)), alone(at(16))]
    expect(laid(skeleton, { 0: shared, 9: shared, 16: [[0], [2]] })).toEqual([1, 1, 2])
    expect(laid(skeleton, { 0: shared, 9: [...shared], 16: [[0], [2]] })).toEqual([0, 0, 2])
  })

  it('[LEFT-1] cook rather what more tuples of the next day hold', () => {
    const next = [[0], ...Array.from({ length: 95 }, () => [3]), [1], [1], [1], [1]]
    expect(laid([fed], { 0: [[0], [1]], 1: next })).toEqual([1])
    expect(laid([fed], { 0: [[1], [0]], 1: next.map(([dish]) => [[1, 0, 2, 3][dish!]!]) })).toEqual([0])
    // What stands in another slot of the next day is no leftover.
    const beside = [fed, alone(at(1))]
    expect(
      laid(beside, {
        0: [[0], [1]],
        1: [
          [1, 0],
          [1, 2],
          [2, 0],
          [2, 0],
        ],
      }),
    ).toEqual([1, 2])
  })

  it('[PLAN-3] cook nothing oftener than it may be', () => {
    const fourteen = plainLunches(14)
    const own = menuOf(fourteen, requestFor(fourteen))
    // Of fourteen lunches one is cooked four times at most.
    const after = (times: number) => {
      const kept = Array.from({ length: times }, (_, day) => ({ ...alone(at(day)), dish: 0, portions: [4] }))
      const board = boardOf(own, [alone(at(20))], { kept })
      const [cooking] = board.cookings
      const day: OpenDay = {
        day: 20,
        slots: [{ slot: cooking!.slots[0]!, cooking: cooking! }],
        tuples: [[0]],
      }
      return [...bestBeginning(board, [day], () => 0)]
    }
    expect([after(3), after(4)]).toEqual([[0], [noDish]])
    // What was laid counts, too: eight times with turns of seven days each.
    const turns = [0, 1, 2, 3, 4].map((day): Cooking => ({ ...alone(at(day)), isSameAllWeek: true }))
    const board = boardOf(own, turns)
    for (const cooking of board.cookings) Object.assign(cooking, { tooNear: cooking.cookedOn })
    const days = board.cookings.map((cooking, day): OpenDay => {
      return { day, slots: [{ slot: cooking.slots[0]!, cooking }], tuples: [[0]] }
    })
    expect([...bestBeginning(board, days, () => 0)].filter((dish) => dish === 0)).toHaveLength(4)
  })

  it('[PLAN-3] keep more beginnings where fewer tuples leave more to chance', () => {
    const days = [0, 9, 18, 27]
    /** How often chance is asked on each day: once for each tuple of each beginning. */
    const asked = (tuples: number, count: number) => {
      const board = boardOf(
        menu,
        days.slice(0, count).map((day) => alone(at(day))),
      )
      const own = Array.from({ length: tuples }, () => [1])
      let times = 0
      const random = () => {
        times += 1
        return 0
      }
      const open = board.cookings.map((cooking, number): OpenDay => {
        return { day: days[number]!, slots: [{ slot: cooking.slots[0]!, cooking }], tuples: own }
      })
      bestBeginning(board, open, random)
      return times / tuples
    }
    // A beginning is followed by 60 and the one that leaves the day open, by 12 where there are many; 800 are kept, or 40 of many.
    expect(asked(20, 4)).toBe(1 + 21 + 21 * 21 + 800)
    expect(asked(100, 3)).toBe(1 + 61 + 600)
    expect(asked(1000, 3)).toBe(1 + 13 + 60)
    expect(asked(2000, 3)).toBe(1 + 13 + 40)
  })
})
