import { gramsPerUnit } from '@butterleaf/domain/kitchen/measured-food'
import type { LineDoubt } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { gramsOfOne, type KnownFood } from '../dictionary/known-food.ts'
import type { Amounts, Measured } from './read-amounts.ts'

import { type Unit, unitWords } from './unit-words.ts'

export type Weight = { grams?: number; doubt?: LineDoubt }

/** A range wider than this is a guess; within it the middle is what its writer meant. */
const widestRange = 2
/** What a measure holds of a food that doesn't say: a guess, and told as one. */
const usualGrams: Readonly<Record<string, number>> = {
  can: 400,
  jar: 350,
  packet: 10,
  pack: 250,
  bag: 250,
  box: 400,
  bottle: 500,
  carton: 500,
  handful: 30,
  slice: 25,
  bunch: 100,
  sprig: 2,
  leaf: 1,
  stalk: 40,
  strip: 15,
  glass: 200,
  knob: 15,
  thumb: 15,
  inch: 10,
  wedge: 15,
  fillet: 150,
  block: 200,
  sheet: 20,
  dollop: 30,
  splash: 15,
  drizzle: 10,
  squeeze: 10,
  squirt: 10,
  loaf: 500,
  head: 400,
  clove: 3,
  cube: 10,
  link: 75,
  floret: 15,
}
/** Too little of anything to matter. */
const traces: Readonly<Record<string, number>> = {
  pinch: 0.4,
  dash: 0.6,
  drop: 0.05,
  sprinkle: 1,
  grind: 0.1,
  thread: 0.01,
  strand: 0.01,
}
const sizeFactors: Readonly<Record<string, number>> = {
  small: 0.7,
  short: 0.7,
  medium: 1,
  large: 1.35,
  long: 1.35,
}

/** No two cooks take as much of these, also where the food has a weight for them. */
const vagueUnits = new Set(
  'handful knob thumb dollop splash drizzle squeeze squirt glug glass wedge chunk'.split(' '),
)

/** Whether a line leaves open how much it means: "a knob", "2 to 3", "a few", "2 small". A weight or a jug leaves nothing open. */
export function isGuessedAmount(amounts: Amounts): boolean {
  return amounts.every((sum) => sum.some(isGuessed))
}

function isGuessed({ low, high, isVague, unit, size, each }: Measured): boolean {
  if (isVague || low !== high) return true
  if (each) return isGuessed(each)
  if (unit?.kind === 'measure') return vagueUnits.has(unit.word)
  return unit === undefined && size !== undefined && size !== 'medium' && size !== 'large'
}

/** The same amount in two units may differ by its writer's rounding, not by more. */
const widestDisagreement = 1.3
/** Of a spoon of cinnamon no two writers know the same weight, and it doesn't matter. */
const fewGrams = 15

/** Grams of what a line says of its food: a weight before a volume, a volume before a count. */
export function weighAmounts(amounts: Amounts, food: KnownFood, nameWords: readonly string[]): Weight {
  const ordered = [...amounts].sort((a, b) => rank(a) - rank(b))
  const weights = ordered.map((sum) => weighSum(sum, food, nameWords))
  const certain = weights.filter(({ grams, doubt }) => grams !== undefined && doubt === undefined)
  const [
    best = weights.find(({ grams }) => grams !== undefined) ?? weights[0] ?? { doubt: 'no-amount' as const },
  ] = certain
  const weighed = certain.filter((_, index) => rank(ordered[index]!) < 2).map(({ grams = 0 }) => grams)
  const most = Math.max(...weighed)
  const isTorn = most > fewGrams && most > Math.min(...weighed) * widestDisagreement
  return isTorn ? { ...best, doubt: 'unit-guessed' } : best
}

function rank(sum: readonly Measured[]): number {
  if (sum.every(({ unit, each }) => (each?.unit ?? unit)?.kind === 'mass')) return 0
  return sum.every(({ unit, each }) => (each?.unit ?? unit)?.kind === 'volume') ? 1 : 2
}

