import { type FontName, hasCharacter } from './fonts.ts'

export type Run = { text: string; font: FontName }
export type Face = 'Figtree' | 'Young Serif'
type SpelledWord = readonly Run[] | undefined

const widest: FontName = 'Roboto'
const combiningMarks = /\p{Mn}/u
const unknownLetter = '?'

/**
 * Text as runs of fonts that have its characters, so that none comes out as a box: a word in the face; else the whole word
 * in the font of wide reach; at last the plain letter (ợ → o).
 */
export function typeset(text: string, face: Face): string | Run[] {
  const clean = text.normalize('NFC').replace(/\p{Cc}+/gu, ' ')
  if (Array.from(clean).every((character) => hasCharacter(face, character))) return clean
  const words = clean.match(/\s+|\S+/gu) ?? []
  const runs = joinRuns(words.flatMap((word) => spellWord(word, face)))
  return runs.length > 0 ? runs : unknownLetter
}

function spellWord(word: string, face: Face): readonly Run[] {
  return inFonts(word, [face]) ?? inFonts(word, [widest]) ?? spellPlainly(word, [face, widest])
}

function inFonts(word: string, candidates: readonly FontName[]): SpelledWord {
  const runs: Run[] = []
  for (const character of withComposedFractions(word)) {
    const font = candidates.find((candidate) => hasCharacter(candidate, character))
    if (!font) return undefined
    runs.push({ text: character, font })
  }
  return runs
}

/** ⅓ as 1⁄3, which the fonts draw as a fraction; never run into the whole number before it. */
function withComposedFractions(word: string): string {
  return word
    .replace(/(?<=\d)(?=[⅐-⅞])/gu, ' ')
    .replace(/[⅐-⅞\s]/gu, (character) => character.normalize('NFKC'))
}

function spellPlainly(word: string, candidates: readonly FontName[]): readonly Run[] {
  return Array.from(word).flatMap((character) => {
    const known = inFonts(character, candidates) ?? inFonts(baseOf(character), candidates)
    if (known) return known
    const isSaid = /[\p{L}\p{N}]/u.test(character)
    return isSaid ? [{ text: unknownLetter, font: candidates[0] ?? widest }] : []
  })
}

function baseOf(character: string): string {
  return Array.from(character.normalize('NFKD'))
    .filter((part) => !combiningMarks.test(part))
    .join('')
}

function joinRuns(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (last?.font === run.font) last.text += run.text
    else all.push({ ...run })
  }
  return all
}
