import type { Token } from '../line-tokens.ts'
import { type AmountCursor, isSignNext, peek, peekWord, skipWords } from './amount-cursor.ts'
import { type Measured, readMeasured } from './read-measured.ts'

/** Alternatives ("100 g / ½ cup"), each a sum ("1 cup + 2 tbsp"). */
export type Amounts = readonly (readonly Measured[])[]

const leadWords = new Set(
  'about approx approximately around roughly circa ca appr up to least at from over nearly additional another extra more like is this the only whole total weigh weighing some optional optionally diced chopped sliced minced grated fresh'.split(
    ' ',
  ),
)
const afterWords = new Set(['of', 'the', 'worth'])

/** The amounts that a text begins with, and what is left of it. */
export function readAmounts(
  tokens: readonly Token[],
  asides: readonly (readonly Token[])[] = [],
): { amounts: Amounts; rest: Token[] } {
  const cursor: AmountCursor = { tokens, asides, position: 0 }
  skipWords(cursor, leadWords)
  const first = readMeasured(cursor)
  if (!first) return { amounts: [], rest: [...tokens] }
  const amounts = [[first]]
  for (let next = readConnected(cursor); next; next = readConnected(cursor)) {
    if (next.isSum) amounts.at(-1)!.push(next.measured)
    else amounts.push([next.measured])
  }
  skipWords(cursor, afterWords)
  return { amounts, rest: tokens.slice(cursor.position) }
}

/** "+ 2 tbsp" adds up; "/ 7 oz" and "or 5 cups" say the same in another unit. */
function readConnected(cursor: AmountCursor): { measured: Measured; isSum: boolean } | undefined {
  const start = cursor.position
  const isSum = isSignNext(cursor, '+') || peekWord(cursor) === 'plus'
  if (isSum || isSignNext(cursor, '/') || peekWord(cursor) === 'or') {
    cursor.position += 1
    skipWords(cursor, leadWords)
    const measured = peek(cursor)?.kind === 'number' ? readMeasured(cursor) : undefined
    if (measured && (measured.unit || isSum)) return { measured, isSum }
  }
  cursor.position = start
  return undefined
}
