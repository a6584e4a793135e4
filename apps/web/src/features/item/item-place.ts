import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { useMatch, useParams } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { dayAt, itemIn } from '#lib/recipe/plan-slot.ts'

type ItemViewName = 'building' | 'ready' | 'complete'

/** The item that the address speaks of, and from which of the day's views it was opened; undefined where the plan has none such. */
export function useItemPlace() {
  const { template } = usePlan()
  const ids = useParams()
  const view = useViewName()
  const found = ids.templateId === template.id ? dayAt(template, ids) : undefined
  const inWeek = found && ids.itemId ? itemIn(found.week, ids.itemId) : undefined
  if (!found || inWeek?.day.id !== found.day.id) return undefined
  const place: ItemPlace = { ...found.place, itemId: inWeek.item.id }
  return { week: found.week, day: found.day, item: inWeek.item, place, view }
}

function useViewName(): ItemViewName {
  const isBuilding = useMatch(paths['app.template.preparing.day.item'])
  const isComplete = useMatch(paths['app.template.day.item'])
  if (isBuilding) return 'building'
  return isComplete ? 'complete' : 'ready'
}

export type FoundPlace = NonNullable<ReturnType<typeof useItemPlace>>
