import type { Meal } from '../../meals/meals.ts'

/** A meal of a day; days of the plan count from 0. */
export type SlotAt = { day: number; meal: Meal }
export type Slot = SlotAt & {
  /** The slot it was cooked for; absent where it is cooked afresh. */
  leftoverOf?: SlotAt
}

export function isAt(slot: SlotAt, { day, meal }: SlotAt): boolean {
  return slot.day === day && slot.meal === meal
}

/** How many days after it is cooked the last of these slots is eaten; 0 without leftovers. */
export function oldestLeftoverDays(slots: readonly Slot[]): number {
  let oldest = 0
  for (const { day, leftoverOf } of slots) if (leftoverOf) oldest = Math.max(oldest, day - leftoverOf.day)
  return oldest
}

/** Of one time that it is cooked; a dish of the whole week is cooked each day. */
export function mealsOfCooking(slots: readonly Slot[]): number {
  let times = 0
  for (const { leftoverOf } of slots) if (leftoverOf === undefined) times += 1
  return Math.ceil(slots.length / Math.max(1, times))
}
