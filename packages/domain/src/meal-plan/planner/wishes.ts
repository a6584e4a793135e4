import type { Weekday } from '../../calendar/weekday.ts'
import type { Meal } from '../meals.ts'

/** What a person asked of one meal of the day. */
export type MealWish = {
  isSkipped: boolean
  /** Prep and cook together; 0 for no preference. */
  mostMinutes: number
  /** LIV-4: in place of it, where the dish is cooked on that weekday. */
  mostMinutesOn?: Readonly<Partial<Record<Weekday, number>>> | undefined
  leftovers: 'none' | 'some' | 'mostly'
  variety: 'varied' | 'mostly-the-same'
  /** A lunch may be filled with breakfast dishes. */
  takenFrom: readonly Meal[]
}

/** Of dessert, `isSkipped` alone is read: one or two a week, always fresh. */
export type Wishes = Readonly<Record<Meal, MealWish>>
