import { changeSentence } from '@butterleaf/domain/meal-plan/acts/change-sentence'
import { type ActDone, isDrawReported } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { drawReport } from '@butterleaf/domain/meal-plan/history/draw-report'
import { showSlots } from '@butterleaf/domain/meal-plan/history/show-slots'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'

/** What a change did to the meals, for a notice; undefined where it did nothing to them. */
export function changeNews(change: ActDone, before: MealPlan, after: MealPlan): string | undefined {
  const isOtherPlan = before.template.id !== after.template.id
  const slots = isOtherPlan ? [] : showSlots(before, after)
  if (!isOtherPlan && slots.length === 0) return undefined
  const day = weekdayNaming(after.template)
  if (isDrawReported(change)) return drawReport(before.template, after.template, change.args, day)
  return `${changeSentence({ act: change.act, slots }, day)}.`
}
