import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countChanges, type ListChanges, mergeChanges, noChanges, removeConfirmed } from './unsent-changes.ts'

const tick = (ingredient: string, checked = true, atMs = 1) => ({ ingredient, checked, atMs, neededGrams: 5 })
const soap = { id: 'soap', text: 'Soap' }

const changesArbitrary: fc.Arbitrary<ListChanges> = fc.record({
  ticks: fc.array(
    fc.record({
      ingredient: fc.constantFrom('salt', 'egg', 'a'),
      checked: fc.boolean(),
      atMs: fc.integer({ min: 1, max: 4 }),
      neededGrams: fc.constant(5),
    }),
    { maxLength: 6 },
  ),
  added: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b'), text: fc.constant('Soap') }), {
    selector: ({ id }) => id,
  }),
  removed: fc.uniqueArray(fc.constantFrom('c', 'd')),
  atHome: fc.array(
    fc.record({
      ingredient: fc.constantFrom('salt', 'egg'),
      checked: fc.boolean(),
      atMs: fc.integer({ min: 1, max: 4 }),
      neededGrams: fc.constant(5),
    }),
    { maxLength: 4 },
  ),
})

describe('changes of a list', () => {
  it('[SHOP-5] of one row the last tick counts, in whatever order they come in', () => {
    const [on, off] = [mergeChanges(noChanges, { ticks: [tick('egg')] }), { ticks: [tick('egg', false, 2)] }]
    expect(mergeChanges(on, off).ticks).toEqual([tick('egg', false, 2)])
    expect(mergeChanges(mergeChanges(noChanges, off), on).ticks).toEqual([tick('egg', false, 2)])
  })

  it('a line that is taken off again is neither written nor ticked', () => {
    const written = mergeChanges(noChanges, { added: [soap], ticks: [tick('soap'), tick('egg')] })
    expect(mergeChanges(written, { removed: ['soap'] })).toEqual({
      ...noChanges,
      ticks: [tick('egg')],
      added: [],
      removed: ['soap'],
    })
  })

  it('[SHOP-5] what changed while its forerunner was on the way stays', () => {
    const held = mergeChanges(noChanges, { ticks: [tick('egg', false, 2), tick('salt')], added: [soap] })
    const left = removeConfirmed(held, { ticks: [tick('egg'), tick('salt')], added: [soap] })
    expect(left).toEqual({ ...noChanges, ticks: [tick('egg', false, 2)] })
  })

  it('[SHOP-5] only what was confirmed goes: of ticks that row, moment and state', () => {
    const bread = { id: 'bread', text: 'Bread' }
    const held: ListChanges = {
      ticks: [tick('egg', true, 2), tick('salt', true, 2)],
      added: [soap, bread],
      removed: ['a', 'b'],
      atHome: [],
    }
    const left = { ...noChanges, ticks: [tick('salt', true, 2)], added: [bread], removed: ['b'] }
    expect(removeConfirmed(held, { ticks: [tick('egg', true, 2)], added: [soap], removed: ['a'] })).toEqual(
      left,
    )
    for (const other of [tick('egg', true, 1), tick('egg', false, 2), tick('pea', true, 2)])
      expect(removeConfirmed(held, { ticks: [other] })).toEqual(held)
  })

  it('[SHOP-5] once all is confirmed nothing is left, and merged twice it is the same', () => {
    fc.assert(
      fc.property(changesArbitrary, (changes) => {
        const once = mergeChanges(noChanges, changes)
        expect(mergeChanges(once, changes)).toEqual(once)
        expect(countChanges(removeConfirmed(once, once))).toBe(0)
      }),
    )
  })
})
