import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { EatenDay } from '@butterleaf/domain/expenditure/series-of'
import { dayTotals, type MacrosPerServing } from '@butterleaf/domain/meal-plan/fit'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { currentPlan, storedTemplate } from '../load-plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { showingFor } from '../showing.ts'
import { findBegunTemplates } from '../storing/store.ts'

type Span = Readonly<{ from: IsoDate; today: IsoDate }>

/** LEARN-1: what was planned for each day, of this plan and of those before it, and whether it was eaten. A day has one date. */
export async function listEatenDays(context: PlanContext, userId: string, span: Span): Promise<EatenDay[]> {
  const { plan, cookbook } = await currentPlan(context, userId)
  const { macrosOf } = showingFor(plan, cookbook)
  const ids = await findBegunTemplates(context.database.db, userId, span.from)
  const archived = await Promise.all(
    ids.map((templateId) => storedTemplate(context, cookbook, { userId, templateId })),
  )
  const templates = [...archived.map(({ template }) => template), plan.active.template]
  const byDate = new Map<IsoDate, EatenDay>()
  // A day that was eaten stays eaten, also where a later plan begins before it.
  for (const day of templates.flatMap((template) => daysOf(template, macrosOf)))
    if (day.date <= span.today && (day.isComplete || !byDate.get(day.date)?.isComplete))
      byDate.set(day.date, day)
  return [...byDate.values()]
}

function daysOf(template: Template, macrosOf: MacrosPerServing): EatenDay[] {
  return template.weeks
    .flatMap(({ days }) => days)
    .map((day, index) => ({
      date: dateOfDay(template, index + 1),
      planKcal: dayTotals(day, macrosOf).calories,
      isComplete: day.isComplete,
    }))
}
