import { describe, expect, it } from 'vitest'
import { batchesOf, batchText, minutesOfCooking } from './batches.ts'

describe('batchesOf', () => {
  it.each([
    [2, 4, undefined],
    [4, 4, undefined],
    [4 + 1e-12, 4, undefined],
    [5, 4, { count: 2, servingsEach: 2.5 }],
    [9, 4, { count: 3, servingsEach: 3 }],
    [6, undefined, undefined],
  ])('[CON-7] %d servings where a pan makes %s', (servings, atOnce, expected) => {
    expect(batchesOf(servings, atOnce)).toEqual(expected)
  })

  it('never asks more of a pan than it holds', () => {
    for (let quarters = 1; quarters <= 80; quarters += 1) {
      for (const atOnce of [1, 2, 3, 4, 6]) {
        const batches = batchesOf(quarters / 4, atOnce)
        expect((batches?.servingsEach ?? quarters / 4) <= atOnce + 1e-9).toBe(true)
      }
    }
  })
})

it('[CON-7] batches are said with what each holds', () => {
  expect(batchText({ count: 2, servingsEach: 2.5 })).toBe('in 2 batches of 2 ½ servings')
  expect(batchText({ count: 3, servingsEach: 1 })).toBe('in 3 batches of 1 serving')
})

describe('minutesOfCooking', () => {
  const basket = { prepMinutes: 8, cookMinutes: 22, servings: 2, atOnce: 2 }
  it.each([
    ['one basket', basket, 2, 30],
    ['half a basket', basket, 1, 30],
    ['two baskets, one after the other', basket, 3, 52],
    ['a pot of any size', { ...basket, atOnce: undefined }, 12, 30],
    [
      'what is written in batches, as written',
      { prepMinutes: 10, cookMinutes: 20, servings: 4, atOnce: 2 },
      4,
      30,
    ],
    ['half of that', { prepMinutes: 10, cookMinutes: 20, servings: 4, atOnce: 2 }, 2, 20],
    [
      'omelets, each beaten and fried on its own',
      { prepMinutes: 3, cookMinutes: 4, servings: 1, atOnce: 1 },
      3,
      21,
    ],
  ] as const)('[HELD-4] %s', (_, times, servings, minutes) => {
    expect(minutesOfCooking(times, servings)).toBe(minutes)
  })

  it('[HELD-4] more servings never take less time', () => {
    for (const atOnce of [undefined, 1, 2, 3, 4, 6])
      for (let quarters = 2; quarters < 60; quarters += 1) {
        const times = { ...basket, atOnce }
        expect(minutesOfCooking(times, (quarters + 1) / 4)).toBeGreaterThanOrEqual(
          minutesOfCooking(times, quarters / 4),
        )
      }
  })
})
