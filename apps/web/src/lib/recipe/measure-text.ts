import { decodeMeasure } from '@butterleaf/contract/recipes/measure'
import type { Measure as WireMeasure } from '@butterleaf/contract/recipes/measure-schema'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { amountText, type TextOptions } from '@butterleaf/domain/kitchen/amount-text'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { Measure, RecipeIngredient } from '@butterleaf/domain/recipes/shown/scaled-recipe'

type Measured = Pick<RecipeIngredient, 'measures' | 'grams'>

/** RCP-7, RCP-8: "1 ½ cups"; empty where that kitchen shows no amount. */
export function measureText(
  { measures, grams }: Measured,
  system: UnitSystem,
  form: TextOptions['form'] = 'long',
): string {
  const measure = measures[system]
  if (!measure || !(measure.quantity > 0) || (system === 'metric' && !(grams > 0))) return ''
  return measureWords(measure, form)
}

/** [BIZ-9] A measure in the reader's own locale. */
function measureWords({ quantity, unit, text }: Measure, form?: TextOptions['form']): string {
  return unit ? amountText({ quantity, unit }, { ...(form && { form }) }) : text
}

/** The same of a row of the shopping list, which is cached and sent as it came. */
export function listMeasureWords(measure: WireMeasure): string {
  return measureWords(decodeMeasure(measure))
}

/**
 * "You eat 1 ½ servings. Cooked for 2, that makes 3 servings." Of a table and of guests only the sum is said: four times the person's
 * portion may be for two. `cooked`: for all who eat of it.
 */
export function amountSentence(servings: number, people: number, cooked = servings * people): string {
  const own = `You eat ${servingsText(servings)}.`
  if (cooked === servings) return own
  return cooked === servings * people
    ? `${own} Cooked for ${people}, that makes ${servingsText(cooked)}.`
    : `${own} ${servingsText(cooked)} ${cooked > 1 ? 'are' : 'is'} cooked for all.`
}
