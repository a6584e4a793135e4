import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTicks, type Tick } from './ticks.ts'

const tick = (own: Partial<Tick>): Tick => ({
  ingredient: 'salt',
  checked: true,
  atMs: 5,
  neededGrams: 6,
  ...own,
})

/** Few values, so that ticks meet and tie. */
const tickArbitrary: fc.Arbitrary<Tick> = fc.record({
  ingredient: fc.constantFrom('salt', 'egg', 'heavy cream'),
  checked: fc.boolean(),
  atMs: fc.integer({ min: 1, max: 4 }),
  neededGrams: fc.integer({ min: 0, max: 3 }),
})
const ticksArbitrary = fc.array(tickArbitrary, { maxLength: 12 })

describe('mergeTicks', () => {
  it.each([
    ['the last counts', tick({ atMs: 6, checked: false }), tick({ atMs: 5 })],
    ['also when it checks', tick({ atMs: 6 }), tick({ atMs: 5, checked: false })],
    ['at once, unchecked counts', tick({ checked: false, neededGrams: 9 }), tick({})],
    ['all else equal, the one that covers less', tick({ neededGrams: 5 }), tick({})],
  ])('[SHOP-5] %s', (_rule, winner, loser) => {
    expect(mergeTicks([winner], [loser])).toEqual([winner])
    expect(mergeTicks([loser], [winner])).toEqual([winner])
  })

  it('[SHOP-5] keeps ingredients apart', () => {
    expect(mergeTicks([tick({})], [tick({ ingredient: 'egg' })])).toHaveLength(2)
  })

  it('[SHOP-5] which phone comes first changes nothing', () => {
    fc.assert(
      fc.property(ticksArbitrary, ticksArbitrary, (a, b) => {
        expect(mergeTicks(a, b)).toEqual(mergeTicks(b, a))
      }),
    )
  })

  it('[SHOP-5] nor does who meets whom first', () => {
    fc.assert(
      fc.property(ticksArbitrary, ticksArbitrary, ticksArbitrary, (a, b, c) => {
        expect(mergeTicks(mergeTicks(a, b), c)).toEqual(mergeTicks(a, mergeTicks(b, c)))
      }),
    )
  })

  it('[SHOP-5] nor how often', () => {
    fc.assert(
      fc.property(ticksArbitrary, ticksArbitrary, (a, b) => {
        const merged = mergeTicks(a, b)
        expect(mergeTicks(merged, merged)).toEqual(merged)
        expect(mergeTicks(merged, b)).toEqual(merged)
      }),
    )
  })
})
