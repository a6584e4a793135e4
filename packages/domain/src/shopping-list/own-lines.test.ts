import { describe, expect, it } from 'vitest'
import {
  addOwnLine,
  markOwnLine,
  type OwnLine,
  ownLineLimit,
  ownLineLimitCharacters,
  removeOwnLine,
} from './own-lines.ts'

const line = (own: Partial<OwnLine> = {}): OwnLine => ({
  id: 'a',
  text: 'Soap',
  checked: false,
  atMs: 0,
  ...own,
})
const full = Array.from({ length: ownLineLimit }, (_, index) => line({ id: `${index}` }))

describe('own lines', () => {
  it('[SHOP-5] an id added twice changes nothing', () => {
    const lines = [line({ checked: true, atMs: 5 })]
    expect(addOwnLine([], { id: 'a', text: 'Soap' })).toEqual({ ok: true, lines: [line()] })
    expect(addOwnLine(lines, { id: 'a', text: 'Matches' })).toEqual({ ok: true, lines })
    expect(addOwnLine(full, { id: '0', text: 'Soap' })).toEqual({ ok: true, lines: full })
  })

  it('[SHOP-5] a line is one line', () => {
    const added = addOwnLine([], { id: 'a', text: ' Dish\r\n\tsoap\u0000 ' })
    expect(added).toEqual({ ok: true, lines: [line({ text: 'Dish soap' })] })
  })

  it.each([
    ['no-text', [], ' \n'],
    ['text-too-long', [], 'x'.repeat(ownLineLimitCharacters + 1)],
    ['too-many-lines', full, 'Soap'],
  ] as const)('[SHOP-5] refuses a line: %s', (reason, lines, text) => {
    expect(addOwnLine(lines, { id: 'new', text })).toEqual({ ok: false, reason })
  })

  it('[SHOP-5] takes the last one there is room for', () => {
    const added = addOwnLine(full.slice(1), { id: 'new', text: 'x'.repeat(ownLineLimitCharacters) })
    expect(added.ok && added.lines).toHaveLength(ownLineLimit)
  })

  it('[SHOP-5] goes with its tick, and as often as one likes', () => {
    const lines = [line({ checked: true, atMs: 5 }), line({ id: 'b' })]
    const rest = removeOwnLine(lines, 'a')
    expect(rest).toEqual([line({ id: 'b' })])
    expect(removeOwnLine(rest, 'a')).toEqual(rest)
    expect(markOwnLine(rest, 'a', { checked: true, atMs: 9 })).toEqual(rest)
  })

  it('[SHOP-5] the last mark counts, at once the unchecked', () => {
    const ticked = markOwnLine([line(), line({ id: 'b' })], 'a', { checked: true, atMs: 5 })
    expect(ticked).toEqual([line({ checked: true, atMs: 5 }), line({ id: 'b' })])
    expect(markOwnLine(ticked, 'a', { checked: false, atMs: 4 })).toEqual(ticked)
    expect(markOwnLine(ticked, 'a', { checked: false, atMs: 5 })[0]?.checked).toBe(false)
  })
})
