import { describe, expect, it } from 'vitest'
import { type Grain, snapQuantity, snapTolerance } from './snap-quantity.ts'

const third = 1 / 3

describe('snapQuantity', () => {
  it.each([
    ['spoon', 0.02, 1 / 8],
    ['spoon', 0.18, 1 / 8],
    ['spoon', 0.19, 1 / 4],
    ['spoon', 0.3, third],
    ['spoon', 0.333, third],
    ['spoon', 0.45, 1 / 2],
    ['spoon', 0.6, 2 / 3],
    ['spoon', 0.72, 3 / 4],
    ['spoon', 0.9, 1],
    ['spoon', 1.125, 1.25],
    ['spoon', 2.36, 2 + third],
    ['spoon', 4.3, 4.5],
    ['spoon', 7.125, 7],
    ['spoon', 11.4, 11],
    ['tablespoon', 1.3, 1 + third],
    ['tablespoon', 2 + third, 2.25],
    ['tablespoon', 2 + 2 * third, 2.75],
    ['tablespoon', 3 + third, 3.5],
    ['tablespoon', 3 + 2 * third, 3.5],
    ['ounce', 0.1, 1 / 8],
    ['ounce', 1.3, 1.25],
    ['ounce', 3.6, 3.5],
    ['ounce', 17.6, 18],
    ['pound', 1.1, 1],
    ['pound', 2.7, 2.75],
    ['pound', 12.3, 12],
    ['gram', 0.04, 0.1],
    ['gram', 0.66, 0.7],
    ['gram', 1.3, 1.5],
    ['gram', 7.4, 7],
    ['gram', 12.4, 10],
    ['gram', 113, 115],
    ['gram', 248, 250],
    ['gram', 254, 250],
    ['gram', 996, 1000],
    ['gram', 1228, 1250],
    ['millilitre', 59.1, 60],
    ['millilitre', 78.9, 80],
    ['millilitre', 236.6, 240],
    ['millilitre', 1180, 1200],
    ['kilo', 1.361, 1.35],
    ['quarter', 0.1, 1 / 4],
    ['quarter', 0.8, 3 / 4],
    ['quarter', 1.3, 1.5],
    ['quarter', 7.4, 7],
    ['half', 0.2, 1 / 2],
    ['half', 2.7, 2.5],
    ['light', 1.4, 1.5],
    ['light', 2.4, 2],
    ['whole', 0.37, 1],
    ['whole', 1.5, 2],
    ['whole', 2.4, 2],
  ] as const)('[RCP-8] by %s, %d is %d', (grain, quantity, expected) => {
    expect(snapQuantity(quantity, grain)).toBeCloseTo(expected, 12)
  })

  /** From, below, the most a snap may move, and the share of the quantity that is at worst. */
  it.each([
    ['spoon', 1 / 4, 1, 1 / 8, 0.2],
    ['spoon', 1, 4, 1 / 8, 0.12],
    ['spoon', 4, 10, 1 / 4, 0.06],
    ['spoon', 10, 40, 1 / 2, 0.05],
    ['ounce', 1, 2, 1 / 8, 0.12],
    ['ounce', 2, 16, 1 / 4, 0.12],
    ['ounce', 16, 32, 1 / 2, 0.031],
    ['pound', 1, 4, 1 / 8, 0.12],
    ['pound', 4, 10, 1 / 4, 0.06],
    ['gram', 0.1, 1, 0.05, 0.34],
    ['gram', 1, 5, 0.25, 0.2],
    ['gram', 5, 10, 0.5, 0.1],
    ['gram', 10, 250, 2.5, 0.2],
    ['gram', 250, 1000, 5, 0.02],
    ['gram', 1000, 5000, 25, 0.025],
    ['millilitre', 10, 100, 2.5, 0.2],
    ['millilitre', 100, 1000, 5, 0.05],
    ['kilo', 1, 5, 0.025, 0.025],
    ['quarter', 1 / 4, 1, 1 / 8, 1 / 3],
    ['quarter', 1, 6, 1 / 4, 0.2],
    ['quarter', 6, 40, 1 / 2, 0.08],
    ['half', 1 / 2, 6, 1 / 4, 1 / 3],
    ['light', 1 / 2, 2, 1 / 4, 1 / 3],
    ['light', 2, 40, 1 / 2, 0.2],
    ['whole', 1, 40, 1 / 2, 1 / 3],
  ] as const)('[RCP-8] by %s, from %d to %d, it moves by %d at most', (grain, from, below, most, share) => {
    const quantities = Array.from({ length: 2000 }, (_, step) => from + ((below - from) * step) / 2000)
    const errors = quantities.map((quantity) => Math.abs(snapQuantity(quantity, grain) - quantity))
    const shares = errors.map((error, index) => error / quantities[index]!)
    expect(Math.max(...errors)).toBeLessThanOrEqual(most + 1e-9)
    expect(Math.max(...shares)).toBeLessThanOrEqual(share + 1e-9)
    const tolerances = new Set(quantities.map((quantity) => snapTolerance(quantity, grain).toFixed(9)))
    expect([...tolerances]).toEqual([most.toFixed(9)])
  })

  it.each<[Grain, number]>([
    ['spoon', 1 / 8],
    ['gram', 0.1],
    ['half', 1 / 2],
    ['whole', 1],
  ])('[RCP-8] by %s, the least is %d', (grain, least) => {
    expect(snapQuantity(least / 100, grain)).toBe(least)
    expect(snapTolerance(least / 100, grain)).toBe(least)
  })
})
