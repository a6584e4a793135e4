import { daysLeftoversKeep, type MainMeal } from '../../meals.ts'
import type { SlotAt } from '../slots.ts'
import type { MealWish, Wishes } from '../wishes.ts'

/** A slot of a week that eats what another cooked. */
export type LeftoverPair = { eats: SlotAt; from: SlotAt }

/** When most of a week's slots hold one dish, these have another. */
const otherDaysOfASameWeek = [2, 5]
/** With most of it leftovers, one dish is cooked for the first three days and the other for the rest. */
const otherDaysOnLeftovers = [0, 1, 2]

type DayPair = readonly [eats: number, from: number]
/** Two of seven slots for "some", five for "mostly": two cookings are enough for a week then, each eaten within the days it keeps. */
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
      [1, 0],
      [2, 0],
      [4, 3],
      [5, 3],
      [6, 3],
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

/** All of a week's leftovers. */
export function feedingsOf(wishes: Wishes): LeftoverPair[] {
  const breakfasts = fedByItself('breakfast', wishes)
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

function fedLunches({ lunch, dinner }: Wishes, dinners: readonly LeftoverPair[]): LeftoverPair[] {
  if (lunch.isSkipped) return []
  const days: readonly number[] = lunchesFed[lunch.leftovers]
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
