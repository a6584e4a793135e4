import type { SwapFood } from '../../../shopping-list/home/near-equals.ts'

/** A food as it is bought, as far as it prices the basket of a week. */
export type BasketFood = Readonly<{
  id: string
  /** The smallest pack that is sold; of loose food the step of the shop's scales. */
  packGrams: number
  isLoose: boolean
  /** How long it is good once it is opened or cut. */
  openedDays: number
  /** 1 cheap … 3 dear. */
  price: 1 | 2 | 3
  isRare: boolean
  /** A spice, an oil, a sweetener: at home for months, whatever is cooked. */
  isStaple: boolean
  /** Of a vegetable that is measured in cups. */
  cupGrams?: number | undefined
  /** PAN-4: what decides which foods the list merges with it; without it none. */
  swaps?: SwapFood
}>

/** So much of it, as sold, in one serving. */
export type DishFood = Readonly<{ food: BasketFood; grams: number }>
