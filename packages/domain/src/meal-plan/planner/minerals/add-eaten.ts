import { addGrams } from '../basket/week-baskets.ts'
import type { WorkingPlan } from '../basket/working-plan.ts'
import type { DishNumber } from '../menu.ts'
import type { Quarters } from '../portions/portions.ts'
import { addMinerals } from './week-minerals.ts'

/** So many quarters more of a dish are eaten in a week; fewer when negative. */
export function addEaten(
  { baskets, minerals }: Pick<WorkingPlan, 'baskets' | 'minerals'>,
  week: number,
  dish: DishNumber,
  portion: Quarters,
): void {
  addGrams(baskets, week, dish, portion)
  if (minerals) addMinerals(minerals, week, dish, portion)
}
