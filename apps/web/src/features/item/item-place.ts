import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { useMatch, useParams } from 'react-router'
import { slotAtAddress } from '#lib/meal-plan/address-places.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'

type ItemViewName = 'building' | 'ready' | 'complete'

/** With the day's view from which it was opened. */
export type FoundPlace = FoundItem & Readonly<{ view: ItemViewName }>

/** The item that the address speaks of; undefined where the plan has none such. */
export function useItemPlace(): FoundPlace | undefined {
  const found = slotAtAddress(usePlan().plan.template, useParams())
  const view = useViewName()
  return found && { ...found, view }
}

function useViewName(): ItemViewName {
  const isBuilding = useMatch(paths['app.template.preparing.day.item'])
  const isComplete = useMatch(paths['app.template.day.item'])
  if (isBuilding) return 'building'
  return isComplete ? 'complete' : 'ready'
}
