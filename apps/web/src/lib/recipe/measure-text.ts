import type { RecipeIngredient } from '@butterleaf/contract/recipes/calls'
import type { Measure } from '@butterleaf/contract/recipes/measure-schema'
import { amountText, type TextOptions } from '@butterleaf/domain/kitchen/amount-text'
import { type UnitSystem, unitOfId } from '@butterleaf/domain/kitchen/units'

type Measured = Pick<RecipeIngredient, 'measures' | 'gram'>

/** RCP-7, RCP-8: "1 ½ cups"; empty where that kitchen shows no amount. */
export function measureText(
  { measures, gram }: Measured,
  system: UnitSystem,
  form: TextOptions['form'] = 'long',
): string {
  const measure = measures[system]
  if (!measure || !(measure.amount > 0) || (system === 'metric' && !(gram > 0))) return ''
  return measureWords(measure, form)
}

/** [BIZ-9] A measure in the reader's own locale. */
export function measureWords({ amount, unit_id, text }: Measure, form?: TextOptions['form']): string {
  const unit = unitOfId(unit_id)
  return unit ? amountText({ quantity: amount, unit }, { ...(form && { form }) }) : text
}
