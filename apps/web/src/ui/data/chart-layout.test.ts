import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { niceTicks, pathThrough } from './chart-layout.ts'

describe('the ticks of an axis', () => {
  it.each([
    [78, 88.4, [78, 80, 82, 84, 86, 88, 90]],
    [81.9, 82.6, [81.8, 82, 82.2, 82.4, 82.6]],
    [100, 100, [99, 99.5, 100, 100.5, 101]],
    [0, 0, [-1, -0.5, 0, 0.5, 1]],
  ])('from %d to %d are round', (low, high, ticks) => {
    expect(niceTicks(low, high)).toEqual(ticks)
  })

  it('always span every value in equal steps', () => {
    const weight = fc.integer({ min: 100, max: 150_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const ticks = niceTicks(low, high)
        expect(ticks[0]).toBeLessThanOrEqual(low)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThan(10)
      }),
    )
  })
})

describe('a smooth path', () => {
  it('goes through its spots and never beyond a turning point', () => {
    const path = pathThrough(
      [
        [0, 10],
        [10, 0],
        [20, 10],
      ],
      true,
    )
    const heights = [...path.matchAll(/[\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y))
    expect(path.startsWith('M0.0 10.0')).toBe(true)
    expect(Math.min(...heights)).toBe(0)
    expect(Math.max(...heights)).toBe(10)
  })
})
