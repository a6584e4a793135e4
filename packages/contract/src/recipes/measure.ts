import { amountText, type ReadAmount } from '@butterleaf/domain/kitchen/amount-text'
import { unitOfId, units } from '@butterleaf/domain/kitchen/units'
import type { Measure as KitchenMeasure } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import type { Measure } from './measure-schema.ts'

/** The unit's name stays in the singular: clients that follow the specification add the s themselves (RCP-7). */
export function measureOf(amount: ReadAmount): Measure {
  const { id, name } = units[amount.unit]
  return {
    amount: amount.quantity,
    unit_id: id,
    unit_name: name,
    text: amountText(amount, { locale: 'en-US' }),
  }
}

export function decodeMeasure({ amount, unit_id, text }: Measure): KitchenMeasure {
  return { quantity: amount, unit: unitOfId(unit_id), text }
}
