/**
 * What a week of a plan costs beside its days being in range. Each figure trades one thing a person feels for another. Measured with
 * 60 people of a seed that nothing was tuned on (9119), means of a week, near-equals as one food; eggs of the upper 5 % of weeks:
 *
 * | | foods | rows | minutes | thrown | quarters | proteins | twins | eggs |
 * | --- | --- | --- | --- | --- | --- | --- | --- | --- |
 * | as it stands | 33.6 | 37.6 | 377 | 8.8 % | 8.5 % | 4.75 | 0.26 | 37 |
 * | too much 0 | 31.8 | 35.8 | 378 | 8.4 % | 7.5 % | 4.39 | 0.34 | 54 |
 * | too much 18 | 33.5 | 37.2 | 374 | 8.7 % | 7.8 % | 4.66 | 0.24 | 39 |
 * | too much 28 | 33.7 | 37.8 | 375 | 8.8 % | 7.9 % | 4.64 | 0.24 | 37 |
 * | twins 1.8 | 33.2 | 37.2 | 374 | 8.8 % | 8.7 % | 4.71 | 0.39 | |
 * | fresh and weeks 2.1, pantry 1, minute 0.07, quarter 1.3, cap 2, twins 1.8, discovery 3, too much 16 | 34.0 | 37.8 | 370 | 8.4 % | 9.3 % | 4.74 | 0.34 | 40 |
 */
export const weekPrices = {
  /** A row on the week's list, by how long an opened pack is good: days, weeks, months. */
  freshFood: 2.5,
  weeksFood: 2.5,
  pantryFood: 1.3,
  staple: 0.1,
  /** Once a month, on top. */
  pantryFoodOfMonth: 0.6,
  stapleOfMonth: 0.15,
  /** How many times as much a food is that an ordinary supermarket lacks. */
  rareTimes: 1.5,
  /** More by this part, for a food that one dish alone uses; half of it with two dishes. */
  usedOnce: 0.4,
  /** A fresh pack thrown away, times its price level; what is good for weeks may yet be used. */
  thrownPack: 1.5,
  leftForWeeks: 0.2,
  /** Twice what a person should eat of one food in a week (`foods/food-amounts.ts`), by the square of what is above it. */
  tooMuch: 24,
  minute: 0.08,
  repeat: 0.6,
  /** A portion on a quarter; on a half; and each quarter above two servings. */
  quarterServing: 1.5,
  halfServing: 0.3,
  quarterAboveTwo: 0.06,
  /** An egg or a can of which a half is cooked, twice. */
  brokenPiece: 1,
  /** A day's energy, and half as much its fat and protein, away from the middle of the range by all of it: whole eggs move a day. */
  offTheMiddle: 4,
  /** What palate, likes and thrift say of a dish, in the planner's own prices, weighed beside a basket. */
  taste: 0.8,
  /** How many times as much of it where the week's one new dish is wanted. */
  discoveryTimes: 3.6,
  /** By the square of how many lunches and dinners are above the caps of `sameness.ts`. */
  aboveCap: 1.3,
  /** By the square of how many mains of a week are above one meat replacer. */
  replacerAgain: 6,
  /** Two dishes of a week that share over half of their foods. */
  twins: 2.4,
  /** The main protein of yesterday's dinner. */
  proteinAgain: 1,
  /** MIN-3: a whole reference missing from the mean of a week, where the person aims at it. */
  minerals: 1000,
  /** A day's reference less of one of them, in the choice of portions. */
  mineralsOfPortion: 5,
  /** CON-8: a day above what a gut bears. It was in range before any of this, so it stays, if nothing else is. */
  heavyDay: 40,
  /** More than all of it together can be. */
  dayOut: 1000,
} as const

/** How often each move is tried (`moves.ts`); what is found then is taken the less, the dearer and the later it is. */
export const moveShares = {
  throwFoodOut: 0.45,
  exchangeOnADay: 0.2,
  useFoodAgain: 0.2,
  drawAgain: 0.1,
  exchangeDishes: 0.05,
} as const
