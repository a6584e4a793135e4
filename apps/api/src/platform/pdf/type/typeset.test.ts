import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCharacter } from './fonts.ts'
import { type Face, typeset } from './typeset.ts'

const faces: readonly Face[] = ['Figtree', 'Young Serif']

function textOf(text: string, face: Face): string {
  const runs = typeset(text, face)
  return typeof runs === 'string' ? runs : runs.map((run) => run.text).join('')
}

describe.each(faces)('in %s', (face) => {
  it.each([
    ['1 ½ cups crème fraîche', '1 ½ cups crème fraîche'],
    ['230 °C – “jícama” Rüeblitorte', '230 °C – “jícama” Rüeblitorte'],
    ['ćevapi, şakşuka, tőzeg', 'ćevapi, şakşuka, tőzeg'],
    ['Chả trứng hấp', 'Chả trứng hấp'],
    ['щи', 'щи'],
    ['⅓ cup', '1⁄3 cup'],
    ['1⅔ cups', '1 2⁄3 cups'],
    ['ﬁg', 'ﬁg'],
    ['牛奶', '??'],
    ['🥑', '?'],
    ['avocado 🥑', 'avocado '],
    ['two\nlines\u0007', 'two lines '],
    ['', ''],
  ])('%j is printed as %j', (text, printed) => {
    expect(textOf(text, face).normalize('NFKC')).toBe(printed.normalize('NFKC'))
  })

  it('every character of every text has a glyph in the font that is to draw it', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 })
    fc.assert(
      fc.property(text, (any) => {
        const runs = typeset(any, face)
        const all = typeof runs === 'string' ? [{ text: runs, font: face }] : runs
        for (const run of all) {
          for (const character of run.text) expect(hasCharacter(run.font, character)).toBe(true)
        }
      }),
    )
  })
})

it('words that a face has stay in it; one that it lacks is set whole in another', () => {
  expect(typeset('Chả hot ćevapi', 'Young Serif')).toEqual([
    { text: 'Chả', font: 'Roboto' },
    { text: ' hot ćevapi', font: 'Young Serif' },
  ])
})
