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

/** "You eat 1 ½ servings. Cooked for 2, that makes 3 servings." */
export function amountSentence(servings: number, people: number): string {
  const own = `You eat ${servingsText(servings)}.`
  if (people === 1) return own
  const all = servingsText(servings * people)
  // A child, or somebody with needs of their own, eats another amount.
  return Number.isInteger(people)
    ? `${own} Cooked for ${people}, that makes ${all}.`
    : `${own} ${all} are cooked for all.`
}
