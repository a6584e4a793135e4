import { type Amount, inGrams, inUnitOfSameKind } from './amount.ts'
import { crumbGrams, gramsPerUnit, lightPieceGrams, type MeasuredFood, pieceUnitOf } from './measured-food.ts'
import { isPinch } from './pinch.ts'
import { type UnitName, type UnitSystem, units } from './units.ts'

/** Up to here a spoon is handier than a scale, whatever the food. */
const spoonfulGrams = 30
const weighedClasses = [
  ...['beef', 'pork', 'lamb', 'game', 'chicken', 'turkey', 'duck', 'fish', 'crustacean', 'mollusc'],
  ...['tofu', 'noodle', 'chocolate'],
]

/** Less than this a kitchen scale doesn't tell: both kitchens take it by the spoon, the pinch or the piece. */
const leastWeighedGrams = 5

/** RCP-7. */
export function isAmountShown(amount: Amount, system: UnitSystem): boolean {
  return system === 'us' ? amount.unit !== 'none' && amount.quantity > 0 : amount.grams > 0
}

/** The same weight in a unit of the other kitchen; exact, so that nothing is lost on the way back. */
export function convertAmount(amount: Amount, food: MeasuredFood, system: UnitSystem): Amount {
  const { kind, system: own } = units[amount.unit]
  if (!(amount.grams > 0)) return amount
  if (food.whole) return inPieces(amount, food)
  if (system === 'metric' && amount.grams < leastWeighedGrams) return tooLittleToWeigh(amount, food)
  if (!isAmountShown(amount, 'us')) return system === 'us' ? amount : inGrams(amount)
  if (own === system || own === 'both') return amount
  if (isPinch(amount, food)) return inUnitOfSameKind(amount, 'pinch')
  if (system === 'metric') return inMetric(amount, food)
  return kind === 'volume' ? inUnitOfSameKind(amount, 'cup') : inUs(amount, food)
}

/** RCP-8: ½ tsp of paprika, a pinch of pepper and half a chili, not 1.2 g, 0.3 g and 3 g. */
function tooLittleToWeigh(amount: Amount, food: MeasuredFood): Amount {
  const { kind } = units[amount.unit]
  if (kind === 'volume')
    return isPinch(amount, food) ? inUnitOfSameKind(amount, 'pinch') : inUnitOfSameKind(amount, 'tsp')
  if (kind === 'piece' && isAmountShown(amount, 'us')) return amount
  if (kind === 'mass' && amount.grams >= crumbGrams) return inGrams(amount)
  const isSpice = food.measures.tsp !== undefined && pieceUnitOf(food) === undefined && !isWeighed(food)
  return isSpice ? inMeasureOf(amount, food, 'tsp') : inGrams(amount)
}

/** Two eggs are two eggs in both kitchens. */
function inPieces(amount: Amount, food: MeasuredFood): Amount {
  if (units[amount.unit].kind === 'piece' && isAmountShown(amount, 'us')) return amount
  const unit = pieceUnitOf(food) ?? 'piece'
  return gramsPerUnit(food, unit) === undefined ? amount : inMeasureOf(amount, food, unit)
}

/** Millilitres of what flows, grams of the rest; three whole cloves are not 0.3 g. */
function inMetric(amount: Amount, food: MeasuredFood): Amount {
  const { kind } = units[amount.unit]
  if (kind === 'piece' && amount.grams / amount.quantity < crumbGrams) return amount
  if (food.density === undefined || kind === 'mass') return inGrams(amount)
  if (kind === 'volume') return inUnitOfSameKind(amount, 'ml')
  return { quantity: amount.grams / food.density, unit: 'ml', grams: amount.grams }
}

/** Spoons and cups for what flows or pours, ounces for what is bought by the piece or the weight. */
function inUs(amount: Amount, food: MeasuredFood): Amount {
  if (isSliver(amount, food)) return inMeasureOf(amount, food, 'slice')
  const spoons = isSpooned(amount, food) ? inSpoons(amount, food) : undefined
  return spoons ?? { ...amount, quantity: amount.grams / units.oz.size, unit: 'oz' }
}

/** Less than a knife takes off in quarters: 20 g of red onion are 1 ½ slices. */
function isSliver({ grams }: Amount, food: MeasuredFood): boolean {
  const pieceUnit = pieceUnitOf(food)
  if (pieceUnit === undefined || food.measures.slice === undefined) return false
  const gramsOfPiece = food.measures[pieceUnit]!
  return gramsOfPiece >= lightPieceGrams && grams < gramsOfPiece / 4 && grams >= food.measures.slice / 2
}

function isSpooned(amount: Amount, food: MeasuredFood): boolean {
  if (isWeighed(food)) return false
  const pieceUnit = pieceUnitOf(food)
  const isPoured = pieceUnit === undefined || food.measures[pieceUnit]! < lightPieceGrams
  return isPoured || food.density !== undefined || amount.grams < spoonfulGrams
}

function isWeighed(food: MeasuredFood): boolean {
  return food.class !== undefined && weighedClasses.includes(food.class)
}

function inSpoons(amount: Amount, food: MeasuredFood): Amount | undefined {
  if (gramsPerUnit(food, 'tsp') === undefined) return undefined
  const cups = inMeasureOf(amount, food, 'cup')
  if (cups.quantity >= 1 / 4) return cups
  const tablespoons = inMeasureOf(amount, food, 'tbsp')
  return tablespoons.quantity >= 1 ? tablespoons : inMeasureOf(amount, food, 'tsp')
}

function inMeasureOf({ grams }: Amount, food: MeasuredFood, unit: UnitName): Amount {
  return { quantity: grams / gramsPerUnit(food, unit)!, unit, grams }
}
