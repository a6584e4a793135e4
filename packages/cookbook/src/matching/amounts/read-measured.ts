import { type AmountCursor, isAtEnd, isSignNext, peek, peekWord, skipWords } from './amount-cursor.ts'
import { type Range, readRange } from './read-range.ts'
import { caseUnits, sizeWords, type Unit, unitWords } from './unit-words.ts'

/** So many of a unit, or of the food itself. */
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
export function readMeasured(cursor: AmountCursor): Measured | undefined {
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
