import { equipment } from '@butterleaf/domain/cooking/equipment'
import type { Node } from 'yaml'
import type { Fields } from '../../reading/fields.ts'
import { readNumber, readText, readWords } from '../../reading/values.ts'
import type { Reading } from '../../reading/yaml-reading.ts'
import type { CookingFields } from './cooking-fields.ts'
import { readDiscarded } from './read-discarded.ts'
import { readKeeps } from './read-keeps.ts'
import { readPictureBrief } from './read-picture-brief.ts'

export const cookingFieldNames = [
  'short',
  'note',
  'keeps',
  'needs',
  'atOnce',
  'discarded',
  'picture',
] as const

/** Of a card's line. */
export const longestShort = 32
const longestNote = 240
const mostAtOnce = 24

/** The optional fields, each only where the file has it. */
export function readCookingFields(reading: Reading, fields: Fields): CookingFields {
  const read = {
    short: readShort(reading, fields.get('short')),
    note: readShortText(reading, fields.get('note'), { what: 'The note', longest: longestNote }),
    keeps: readKeeps(reading, fields.get('keeps')),
    needs: fields.has('needs') ? readWords(reading, fields.get('needs'), 'needs', equipment) : undefined,
    atOnce: readNumber(reading, fields.get('atOnce'), 'atOnce', { from: 1, to: mostAtOnce, isWhole: true }),
    discarded: fields.has('discarded') ? readDiscarded(reading, fields.get('discarded')) : undefined,
    picture: readPictureBrief(reading, fields.get('picture')),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as CookingFields
}

function readShort(reading: Reading, node: Node | undefined): string | undefined {
  const short = readShortText(reading, node, { what: 'The short name', longest: longestShort })
  if (short === undefined) return undefined
  if (!/^[\p{Lu}\d]/u.test(short) || /[.!]$/.test(short)) {
    const what = `The short name "${short}" is not written as a name.`
    reading.fault(node, what, 'Start with a capital; no full stop, no shouting.')
  }
  return short
}

function readShortText(
  reading: Reading,
  node: Node | undefined,
  { what, longest }: { what: string; longest: number },
): string | undefined {
  const text = readText(reading, node, what)
  if (text !== undefined && text.length > longest)
    reading.fault(node, `${what} has ${text.length} letters; ${longest} are the most.`, 'Shorten it.')
  return text
}
