import { describe, expect, it } from 'vitest'
import { rowsInSight, rowTops } from './windowed-list.tsx'

describe('a list of a hundred rows, each 100 high with a gap of 10', () => {
  const tops = rowTops(Array(100).fill(100), 10)

  it('begins each row where the one before it ends', () => {
    expect(tops.slice(0, 3)).toEqual([0, 110, 220])
    expect(tops).toHaveLength(101)
  })

  it.each([
    ['at its top', { from: 0, to: 500 }, -1, [0, 1, 2, 3, 4, 5, 6, 7]],
    ['in its middle', { from: 1100, to: 1300 }, -1, [7, 8, 9, 10, 11, 12, 13, 14]],
    ['at its end', { from: 10_900, to: 11_400 }, -1, [96, 97, 98, 99]],
    ['above the screen', { from: 99_000, to: 99_500 }, -1, [96, 97, 98, 99]],
    ['at its top, with a row kept below', { from: 0, to: 100 }, 50, [0, 1, 2, 3, 50]],
    ['in its middle, with a row kept above', { from: 1100, to: 1150 }, 2, [2, 7, 8, 9, 10, 11, 12, 13]],
  ])('holds what is in sight and some more: %s', (_where, sight, kept, rows) => {
    expect(rowsInSight(tops, sight, kept)).toEqual(rows)
  })

  it('of nothing holds nothing', () => {
    expect(rowsInSight(rowTops([], 10), { from: 0, to: 500 }, -1)).toEqual([])
  })
})
