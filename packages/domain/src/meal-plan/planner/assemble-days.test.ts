import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { assembleDays, isAnyPossible, openDays } from './assemble-days.ts'
import { boardOf, snapshotOf } from './board.ts'
import { costOf, daysOut } from './board-cost.ts'
import { dayBoundsOf } from './day-bounds.ts'
import { menuOf } from './menu.ts'
import { dayCostOf, type Judge } from './objective.ts'
import { descend } from './search/descent.ts'
import { firstDraft } from './search/first-draft.ts'
import { alone } from './search/skeleton.ts'
import { anyRanges, inventedDishes, requestFor } from './testing/invented-menu.ts'

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
