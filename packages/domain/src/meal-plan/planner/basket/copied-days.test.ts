import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countMain, hasCopy } from './plan-price.ts'

const anyMains = fc.uniqueArray(fc.nat(3000), { minLength: 2, maxLength: 4 })

describe('days that copy one another', () => {
  it('[PLATE-1] have the same mains, whatever the order of their meals', () => {
    fc.assert(
      fc.property(anyMains, (mains) => {
        const plan = { mainsOn: new Int32Array(28) }
        for (const dish of mains) countMain(plan, 3, dish, 1)
        for (const dish of mains.toReversed()) countMain(plan, 20, dish, 1)
        expect([3, 20].map((day) => hasCopy(plan, day))).toEqual([true, true])
        // Of the two only the later one is a copy, and a day without meals is none of another.
        expect([3, 20].map((day) => hasCopy(plan, day, day))).toEqual([false, true])
        expect(hasCopy(plan, 5)).toBe(false)
        countMain(plan, 20, mains[0]!, -1)
        expect(hasCopy(plan, 3)).toBe(false)
      }),
    )
  })

  it('[PLATE-1] are so with the first dishes of the menu, too', () => {
    for (const dish of [0, 1, 2]) {
      const plan = { mainsOn: new Int32Array(28) }
      for (const day of [3, 20]) countMain(plan, day, dish, 1)
      expect([dish, hasCopy(plan, 20)]).toEqual([dish, true])
    }
  })

  it('[PLATE-1] are none where one main differs', () => {
    fc.assert(
      fc.property(anyMains, fc.nat(3000), (mains, other) => {
        fc.pre(!mains.includes(other))
        const plan = { mainsOn: new Int32Array(28) }
        for (const dish of mains) countMain(plan, 0, dish, 1)
        for (const dish of [other, ...mains.slice(1)]) countMain(plan, 1, dish, 1)
        expect(hasCopy(plan, 1)).toBe(false)
      }),
    )
  })
})
