/**
 * What a week of a plan costs beside its days being in range; one is a fresh food more to buy. Each figure trades one thing a person
 * feels for another; README.md has what was measured when they moved.
 */
export const weekPrices = {
  /** A row on the week's list, by how long an opened pack is good: days, weeks, months. */
  freshFood: 1.3,
  weeksFood: 1.3,
  pantryFood: 0.5,
  staple: 0.1,
  /** Once a month, on top. */
  pantryFoodOfMonth: 0.6,
  stapleOfMonth: 0.15,
  /** How many times as much a food is that an ordinary supermarket lacks. */
  rareTimes: 1.5,
  /** More by this part, for a food that one dish alone uses; half of it with two dishes. */
  usedOnce: 0.4,
  /** A fresh pack thrown away, times its price level; what is good for weeks may yet be used. */
  thrownPack: 1,
  leftForWeeks: 0.15,
  minute: 0.03,
  repeat: 0.6,
  /** A portion on a quarter; on a half; and each quarter above two servings. */
  quarterServing: 0.9,
  halfServing: 0.25,
  quarterAboveTwo: 0.06,
  /** An egg or a can of which a half is cooked, twice. */
  brokenPiece: 1,
  /** A day's energy, and half as much its fat and protein, away from the middle of the range by all of it: whole eggs move a day. */
  offTheMiddle: 4,
  /** What palate, likes and thrift say of a dish, in the planner's own prices, weighed beside a basket. */
  taste: 1.5,
  /** How many times as much of it where the week's one new dish is wanted. */
  discoveryTimes: 3,
  /** By the square of how many lunches and dinners are above the caps of `sameness.ts`. */
  aboveCap: 3,
  /** Two dishes of a week that share over half of their foods. */
  twins: 1.5,
  /** The main protein of yesterday's dinner. */
  proteinAgain: 1,
  /** MIN-3: a whole reference missing from the mean of a week, where the person aims at it. */
  minerals: 1000,
  /** CON-8: a day above what a gut bears. It was in range before any of this, so it stays, if nothing else is. */
  heavyDay: 40,
  /** More than all of it together can be. */
  dayOut: 1000,
} as const
