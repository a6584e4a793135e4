/** LIV-2: what a dish would do to the basket of its week, as it is told before the dish is chosen. */
export type BasketNews = Readonly<{
  /** Foods to buy beside those of the week, without staples; below 0 where it saves some. */
  moreToBuy: number
  /** Names of foods that the week has left over and the dish uses. */
  usesUp: readonly string[]
}>
