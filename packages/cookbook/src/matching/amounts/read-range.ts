import { type AmountCursor, isSignNext, peek, peekWord } from './amount-cursor.ts'
import { numberWords, vagueNumberWords } from './number-words.ts'

export type Range = { low: number; high: number; isVague?: boolean }

/** "2", "1-2", "three or four", "half a", "a few". */
export function readRange(cursor: AmountCursor): Range | undefined {
  const low = readNumber(cursor)
  if (low === undefined) return undefined
  const start = cursor.position
  const isDashed = isSignNext(cursor, '-')
  if (isDashed || peekWord(cursor) === 'to' || peekWord(cursor) === 'or') {
    cursor.position += 1
    const high = readNumber(cursor)
    if (high !== undefined && high.value > low.value && peek(cursor)?.kind !== 'number') {
      return { low: low.value, high: high.value }
    }
    // "1-inch": the dash only joins.
    cursor.position = start + (isDashed ? 1 : 0)
  }
  return { low: low.value, high: low.value, ...(low.isVague && { isVague: true }) }
}

type ReadNumber = { value: number; isVague?: boolean }

function readNumber(cursor: AmountCursor): ReadNumber | undefined {
  const token = peek(cursor)
  if (token?.kind !== 'number') return readNumberWords(cursor)
  cursor.position += 1
  // "10+ potatoes".
  if (isSignNext(cursor, '+') && peekWord(cursor, 1) !== undefined) cursor.position += 1
  if (peekWord(cursor) !== 'dozen') return { value: token.value }
  cursor.position += 1
  return { value: token.value * 12 }
}

/** "Half a dozen" multiplies; a second count begins something else. */
function readNumberWords(cursor: AmountCursor): ReadNumber | undefined {
  let value: number | undefined
  let isVague = false
  for (let word = peekWord(cursor); word !== undefined; word = peekWord(cursor)) {
    const number = numberWords.get(word) ?? vagueNumberWords.get(word)
    if (number === undefined || (value !== undefined && value > 1)) break
    isVague ||= vagueNumberWords.has(word)
    value = (value ?? 1) * number
    cursor.position += 1
    if (peekWord(cursor) === 'of') cursor.position += 1
  }
  return value === undefined ? undefined : { value, isVague }
}
