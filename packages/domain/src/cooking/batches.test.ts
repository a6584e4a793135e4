import { describe, expect, it } from 'vitest'
import { batchesOf, batchText } from './batches.ts'

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
