import { inUnitOfSameKind } from './amount.ts'
import { inReadableUnit } from './kitchen-amount.ts'
import type { BuyUnit, MeasuredFood } from './measured-food.ts'
import { type KitchenAmount, snapAmount } from './scale-amount.ts'
import { type UnitName, type UnitSystem, units } from './units.ts'

export type Purchase = {
  quantity: number
  unit: UnitName
  grams: number
  /** Bought beyond need: always less than one step. */
  surplusGrams: number
  /** The least a shop adds: a pack, a bunch, an ounce or two. */
  stepGrams: number
}

export type ShoppingAmount = { us: Purchase; metric: Purchase }

const unitOfPurchase = {
  each: 'piece',
  pack: 'pack',
  bunch: 'bunch',
  can: 'can',
  jar: 'jar',
  bottle: 'bottle',
  carton: 'carton',
  bag: 'bag',
  head: 'head',
} as const satisfies Record<Exclude<BuyUnit, 'loose'>, UnitName>

/** SHOP-3: what one pack holds, by weight; undefined of what comes otherwise, as a can or a bunch. */
export function packSizeOf(food: MeasuredFood): Record<UnitSystem, KitchenAmount> | undefined {
  const { unit, grams } = food.buy
  if (unit !== 'pack') return undefined
  const inOunces = inUnitOfSameKind({ quantity: grams, unit: 'g', grams }, 'oz')
  return {
    us: snapAmount(inReadableUnit(inOunces, food), food),
    metric: snapAmount(inReadableUnit({ quantity: grams, unit: 'g', grams }, food), food),
  }
}

const looseOunces = [1, 2, 4, 8, 16] as const
/** A sum of grams may be a rounding error too high, which is no reason for another can. */
const dustShare = 1e-9

/** SHOP-3: rounded up to what a shop sells; undefined when there is nothing to buy. */
export function shoppingAmount(neededGrams: number, food: MeasuredFood): ShoppingAmount | undefined {
  if (!(neededGrams > 0)) return undefined
  const { unit, grams } = food.buy
  if (unit === 'loose') return { us: looseUs(neededGrams, grams), metric: looseMetric(neededGrams, grams) }
  const bought = purchase(neededGrams, grams, { unit: unitOfPurchase[unit], grams })
  return { us: bought, metric: bought }
}

/** In pounds where quarters of one say it, else in ounces; steps that fit a pound. */
function looseUs(neededGrams: number, looseGrams: number): Purchase {
  const distance = (ounces: number) => Math.abs(Math.log((ounces * units.oz.size) / looseGrams))
  const ounces = looseOunces.reduce((best, each) => (distance(each) < distance(best) ? each : best))
  const inOunces = purchase(neededGrams, ounces * units.oz.size, { unit: 'oz', grams: units.oz.size })
  const isPounds = inOunces.quantity >= 16 && inOunces.quantity % 4 === 0
  return isPounds ? { ...inOunces, quantity: inOunces.quantity / 16, unit: 'lb' } : inOunces
}

/** In kilograms where two decimals say it. */
function looseMetric(neededGrams: number, looseGrams: number): Purchase {
  const inGrams = purchase(neededGrams, looseGrams, { unit: 'g', grams: 1 })
  const isKilos = inGrams.quantity >= 1000 && inGrams.quantity % 10 === 0
  return isKilos ? { ...inGrams, quantity: inGrams.quantity / 1000, unit: 'kg' } : inGrams
}

function purchase(neededGrams: number, stepGrams: number, per: { unit: UnitName; grams: number }): Purchase {
  const steps = Math.max(1, Math.ceil((neededGrams / stepGrams) * (1 - dustShare)))
  const grams = steps * stepGrams
  return {
    quantity: steps * Math.round(stepGrams / per.grams),
    unit: per.unit,
    grams,
    surplusGrams: Math.max(0, grams - neededGrams),
    stepGrams,
  }
}
