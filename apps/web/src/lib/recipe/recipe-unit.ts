import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { inKitchenOrder } from '@butterleaf/domain/recipes/shown/measure-text'
import { useSyncExternalStore } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { createDeviceStore } from '../device/device-store.ts'

const chosen = createDeviceStore<UnitSystem | null>('butterleaf.recipe-unit', (stored) =>
  stored === 'us' || stored === 'metric' ? stored : null,
)

/** RCP-6: the kitchen last chosen on this device; before that, the plan's. */
export function useRecipeUnit(planUnit: UnitSystem): UnitSystem {
  return useSyncExternalStore(chosen.subscribe, chosen.read) ?? planUnit
}

export function chooseRecipeUnit(unit: UnitSystem): void {
  chosen.write(unit)
}

/** A recipe's text with the measures of the person's kitchen first. */
export function useKitchenText(): (text: string) => string {
  const unit = useRecipeUnit(usePlan().plan.answers.units)
  return (text) => inKitchenOrder(text, unit)
}