function weighSum(sum: readonly Measured[], food: KnownFood, nameWords: readonly string[]): Weight {
  const parts = sum.map((measured) => weighMeasured(measured, food, nameWords))
  const doubt = parts.find((part) => part.doubt !== undefined)?.doubt
  if (parts.some(({ grams }) => grams === undefined)) return { doubt: 'unit-unknown' }
  return { grams: parts.reduce((total, { grams = 0 }) => total + grams, 0), ...(doubt && { doubt }) }
}

function weighMeasured(measured: Measured, food: KnownFood, nameWords: readonly string[]): Weight {
  const { low, high, each, isVague } = measured
  const one = each ? weighEach(measured, each, food) : weighOne(measured, food, nameWords)
  if (one.grams === undefined) return one
  const doubt = one.doubt ?? (isVague ? 'no-amount' : high > low * widestRange ? 'wide-range' : undefined)
  return { grams: (one.grams * (low + high)) / 2, ...(doubt && { doubt }) }
}

/** What stands on a can includes its liquid, which no recipe counts. */
function weighEach({ unit }: Measured, each: Measured, food: KnownFood): Weight {
  const isCanned = unit?.kind === 'measure' && (unit.word === 'can' || unit.word === 'jar')
  const weight = weighMeasured(each, food, [])
  if (weight.grams === undefined || !isCanned || food.drained === undefined) return weight
  return { ...weight, grams: weight.grams * food.drained }
}

function weighOne({ unit, size }: Measured, food: KnownFood, nameWords: readonly string[]): Weight {
  if (unit?.kind === 'mass') return { grams: unit.grams * (food.edible ?? 1) }
  if (unit?.kind === 'volume') return weighVolume(unit, food)
  if (unit?.kind === 'measure') return weighMeasure(unit.word, food)
  const named = nameWords.map((word) => unitWords.get(word)).find((found) => isMeasureOf(found, food))
  // "8 basil leaves" and "4 bacon slices": the measure stands behind the name.
  return named?.kind === 'measure' ? weighMeasure(named.word, food) : weighPiece(size, food)
}

function isMeasureOf(unit: Unit | undefined, food: KnownFood): boolean {
  return unit?.kind === 'measure' && gramsOfOne(food, unit.word) !== undefined
}

function weighVolume({ millilitres, word }: { millilitres: number; word: string }, food: KnownFood): Weight {
  const own = word === '' ? undefined : gramsOfOne(food, word)
  const grams = own ?? perMillilitre(food, millilitres)
  // Half as heavy as water is what chopped food in a cup comes to.
  return grams === undefined ? { grams: millilitres * 0.55, doubt: 'unit-guessed' } : { grams }
}

function perMillilitre({ measured }: KnownFood, millilitres: number): number | undefined {
  const grams = gramsPerUnit(measured, 'ml')
  return grams === undefined ? undefined : grams * millilitres
}

function weighMeasure(word: string, food: KnownFood): Weight {
  const grams = gramsOfOne(food, word)
  if (grams !== undefined) return { grams }
  const trace = traces[word]
  if (trace !== undefined) return { grams: trace }
  const piece = word === 'piece' || word === 'half' ? gramsOfOne(food, 'piece') : undefined
  if (piece !== undefined) return { grams: word === 'half' ? piece / 2 : piece }
  const usual = usualGrams[word]
  return usual === undefined ? { doubt: 'unit-unknown' } : { grams: usual, doubt: 'unit-guessed' }
}

function weighPiece(size: string | undefined, food: KnownFood): Weight {
  const sized = size === undefined ? undefined : gramsOfOne(food, size)
  if (sized !== undefined) return { grams: sized }
  const piece = gramsOfOne(food, 'piece')
  if (piece === undefined) return { doubt: 'unit-unknown' }
  return { grams: piece * (size === undefined ? 1 : (sizeFactors[size] ?? 1)) }
}
