import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capWrite, isSameWrite, type LogWrite, mergeLogWrites, valuesOf } from './log-write.ts'

type Said = { id: string; text: string }

const value = (id: string) =>
  fc.option(
    fc.constantFrom('a', 'b', 'c').map((text) => ({ id, text })),
    { nil: undefined },
  )
const writeArbitrary: fc.Arbitrary<LogWrite<Said>> = fc
  .constantFrom('1', '2', '3')
  .chain((id) => fc.record({ id: fc.constant(id), atMs: fc.integer({ min: 0, max: 4 }), value: value(id) }))
const writes = fc.array(writeArbitrary, { maxLength: 8 })

describe('mergeLogWrites', () => {
  it('[LIFE-3] law: the order in which devices meet changes nothing', () => {
    fc.assert(
      fc.property(writes, writes, writes, (a, b, c) => {
        expect(mergeLogWrites(a, b)).toEqual(mergeLogWrites(b, a))
        expect(mergeLogWrites(mergeLogWrites(a, b), c)).toEqual(mergeLogWrites(a, mergeLogWrites(b, c)))
      }),
    )
  })

  it('[LIFE-3] law: what is sent twice changes nothing', () => {
    fc.assert(
      fc.property(writes, writes, (a, b) => {
        const merged = mergeLogWrites(a, b)
        expect(mergeLogWrites(merged, b)).toEqual(merged)
        expect(mergeLogWrites(merged, merged)).toEqual(merged)
      }),
    )
  })

  it('[LIFE-3] entries of two devices both stay; of one entry the last word counts, also when it deletes', () => {
    const said = (id: string, atMs: number, text?: string): LogWrite<Said> => ({
      id,
      atMs,
      value: text === undefined ? undefined : { id, text },
    })
    const phone = [said('burger', 1, '620'), said('coffee', 5, 'cream')]
    const desk = [said('burger', 2, '700'), said('nuts', 1, '30 g'), said('coffee', 9)]
    expect(valuesOf(mergeLogWrites(phone, desk))).toEqual([
      { id: 'burger', text: '700' },
      { id: 'nuts', text: '30 g' },
    ])
  })
})

it('[LIFE-3] a clock that runs ahead holds no entry forever', () => {
  expect(capWrite({ id: '1', atMs: 900, value: undefined }, 100).atMs).toBe(100)
  expect(capWrite({ id: '1', atMs: 90, value: undefined }, 100).atMs).toBe(90)
})

it('[LIFE-3] the order of fields makes no other write', () => {
  const one = { id: '1', atMs: 1, value: { id: '1', text: 'a' } }
  expect(isSameWrite(one, { ...one, value: { text: 'a', id: '1' } })).toBe(true)
  expect(isSameWrite(one, { ...one, value: undefined })).toBe(false)
})
