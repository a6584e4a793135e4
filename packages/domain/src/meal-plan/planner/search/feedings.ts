import { daysLeftoversKeep, type MainMeal } from '../../../meals/meals.ts'
import type { MealWish, Wishes } from '../../../onboarding/wishes.ts'
import type { SlotAt } from '../slots.ts'

/** A slot of a week that eats what another cooked. */
export type LeftoverPair = { eats: SlotAt; from: SlotAt }

/** When most of a week's slots hold one dish, these have another. */
const otherDaysOfASameWeek = [2, 5]
/** With most of it leftovers, one dish is cooked for the first three days and the other for the rest. */
const otherDaysOnLeftovers = [0, 1, 2]

type DayPair = readonly [eats: number, from: number]
/**
 * Two of seven slots for "some", four or five for "mostly": of the same dishes two cookings are enough for a week, each eaten within the days
 * it keeps. Different dishes take turns instead, so that none is eaten more than two days running; with seven days that takes three.
 */
const fedBySameMeal: Readonly<
  Record<MealWish['variety'], Record<MealWish['leftovers'], readonly DayPair[]>>
> = {
  varied: {
    none: [],
    some: [
      [2, 0],
      [5, 3],
    ],
    mostly: [
      [2, 0],
      [3, 1],
      [4, 1],
      [6, 5],
    ],
  },
  'mostly-the-same': {
    none: [],
    some: [
      [1, 0],
      [4, 3],
    ],
    mostly: [
      [1, 0],
      [2, 0],
      [4, 3],
      [5, 3],
      [6, 3],
    ],
  },
}
/** Lunches on leftovers: of last evening's dinner where there is one, else of an earlier lunch. */
const lunchesFed = { none: [], some: [1, 3, 5], mostly: [1, 2, 4, 5, 6] } as const

export function isOtherDish(
  day: number,
  { variety, leftovers }: Pick<MealWish, 'variety' | 'leftovers'>,
): boolean {
  const otherDays = leftovers === 'mostly' ? otherDaysOnLeftovers : otherDaysOfASameWeek
  return variety === 'varied' || otherDays.includes(day)
}

/** Two cookings are enough for lunch and dinner each where they take turns: one day's dinner is the next day's lunch, and the other way round. */
const mealsTakingTurns: readonly (readonly [eats: MainMeal, other: MainMeal])[] = [
  ['lunch', 'dinner'],
  ['dinner', 'lunch'],
]
const daysTakingTurns: readonly (readonly [cooked: number, eaten: readonly number[]])[] = [
  [0, [1, 2]],
  [3, [4, 5, 6]],
]

/** All of a week's leftovers. */
export function feedingsOf(wishes: Wishes): LeftoverPair[] {
  const breakfasts = fedByItself('breakfast', wishes)
  if (mealsTakingTurns.every(([meal]) => isBatchedInTurns(wishes[meal])))
    return [...breakfasts, ...fedInTurns()]
  const dinners = fedByItself('dinner', wishes)
  const isLunchSame = wishes.lunch.variety === 'mostly-the-same'
  const lunches = isLunchSame ? fedByItself('lunch', wishes) : fedLunches(wishes, dinners)
  return [...breakfasts, ...dinners, ...lunches]
}

function fedByItself(meal: MainMeal, wishes: Wishes): LeftoverPair[] {
  const { isSkipped, variety, leftovers } = wishes[meal]
  if (isSkipped) return []
  return fedBySameMeal[variety][leftovers].map(([eats, from]) => ({
    eats: { day: eats, meal },
    from: { day: from, meal },
  }))
}

function isBatchedInTurns({ isSkipped, variety, leftovers }: MealWish): boolean {
  return !isSkipped && variety === 'varied' && leftovers === 'mostly'
}

function fedInTurns(): LeftoverPair[] {
  return mealsTakingTurns.flatMap(([meal, other]) =>
    daysTakingTurns.flatMap(([cooked, eaten]) =>
      eaten.map((day, turn) => ({
        eats: { day, meal },
        from: { day: cooked, meal: turn % 2 === 0 ? other : meal },
      })),
    ),
  )
}

function fedLunches(wishes: Wishes, dinners: readonly LeftoverPair[]): LeftoverPair[] {
  const { lunch, dinner } = wishes
  if (lunch.isSkipped) return []
  const days: readonly number[] = lunchesFed[lunch.leftovers]
  const isFedByDinners = !dinner.isSkipped && days.some((day) => lastEvening(day, dinner, dinners))
  if (!isFedByDinners && lunch.leftovers === 'mostly') return fedByItself('lunch', wishes)
  const fed: LeftoverPair[] = []
  for (const day of days) {
    const evening = dinner.isSkipped ? undefined : lastEvening(day, dinner, dinners)
    const cooked = lunch.leftovers === 'some' && evening && isEatenAgain(evening, day) ? undefined : evening
    const from = cooked ?? { day: lastFreshLunch(day, fed), meal: 'lunch' }
    if (day - from.day <= daysLeftoversKeep) fed.push({ eats: { day, meal: 'lunch' }, from })
  }
  return fed
}

/** With some leftovers a dinner that is one itself feeds no lunch: one dish would be eaten four times in four days. */
function isEatenAgain(cooked: SlotAt, day: number): boolean {
  return cooked.day < day - 1
}

/** Where last evening's dinner was cooked; undefined when the same is had this evening, or it would be too old. */
function lastEvening(day: number, dinner: MealWish, dinners: readonly LeftoverPair[]): SlotAt | undefined {
  const cookedOn = (evening: number) => dinners.find(({ eats }) => eats.day === evening)?.from.day ?? evening
  const isSameTwiceADay =
    cookedOn(day - 1) === cookedOn(day) ||
    (!isOtherDish(cookedOn(day - 1), dinner) && !isOtherDish(cookedOn(day), dinner))
  const cooked = cookedOn(day - 1)
  return isSameTwiceADay || day - cooked > daysLeftoversKeep ? undefined : { day: cooked, meal: 'dinner' }
}

function lastFreshLunch(day: number, fed: readonly LeftoverPair[]): number {
  const isFed = (other: number) => fed.some(({ eats }) => eats.day === other)
  const before = Array.from({ length: day }, (_, back) => day - 1 - back)
  return before.find((other) => !isFed(other)) ?? 0
}
