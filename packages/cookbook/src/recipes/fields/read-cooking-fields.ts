import { equipment } from '@butterleaf/domain/cooking/equipment'
import type { Keeping } from '@butterleaf/domain/cooking/keeping'
import type { Node } from 'yaml'
import type { LineFinding } from '../../reading/fault.ts'
import { type Fields, readFields } from '../../reading/fields.ts'
import { readBoolean, readList, readNumber, readOneOf, readText, readWords } from '../../reading/values.ts'
import type { Reading } from '../../reading/yaml-reading.ts'
import type { WrittenRecipe } from '../written-recipe.ts'
import type { CookingFields, Discard } from './cooking-fields.ts'
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
const longestShort = 32
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

const mostDays = 30
const keepsShape = { what: 'keeps', required: ['days', 'how'], optional: ['freezes', 'reheat'] }

/** `{ days: 3, how: "in a lidded box in the fridge", freezes: true, reheat: "in a skillet, 4 min" }` */
function readKeeps(reading: Reading, node: Node | undefined): Keeping | undefined {
  if (!node) return undefined
  const fields = readFields(reading, node, keepsShape)
  const days = readNumber(reading, fields?.get('days'), 'keeps.days', {
    from: 0,
    to: mostDays,
    isWhole: true,
  })
  const how = readPhrase(reading, fields?.get('how'), 'keeps.how')
  const freezes = readBoolean(reading, fields?.get('freezes'), 'keeps.freezes')
  const reheat = readPhrase(reading, fields?.get('reheat'), 'keeps.reheat')
  if (days === undefined || how === undefined) return undefined
  if (days === 0 && (freezes || reheat !== undefined)) {
    const what = 'keeps: what is eaten at once (days: 0) is neither frozen nor warmed up.'
    reading.fault(node, what, 'Leave freezes and reheat out, or write the days it keeps.')
  }
  return { days, how, freezes, ...(reheat !== undefined && { reheat }) }
}

/** It stands inside a sentence: "Keeps 3 days in a lidded box in the fridge." */
function readPhrase(reading: Reading, node: Node | undefined, what: string): string | undefined {
  const phrase = readText(reading, node, what)
  if (phrase !== undefined && (/^\p{Lu}\p{Ll}/u.test(phrase) || /[.!]$/.test(phrase)))
    reading.fault(
      node,
      `${what} stands inside a sentence.`,
      'Start with a small letter and end without a full stop.',
    )
  return phrase
}

const discardedShape = {
  what: 'An entry of discarded',
  required: ['food', 'share', 'why'],
  optional: ['only'],
}

/** `[{ food: salt, share: 0.8, why: "poached in it" }, { food: bacon, only: fat, share: 0.4, why: "drained" }]` */
function readDiscarded(reading: Reading, node: Node | undefined): Discard[] {
  const seen = new Set<string>()
  return readList(reading, node, 'discarded').flatMap((item) => {
    const fields = readFields(reading, item, discardedShape)
    const food = readText(reading, fields?.get('food'), 'discarded.food')
    const share = readNumber(reading, fields?.get('share'), 'discarded.share', { from: 0.05, to: 1 })
    const why = readText(reading, fields?.get('why'), 'discarded.why')
    const only = readOneOf(reading, fields?.get('only'), 'discarded.only', ['fat'] as const)
    if (food === undefined || share === undefined || why === undefined) return []
    if (seen.has(food)) reading.fault(item, `discarded: ${food} is there twice.`, 'Keep one of the two.')
    seen.add(food)
    return [{ food, share, why, ...(only && { only }) }]
  })
}

/** CON-3: a title that is longer than a card's line has a short name, and a short title needs none. */
export function checkShortName({
  title,
  short,
  lines,
}: Pick<WrittenRecipe, 'title' | 'short' | 'lines'>): LineFinding[] {
  if (short === title)
    return [{ line: lines.title, what: 'The short name is the title.', remedy: 'Leave "short" out.' }]
  if (short !== undefined || title.length <= longestShort) return []
  const what = `The title has ${title.length} letters and no short name.`
  const remedy = `Add "short: …", at most ${longestShort} letters, as people say it.`
  return [{ standard: 'recipe: short name', line: lines.title, what, remedy }]
}
