import type { Token } from '../line-tokens.ts'
import { numberWords, vagueNumberWords } from './number-words.ts'
import { caseUnits, sizeWords, type Unit, unitWords } from './unit-words.ts'

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

/** A count of a unit, or of the food itself. */
export type Measured = Range & {
  unit?: Unit
  /** Large, medium, small. */
  size?: string
  /** What one can or piece holds, where the line says so: "2 cans (400 g)". */
  each?: Measured
}

const adjectives = new Set(
  'heaped heaping level rounded scant good generous full packed metric sized size us thick thin thinly cut fat overflowing standard american loosely firmly'.split(
    ' ',
  ),
)
const afterLength = new Set(['piece', 'knob', 'length', 'chunk', 'long', 'thick', 'section'])
const bareUnits = new Set(['pinch', 'dash', 'handful', 'splash', 'drizzle', 'sprinkle', 'squeeze'])

/** One amount with its unit, from where the cursor stands; undefined, and nothing read, where there is none. */
function readMeasured(cursor: AmountCursor): Measured | undefined {
  const start = cursor.position
  const range = readRange(cursor) ?? readBareUnit(cursor)
  if (!range) return undefined
  if (isSignNext(cursor, 'x')) return readTimes(cursor, range)
  const measured: Measured = { ...range }
  readSize(cursor, measured)
  readEach(cursor, measured)
  skipOf(cursor)
  readUnit(cursor, measured)
  readSecondUnit(cursor, measured)
  if (!isAtEnd(cursor) || measured.unit?.kind !== 'measure' || measured.each) return measured
  // "2 wraps": the last word is the food, not its measure.
  cursor.position = start
  return readRange(cursor) ?? range
}

/** "3/4 of a cup". */
function skipOf(cursor: AmountCursor): void {
  if (peekWord(cursor) !== 'of') return
  const article = ['a', 'an'].includes(peekWord(cursor, 1) ?? '') ? 1 : 0
  const word = peekWord(cursor, 1 + article)
  if (word !== undefined && unitWords.has(word)) cursor.position += 1 + article
}

/** "30 g to 70 g" is one range. */
function readSecondUnit(cursor: AmountCursor, measured: Measured): void {
  const isRange = isSignNext(cursor, '-') || peekWord(cursor) === 'to'
  if (!isRange || peek(cursor, 1)?.kind !== 'number' || measured.low !== measured.high) return
  const start = cursor.position
  cursor.position += 1
  const range = readRange(cursor)
  const unit = unitAt(cursor)
  if (range && unit && unit === measured.unit && range.high > measured.low) {
    measured.high = range.high
    cursor.position += 1
  } else cursor.position = start
}

/** "2 x 400 g tins". */
function readTimes(cursor: AmountCursor, count: Range): Measured {
  cursor.position += 1
  const measured = readMeasured(cursor)
  if (!measured) return count
  const { each, unit } = measured
  return { ...count, each: each ?? measured, ...(each && unit && { unit }) }
}

/** "Pinch of salt", "dash pepper", "bunch of dill", "large thumb of ginger". */
function readBareUnit(cursor: AmountCursor): Range | undefined {
  const ahead = sizeWords.has(peekWord(cursor) ?? '') ? 1 : 0
  const word = peekWord(cursor, ahead)
  if (word === undefined || unitWords.get(word)?.kind !== 'measure') return undefined
  return bareUnits.has(word) || peekWord(cursor, ahead + 1) === 'of' ? { low: 1, high: 1 } : undefined
}

/** "large", "small/medium-sized"; also "heaped", which is still a spoon. */
function readSize(cursor: AmountCursor, measured: Measured): void {
  for (;;) {
    const word = peekWord(cursor) ?? ''
    const size = sizeWords.get(word)
    const isBetween =
      (isSignNext(cursor, '/') && measured.size !== undefined) ||
      (isSignNext(cursor, '-') && peekWord(cursor, 1) !== undefined)
    if (size !== undefined) measured.size ??= size
    else if (!isBetween && !adjectives.has(word)) return
    cursor.position += 1
  }
}

/** "1 (28 oz) can" and "1 15 oz can". */
function readEach(cursor: AmountCursor, measured: Measured): void {
  if (peek(cursor)?.kind === 'aside') readEachAside(cursor, measured)
  if (peek(cursor)?.kind !== 'number') return
  const start = cursor.position
  const inner = readMeasured(cursor)
  if (inner && isWeighed(inner)) {
    measured.each = inner.each ?? inner
    if (inner.each && inner.unit) measured.unit = inner.unit
  } else cursor.position = start
}

function readUnit(cursor: AmountCursor, measured: Measured): void {
  const unit = measured.unit ? undefined : unitAt(cursor)
  if (!unit) return
  cursor.position += 1
  measured.unit = unit
  if (unit.kind !== 'measure') readHolder(cursor, measured, unit)
  else if (unit.word === 'inch' || unit.word === 'cm') skipWords(cursor, afterLength)
  else if (unit.isHolder) readEachAside(cursor, measured)
}

/** "a 28 oz can" holds that much. */
function readHolder(cursor: AmountCursor, measured: Measured, unit: Unit): void {
  // A pot holds cream behind a weight; elsewhere it may be a pot roast.
  const holder = peekWord(cursor) === 'pot' ? unitWords.get('carton') : unitAt(cursor)
  if (holder?.kind !== 'measure' || !holder.isHolder) return
  cursor.position += 1
  const { low, high } = measured
  Object.assign(measured, { low: 1, high: 1, unit: holder, each: { low, high, unit } })
}

function readEachAside(cursor: AmountCursor, measured: Measured): void {
  const token = peek(cursor)
  if (token?.kind !== 'aside') return
  const inside = { tokens: cursor.asides[token.index] ?? [], asides: [], position: 0 }
  const each = readMeasured(inside)
  if (!each || !isWeighed(each)) return
  measured.each = each
  cursor.position += 1
}

function unitAt(cursor: AmountCursor): Unit | undefined {
  const token = peek(cursor)
  return token?.kind === 'word' ? (caseUnits[token.raw] ?? unitWords.get(token.text)) : undefined
}

/** The scale or the jug tells, not the food. */
export function isWeighed({ unit, each }: Measured): boolean {
  return each !== undefined || unit?.kind === 'mass' || unit?.kind === 'volume'
}

type Range = { low: number; high: number; isVague?: boolean }

/** "2", "1-2", "three or four", "half a", "a few". */
function readRange(cursor: AmountCursor): Range | undefined {
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

/** Where the reading of a line's amounts stands. */
type AmountCursor = {
  readonly tokens: readonly Token[]
  /** The parentheses that the tokens point to. */
  readonly asides: readonly (readonly Token[])[]
  position: number
}

function peek({ tokens, position }: AmountCursor, ahead = 0): Token | undefined {
  return tokens[position + ahead]
}

function peekWord(cursor: AmountCursor, ahead = 0): string | undefined {
  const token = peek(cursor, ahead)
  return token?.kind === 'word' ? token.text : undefined
}

function isSignNext(cursor: AmountCursor, text: string): boolean {
  const token = peek(cursor)
  return token?.kind === 'sign' && token.text === text
}

function skipWords(cursor: AmountCursor, words: ReadonlySet<string>): void {
  for (let word = peekWord(cursor); word !== undefined && words.has(word); word = peekWord(cursor)) {
    cursor.position += 1
  }
}

/** No word follows any more. */
function isAtEnd({ tokens, position }: AmountCursor): boolean {
  return !tokens.slice(position).some(({ kind }) => kind === 'word')
}
