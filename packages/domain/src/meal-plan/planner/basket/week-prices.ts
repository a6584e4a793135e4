/**
 * What a week of a plan costs beside its days being in range. Each figure trades one thing a person feels for another. Measured with
 * 40 people of one seed, means of a week, near-equals as one food:
 *
 * | | foods | rows | minutes | thrown | quarters | proteins | twins |
 * | --- | --- | --- | --- | --- | --- | --- | --- |
 * | as it stands | 30.4 | 34.2 | 340 | 7.5 % | 8.4 % | 4.18 | 0.27 |
 * | fresh 1.3, pantry 0.5, minute 0.03, quarter 0.9, taste 1.5, cap 3 | 31.9 | 34.9 | 348 | 8.1 % | 10.4 % | 4.47 | 0.19 |
 * | the same with cap 1 | 31.1 | 34.0 | 349 | 8.1 % | 10.0 % | 4.14 | 0.24 |
 * | the same with fresh 1.8, minute 0.05, taste 1 | 30.6 | 34.3 | 350 | 8.4 % | 11.4 % | 4.33 | 0.23 |
 * | the same with twins 0.7, protein again 0.4, middle 1.5 | 31.7 | 34.6 | 352 | 8.5 % | 10.1 % | 4.29 | 0.42 |
 * | fresh 2.8, pantry 1.5, minute 0.09, thrown 2 | 29.6 | 34.2 | 340 | 7.5 % | 9.7 % | 4.07 | 0.41 |
 * | taste 0.4 | 30.1 | 34.2 | 339 | 7.2 % | 8.0 % | 4.36 | 0.30 |
 * | used once 0.15 | 30.5 | 34.5 | 336 | 7.5 % | 8.1 % | 4.26 | 0.28 |
 * | thrown 2, minute 0.06 | 30.6 | 34.6 | 346 | 7.4 % | 9.1 % | 4.12 | 0.33 |
 *
 * The lower four moved from weights close to those that stand.
 */
export const weekPrices = {
  /** A row on the week's list, by how long an opened pack is good: days, weeks, months. */
  freshFood: 2.1,
  weeksFood: 2.1,
  pantryFood: 1,
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
  tooMuch: 16,
  minute: 0.07,
  repeat: 0.6,
  /** A portion on a quarter; on a half; and each quarter above two servings. */
  quarterServing: 1.3,
  halfServing: 0.3,
  quarterAboveTwo: 0.06,
  /** An egg or a can of which a half is cooked, twice. */
  brokenPiece: 1,
  /** A day's energy, and half as much its fat and protein, away from the middle of the range by all of it: whole eggs move a day. */
  offTheMiddle: 4,
  /** What palate, likes and thrift say of a dish, in the planner's own prices, weighed beside a basket. */
  taste: 0.8,
  /** How many times as much of it where the week's one new dish is wanted. */
  discoveryTimes: 3,
  /** By the square of how many lunches and dinners are above the caps of `sameness.ts`. */
  aboveCap: 2,
  /** By the square of how many mains of a week are above one meat replacer. */
  replacerAgain: 6,
  /** Two dishes of a week that share over half of their foods. */
  twins: 1.8,
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
  throwFoodOut: 0.4,
  exchangeOnADay: 0.25,
  useFoodAgain: 0.1,
  drawAgain: 0.15,
  exchangeDishes: 0.1,
} as const
