import type { Amount } from '../kitchen/amount.ts'
import { kitchenAmount } from '../kitchen/kitchen-amount.ts'
import { gramsPerUnit, pieceUnitOf } from '../kitchen/measured-food.ts'
import type { KitchenAmount } from '../kitchen/scale-amount.ts'
import { type Purchase, shoppingAmount } from '../kitchen/shopping-amount.ts'
import { type UnitName, type UnitSystem, units } from '../kitchen/units.ts'
import type { Need } from './add-up.ts'
import type { RowAtHome } from './home/row-at-home.ts'
import type { ItemLink } from './item-links.ts'
import type { ListFood } from './listed-cooking.ts'
import { inEachSystem, type PerSystem } from './per-system.ts'
import type { Tick } from './ticks.ts'

export type ListLine = {
  /** The name of the food: what a tick is of. */
  ingredient: string
  food: ListFood
  neededGrams: number
  /** For reading only, as all kitchen amounts. */
  needed: PerSystem<KitchenAmount>
  /** Absent where no recipe has an amount. */
  toBuy: PerSystem<Purchase>
  /** Bought beyond need, where it is worth saying. */
  surplus: PerSystem<KitchenAmount>
  items: readonly ItemLink[]
  isTicked: boolean
  /** Still to buy since it was ticked. */
  more: PerSystem<Purchase>
  /** PAN-3: what home has of it; absent where a list is made without stock. */
  home?: RowAtHome | undefined
}

/** A leftover below this part of a purchase isn't shown: it stays on the spoon. */
const noticedShare = 0.01
/** Less than a tablespoon of it is of no use in a kitchen, unless that is a good part of what was bought. */
const usefulShare = 0.05
const smallestUseful: Partial<Record<UnitName, number>> = { pinch: 48, tsp: 3, g: 5, ml: 15 }
/** Asks for the least a shop sells. */
const traceGrams = 1e-6

export function listLine(need: Need, tick: Tick | undefined): ListLine {
  const { food, grams, items } = need
  const bought = shoppingAmount(grams, food)
  const held = tick?.checked ? shoppingAmount(Math.max(tick.neededGrams, traceGrams), food) : undefined
  const needed = inEachSystem((system) => kitchenAmountOf(need, grams, system))
  return {
    ingredient: food.name,
    food,
    neededGrams: grams,
    needed,
    toBuy: inEachSystem((system) => bought?.[system]),
    surplus: inEachSystem((system) => surplusOf(need, bought?.[system], needed[system], system)),
    items,
    isTicked: tick?.checked ?? false,
    more: inEachSystem((system) => held && growth(food, held[system], bought?.[system], system)),
  }
}

/** So many grams of it, in a unit to hold against the need. */
export function kitchenAmountOf(need: Need, grams: number, system: UnitSystem): KitchenAmount | undefined {
  return kitchenAmount(exactAmount(need, grams, system), need.food, system)
}

function exactAmount(need: Need, grams: number, system: UnitSystem): Amount {
  const unit = unitOf(need, system)
  const perUnit = gramsPerUnit(need.food, unit)
  return perUnit ? { quantity: grams / perUnit, unit, grams } : { quantity: grams, unit: 'g', grams }
}

/** The recipes' own where they agree on one, as cloves of garlic; else one to hold against what is bought. */
function unitOf({ food, unit }: Need, system: UnitSystem): UnitName {
  const isByWeight = unit === undefined || units[unit].kind === 'mass'
  if (food.buy.unit === 'loose' && isByWeight) return system === 'us' ? 'oz' : 'g'
  return unit ?? (food.buy.unit === 'each' ? pieceUnitOf(food) : undefined) ?? 'g'
}

/**
 * The difference between the shown need and the shown purchase, so that the two add up: ¾ of an onion leave ¼, not the exact
 * ⅜.
 */
function surplusOf(
  need: Need,
  bought: Purchase | undefined,
  needed: KitchenAmount | undefined,
  system: UnitSystem,
): KitchenAmount | undefined {
  if (!bought) return undefined
  const roundedUpBy = needed ? needed.cookedGrams - needed.exactGrams : 0
  const grams = bought.surplusGrams - roundedUpBy
  return isNoticed(Math.min(grams, bought.surplusGrams), bought.grams)
    ? usefulAmountOf(need, grams, bought.grams, system)
    : undefined
}

export function isNoticed(leftGrams: number, boughtGrams: number): boolean {
  return leftGrams > 0 && leftGrams >= boughtGrams * noticedShare
}

/** What is left over as a cook would say it: nobody speaks of ¾ tsp raspberries. */
export function usefulAmountOf(
  need: Need,
  leftGrams: number,
  boughtGrams: number,
  system: UnitSystem,
): KitchenAmount | undefined {
  const left = kitchenAmountOf(need, leftGrams, system)
  if (!left || leftGrams >= boughtGrams * usefulShare) return left
  return left.quantity < (smallestUseful[left.unit] ?? 0) ? undefined : left
}

/** Both are whole steps of what a shop sells, and so is what lies between. */
function growth(
  food: ListFood,
  held: Purchase,
  bought: Purchase | undefined,
  system: UnitSystem,
): Purchase | undefined {
  return bought && shoppingAmount(bought.grams - held.grams, food)?.[system]
}
