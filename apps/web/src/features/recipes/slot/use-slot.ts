import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { useParams } from 'react-router'
import { slotAtAddress } from '#lib/meal-plan/address-places.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

/** The slot that the address speaks of; undefined where the plan has none such. */
export function useSlot(): FoundItem | undefined {
  return slotAtAddress(usePlan().plan.template, useParams())
}
