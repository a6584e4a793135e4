import type { BuyUnit } from '../kitchen/measured-food.ts'

/** What a shop sells; loose: grams are the step of its scales. */
export type PackSize = Readonly<{ unit: BuyUnit; grams: number }>

/** Days it keeps as sold, and once opened or cut. */
export type ShelfLife = Readonly<{ closed: number; opened: number }>

/** What stock needs to know of a food. */
export type StockFood = Readonly<{
  id: string
  /** The smallest first. */
  packs: readonly PackSize[]
  /** A food without a shelf life isn't carried past the trip it was bought for. */
  keeps?: ShelfLife
  /** 1 cheap … 3 dear. */
  price: number
  /** Lasts until it is used up. */
  isStaple: boolean
}>

const stapleClasses: ReadonlySet<string> = new Set([
  'spice',
  'oil',
  'vinegar',
  'sweetener',
  'leavening',
  'thickener',
])

/** Of a food of the cookbook. Salt and pepper are spices. */
type SoldFood = Omit<StockFood, 'isStaple'> & Readonly<{ class?: string }>

export function stockFoodOf({ id, packs, keeps, price, ...food }: SoldFood): StockFood {
  const isStaple = food.class !== undefined && stapleClasses.has(food.class)
  return { id, packs, ...(keeps && { keeps }), price, isStaple }
}

/** How many days it keeps as sold; none where it doesn't say. */
export function daysKeptAsSold({
  keeps,
  class: foodClass = '',
}: Readonly<{ keeps?: ShelfLife; class?: string }>): number {
  return stapleClasses.has(foodClass) ? Number.POSITIVE_INFINITY : (keeps?.closed ?? 0)
}

/** A pack of what is weighed out is what one usually buys of it. */
const loosePackGrams = 400

/** In smallest packs × price level: no currency, only a weight beside others. */
export function stockValue({ packs, price }: StockFood, grams: number): number {
  const smallest = packs[0]!
  return (price * grams) / (smallest.unit === 'loose' ? loosePackGrams : smallest.grams)
}
