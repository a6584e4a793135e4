import { dayFit, type MacrosPerServing, templateFit, weekFit } from '@butterleaf/domain/meal-plan/fit'
import { daysIn, type FoundDay, type FoundWeek } from '@butterleaf/domain/meal-plan/places'
import { isDayReady } from '@butterleaf/domain/meal-plan/states/day-ready'
import { templateStateOf } from '@butterleaf/domain/meal-plan/states/template-state'
import { weekStateOf } from '@butterleaf/domain/meal-plan/states/week-state'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import { modeCodes } from '../onboarding/codes.ts'
import type { PlanDay, PlanItem, PlanTemplate, PlanWeek } from './calls.ts'
import { dayFitToWire, spanFitToWire } from './fit-to-wire.ts'
import { itemToWire, type Table } from './item-to-wire.ts'

/** What isn't in a template: the dishes' cards and macros, and whom it is for. */
export type Setting = Table<NonNullable<PlanItem['value']>> &
  Readonly<{ macrosOf: MacrosPerServing; ranges: MacroRanges }>

export function templateToWire(template: Template, setting: Setting): PlanTemplate {
  const weeks = template.weeks.map((week, weekIndex) => weekToWire(template, { week, weekIndex }, setting))
  return { ...templateAloneToWire(template, setting), weeks }
}

/** All but its weeks. */
export function templateAloneToWire(template: Template, setting: Setting): Omit<PlanTemplate, 'weeks'> {
  const { id, createdAt, startDate, mode } = template
  return {
    id,
    createdAt,
    startDate,
    mode: modeCodes[mode],
    state: templateStateOf(template),
    fit: spanFitToWire(templateFit(template, setting.macrosOf, setting.ranges)),
  }
}

export function weekToWire(template: Template, found: FoundWeek, setting: Setting): PlanWeek {
  const days = daysIn(found).map((day) => dayToWire(template, day, setting))
  return { ...weekAloneToWire(template, found, setting), days }
}

/** All but its days. */
export function weekAloneToWire(
  template: Template,
  { week, weekIndex }: FoundWeek,
  setting: Setting,
): Omit<PlanWeek, 'days'> {
  return {
    id: week.id,
    templateId: template.id,
    weekNumber: weekIndex + 1,
    state: weekStateOf(week),
    ready: week.days.filter(isDayReady).length,
    fit: spanFitToWire(weekFit(week, setting.macrosOf, setting.ranges)),
  }
}

/** Of its week it tells what its dishes feed, nothing else. */
export function dayToWire(template: Template, found: FoundDay, setting: Setting): PlanDay {
  const { week, day, dayNumber } = found
  return {
    id: day.id,
    weekId: week.id,
    dayNumber,
    date: dateOfDay(template, dayNumber),
    state: day.isComplete ? 'complete' : 'incomplete',
    ready: isDayReady(day),
    totalMeals: day.items.filter(({ kind }) => kind !== 'skipped').length,
    items: day.items.map((item) => itemToWire({ ...found, item }, setting)),
    fit: dayFitToWire(dayFit(day, setting.macrosOf, setting.ranges)),
  }
}
