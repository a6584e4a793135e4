import type { PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { useParams } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath } from '#lib/meal-plan/plan-places.ts'
import { dayAt, mealFrom, type SlotDay, slotOf } from '#lib/recipe/plan-slot.ts'

export type Slot = SlotDay & Readonly<{ meal: Meal; item: PlanItem; dayPath: string }>

/** The slot that the address speaks of; undefined where the plan has none such. */
export function useSlot(): Slot | undefined {
  const { template, rules } = usePlan()
  const ids = useParams()
  const meal = mealFrom(ids.category)
  const found = ids.templateId === template.id ? dayAt(template, ids) : undefined
  const item = found && meal && slotOf(found.day, meal)
  return found && meal && item && { ...found, meal, item, dayPath: editorPath(rules, found.place) }
}
