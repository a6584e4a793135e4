import { besidesOfDay } from '../../food-log/eaten-besides.ts'
import { noMacros } from '../../nutrition/macros.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Planning } from '../drawing/diner.ts'
import { type DayFit, dayFit } from '../fit.ts'
import type { FoundDay } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'

/** As planned, with every day's extras and the room for snacks. A recipe that has left the cookbook counts as nothing. */
export function plannedDayFit(
  { kitchen, diner }: Planning,
  template: Template,
): (found: Pick<FoundDay, 'day' | 'dayNumber'>) => DayFit {
  const { ranges } = profileOf(diner.answers)
  const macrosOf = (id: string) => kitchen.dish(id)?.perServing ?? noMacros
  return ({ day, dayNumber }) =>
    dayFit(day, macrosOf, ranges, besidesOfDay(diner, dateOfDay(template, dayNumber)))
}
