import type { IsoDate } from '../../calendar/iso-date.ts'
import type { PlanCalendar } from '../../calendar/plan-calendar.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { awayFrom, calendarAround, listAway } from '../away/times-away.ts'
import type { FoundItem } from '../places.ts'
import { isFollowedBy } from '../states.ts'
import { type Absence, listAbsences } from '../table/absent.ts'
import { type GuestsAvoid, listGuestsAvoid } from '../table/guests.ts'
import type { Template } from '../template.ts'
import { dropForbidden } from '../template-operations/drop-forbidden.ts'
import { keptDays } from '../template-operations/regenerate-template.ts'
import { forbiddenTo, type Planning } from './diner.ts'
import type { KeptRecipe } from './draw-request.ts'
import { listKeptRecipes } from './make-draw-request.ts'
import { mealWithoutGuests } from './slot-on-weekday.ts'

export type Regeneration = Readonly<{
  /** What the new template takes over from: the old one without what the person must not eat now. */
  old: Template
  startDate: IsoDate
  /** TOG-1: its days, around what is still away then. */
  calendar: PlanCalendar
  /** TOG-3: who of the table isn't there, on the old one's dates. */
  absences: readonly Absence[]
  /** TOG-2: what guests may not eat, on the same dates. */
  guestsAvoid: readonly GuestsAvoid[]
  /** What the planner draws around. */
  kept: readonly KeptRecipe[]
  /** MAP-4: it follows the old one instead of being made again: nothing is kept. */
  isNext: boolean
}>

/** `startDate`: of day 1; absent: where it was while something was eaten of the plan, else today. */
export type RegenerationDates = Readonly<{ startDate: IsoDate | undefined; today: IsoDate }>

/** SET-3, PLAN-6: what a new template is made from. */
export function prepareRegeneration(
  planning: Planning,
  template: Template,
  { startDate, today }: RegenerationDates,
): Regeneration {
  const forbidden = forbiddenTo(planning)
  const isForbidden = (recipeId: RecipeId, slot: FoundItem) =>
    forbidden(recipeId, mealWithoutGuests(template, slot)) !== undefined
  const old = dropForbidden(template, isForbidden).template
  const isNext = isFollowedBy(template, startDate, today)
  const days = isNext ? [] : keptDays(old)
  const hasBegun = days.some(({ isComplete }) => isComplete)
  const slots = days.flatMap(({ items }, day) => items.map((item) => ({ item, dayNumber: day + 1 })))
  const startsOn = startDate ?? (hasBegun ? old.startDate : today)
  return {
    old,
    isNext,
    startDate: startsOn,
    calendar: calendarAround(startsOn, awayFrom(listAway(old), startsOn)),
    absences: listAbsences(old),
    guestsAvoid: listGuestsAvoid(old),
    kept: listKeptRecipes(slots),
  }
}
