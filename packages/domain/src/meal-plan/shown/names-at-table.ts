import { usualEaters } from './item-plates.ts'
import type { MealPlan } from './meal-plan.ts'

/** TOG-3: of all who share some meal of a plan. Apart from plates, since the screens of dishes load those first. */
export function namesAtTable({ plates = {} }: Pick<MealPlan, 'plates'>): string[] {
  return [...new Set(Object.values(plates).flatMap((known) => usualEaters(known).map(({ name }) => name)))]
}
