import { daysLeftoversKeep, type MainMeal } from '../../../meals/meals.ts'
import type { MealWish, Wishes } from '../../../onboarding/wishes.ts'
import type { SlotAt } from '../slots.ts'

/** A slot of a week that eats what another cooked. */
export type LeftoverPair = { eats: SlotAt; from: SlotAt }

/**
 * PLATE-4: meals that are mostly the same are two dishes in turn; these days of a week have the second. No two days have the same three
 * meals where nothing is left over, and none has a dish for the third day running.
 */
const daysOfSecondDish: Readonly<Record<MainMeal, readonly number[]>> = {
  breakfast: [1, 3, 5],
  lunch: [1, 2, 4],
  dinner: [0, 2, 5],
}
const daysBesideLeftovers = {
  some: [2, 3, 5],
  // One is cooked for the first three days and the other for the rest.
  mostly: [0, 1, 2],
} as const

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
      [3, 2],
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

/** Which of a week's two dishes a day has where they take turns; undefined where each day may have its own. */
export function dishOfDay(
  { day, meal }: Readonly<{ day: number; meal: MainMeal }>,
  wishes: Wishes,
): 0 | 1 | undefined {
  const { variety, leftovers } = wishes[meal]
  if (variety === 'varied') return undefined
  const second: readonly number[] =
    leftovers === 'none' ? daysOfSecondDish[meal] : daysBesideLeftovers[leftovers]
  return second.includes(day) ? 1 : 0
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
  const isFedByDinners = !dinner.isSkipped && days.some((day) => lastEvening(day, wishes, dinners))
  if (!isFedByDinners && lunch.leftovers === 'mostly') return fedByItself('lunch', wishes)
  const fed: LeftoverPair[] = []
  for (const day of days) {
    const evening = dinner.isSkipped ? undefined : lastEvening(day, wishes, dinners)
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
function lastEvening(day: number, wishes: Wishes, dinners: readonly LeftoverPair[]): SlotAt | undefined {
  const cookedOn = (evening: number) => dinners.find(({ eats }) => eats.day === evening)?.from.day ?? evening
  const dishOn = (evening: number) => dishOfDay({ day: cookedOn(evening), meal: 'dinner' }, wishes)
  const before = dishOn(day - 1)
  const isSameTwiceADay =
    cookedOn(day - 1) === cookedOn(day) || (before !== undefined && before === dishOn(day))
  const cooked = cookedOn(day - 1)
  return isSameTwiceADay || day - cooked > daysLeftoversKeep ? undefined : { day: cooked, meal: 'dinner' }
}

function lastFreshLunch(day: number, fed: readonly LeftoverPair[]): number {
  const isFed = (other: number) => fed.some(({ eats }) => eats.day === other)
  const before = Array.from({ length: day }, (_, back) => day - 1 - back)
  return before.find((other) => !isFed(other)) ?? 0
}
