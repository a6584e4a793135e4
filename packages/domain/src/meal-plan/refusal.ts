import type { Meal } from '../meals/meals.ts'
import type { Forbidden } from '../recipes/may-eat.ts'

type AtSlot = { dayNumber: number; meal: Meal }

/** TOG-1: what is wrong with a time away, and with which of its dates. */
export type AwayFault = Readonly<{
  field: 'from' | 'to'
  fault: 'from-after-to' | 'too-long' | 'too-many' | 'outside' | 'over-complete-day' | 'overlaps'
}>

/** Why a plan was not changed, with what a sentence about it must name. Days and weeks count from 1. */
export type Refusal = Readonly<
  | { because: 'not-there' }
  | ({ because: 'no-such-slot' } & AtSlot)
  | ({ because: 'slot-empty' | 'slot-filled' | 'slot-skipped' | 'slot-locked' | 'slot-not-free' } & AtSlot)
  | ({ because: 'proposal-stale' } & AtSlot)
  | ({ because: 'cooked-on-complete-day'; cookedOn: number } & AtSlot)
  | { because: 'day-complete' | 'day-not-ready' | 'day-leaves-range'; dayNumber: number }
  | { because: 'no-day-ahead' | 'no-meal-ahead' }
  | { because: 'day-out-of-order'; dayNumber: number; next: number }
  | { because: 'not-last-complete-day'; dayNumber: number; last: number }
  | { because: 'week-complete'; weekNumber: number }
  | { because: 'too-many-sides' | 'side-twice' | 'side-as-main' | 'no-side' }
  | { because: 'servings-off-grid' | 'too-few-servings' | 'too-many-servings' }
  | { because: 'skip-in-generated-plan' | 'skip-dessert' }
  | ({ because: 'skip-leftover' | 'skip-leftover-parent' } & AtSlot)
  | { because: 'too-many-skipped'; dayNumber: number }
  | ({ because: 'feeds-uncooked' } & AtSlot)
  | { because: 'feeds-other-week' | 'feeds-dessert-and-main' | 'moves-dessert-and-main' }
  | { because: 'strands-leftovers'; slots: readonly Readonly<AtSlot>[] }
  | ({ because: 'changed-meanwhile' } & AtSlot)
  | { because: 'no-such-recipe' | 'nothing-suitable' | 'too-many-guests' }
  | { because: 'forbidden-recipe'; forbidden: Forbidden }
  | { because: 'forbidden-at-table'; names: readonly string[] }
  | { because: 'keeps-too-short'; cookedOn: number; keepsDays: number }
  | Readonly<{ because: 'away-at-fault' } & AwayFault>
  | { because: 'away-before-complete-day'; dayNumber: number }
  | { because: 'feeds-not-later' | 'feeds-too-late'; cookedOn: number; dayNumber: number }
>

export type Refused = Readonly<{ ok: false; reason: Refusal }>

export function refuse(reason: Refusal): Refused {
  return { ok: false, reason }
}
