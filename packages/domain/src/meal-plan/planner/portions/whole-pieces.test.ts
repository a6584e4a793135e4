import { describe, expect, it } from 'vitest'
import { inventedDishes } from '../testing/invented-menu.ts'
import { brokenByPortion, brokenIn, brokenPieces } from './whole-pieces.ts'

describe('pieces that would be cooked in parts', () => {
  it.each([
    ['no pieces at all', [], 1, 0],
    ['two eggs', [2], 1, 0],
    ['two eggs and a half', [2], 1.25, 0.5],
    ['a quarter more than two', [2], 1.125, 0.25],
    ['a quarter less than three', [2], 1.375, 0.25],
    ['a third of a can: one is opened', [0.25], 1, 0.75],
    ['nothing of a can: one is opened', [1], 0, 1],
    ['half an egg and a quarter of a can', [2.5, 1.25], 1, 0.75],
  ])('%s', (_, pieces, servings, broken) => {
    expect(brokenPieces(pieces, servings)).toBe(broken)
  })

  it('[LEFT-1] all that is cooked at once counts together, for all people', () => {
    const dish = { wholePieces: [1] }
    expect(brokenIn(dish, [6], 1)).toBe(0.5)
    expect(brokenIn(dish, [6, 6], 1)).toBe(0)
    expect(brokenIn(dish, [6], 2)).toBe(0)
    expect(brokenIn(dish, [5], 3)).toBe(0.25)
    expect(brokenIn({ wholePieces: [] }, [5], 3)).toBe(0)
  })

  it('is the same asked again, of each dish and portion, small or large', () => {
    const [one] = inventedDishes(1)
    const dishes = [[1], [0.5], []].map((wholePieces) => ({ ...one!, wholePieces }))
    const broken = brokenByPortion(dishes, 1)
    for (const times of [1, 2])
      for (const dish of [0, 1, 2])
        for (const portion of [0, 1, 2, 4, 14, 15, 16, 17, 18, 33])
          expect([times, dish, portion, broken(dish, portion)]).toEqual([
            times,
            dish,
            portion,
            brokenIn(dishes[dish]!, [portion], 1),
          ])
  })
})
