import { changeSentence } from '@butterleaf/domain/meal-plan/history/change-sentence'
import { drawReport } from '@butterleaf/domain/meal-plan/history/draw-report'
import { showSlots } from '@butterleaf/domain/meal-plan/history/show-slots'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import type { PlanChange } from './plan-change.ts'

/** What a change did to the meals, for a notice; undefined where it did nothing to them. */
export function changeNews(
  { act, scope }: Readonly<{ act: PlanChange['act']; scope: PlanChange['scope'] }>,
  before: MealPlan,
  after: MealPlan,
): string | undefined {
  const isOtherPlan = before.template.id !== after.template.id
  const slots = isOtherPlan ? [] : showSlots(before, after)
  if (!isOtherPlan && slots.length === 0) return undefined
  const day = weekdayNaming(after.template)
  if (scope) return drawReport(before.template, after.template, scope, day)
  return `${changeSentence({ act, slots }, day)}.`
}
