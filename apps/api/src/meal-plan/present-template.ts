import type { PlanDay, PlanTemplate, PlanWeek } from '@butterleaf/contract/meal-plan/calls'
import { modeCodes } from '@butterleaf/contract/onboarding/codes'
import { dayFit, templateFit, weekFit } from '@butterleaf/domain/meal-plan/fit'
import { daysIn, type FoundDay, type FoundWeek } from '@butterleaf/domain/meal-plan/places'
import { isDayReady } from '@butterleaf/domain/meal-plan/states/day-ready'
import { templateStateOf } from '@butterleaf/domain/meal-plan/states/template-state'
import { weekStateOf } from '@butterleaf/domain/meal-plan/states/week-state'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { presentDayFit, presentSpanFit } from './present-fit.ts'
import { presentItem } from './present-item.ts'
import type { Showing } from './showing.ts'

export function presentTemplate(template: Template, showing: Showing): PlanTemplate {
  const weeks = template.weeks.map((week, weekIndex) => presentWeek(template, { week, weekIndex }, showing))
  return { ...presentTemplateAlone(template, showing), weeks }
}

/** All but its weeks. */
export function presentTemplateAlone(template: Template, showing: Showing): Omit<PlanTemplate, 'weeks'> {
  const { id, createdAt, startDate, mode } = template
  return {
    id,
    createdAt,
    startDate,
    mode: modeCodes[mode],
    state: templateStateOf(template),
    fit: presentSpanFit(templateFit(template, showing.macrosOf, showing.ranges)),
  }
}

export function presentWeek(template: Template, found: FoundWeek, showing: Showing): PlanWeek {
  const { week, weekIndex } = found
  return {
    id: week.id,
    templateId: template.id,
    weekNumber: weekIndex + 1,
    state: weekStateOf(week),
    ready: week.days.filter(isDayReady).length,
    days: daysIn(found).map((day) => presentDay(template, day, showing)),
    fit: presentSpanFit(weekFit(week, showing.macrosOf, showing.ranges)),
  }
}

function presentDay(template: Template, found: FoundDay, showing: Showing): PlanDay {
  const { week, day, dayNumber } = found
  return {
    id: day.id,
    weekId: week.id,
    dayNumber,
    date: dateOfDay(template, dayNumber),
    state: day.isComplete ? 'complete' : 'incomplete',
    ready: isDayReady(day),
    totalMeals: day.items.filter(({ kind }) => kind !== 'skipped').length,
    items: day.items.map((item) => presentItem({ ...found, item }, showing)),
    fit: presentDayFit(dayFit(day, showing.macrosOf, showing.ranges)),
  }
}
