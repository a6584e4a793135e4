import type { Amount } from './amount.ts'
import { convertAmount, isAmountShown } from './convert-amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import { inReadableUnit } from './readable-unit.ts'
import { type KitchenAmount, snapAmount } from './scale-amount.ts'
import type { UnitSystem } from './units.ts'

/** An exact amount as the cook measures it in this kitchen; undefined where RCP-7 hides it. */
export function kitchenAmount(
  amount: Amount,
  food: MeasuredFood,
  system: UnitSystem,
): KitchenAmount | undefined {
  if (!isAmountShown(amount, system)) return undefined
  return snapAmount(inReadableUnit(convertAmount(amount, food, system), food), food)
}
