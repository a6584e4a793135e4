import type { MealPlan, PlanItem, PlanWeek } from '@butterleaf/contract/meal-plan/calls'

/** By item: all that its page says depends on. The same mark is the same page, whatever else has changed in the plan. */
export function itemMarks({ days }: PlanWeek, { resources }: MealPlan): ReadonlyMap<string, string> {
  const items = days.flatMap((day) => day.items)
  const cookedBy = new Map(items.map((item) => [item.id, item]))
  return new Map(
    items
      .filter(({ value }) => value !== null)
      .map((item) => {
        const parent = item.type === 'leftover' ? cookedBy.get(item.parentId) : undefined
        return [item.id, JSON.stringify([resources.preferences.scaling, gist(item), parent && gist(parent)])]
      }),
  )
}

function gist(item: PlanItem): unknown {
  const { type, value, serving } = item
  // The address of its picture has the recipe's edition, which changes with every word of it.
  return [
    type,
    value?.id,
    value?.image.small,
    serving,
    item.type === 'leftoverParent' ? item.feeding : undefined,
  ]
}
