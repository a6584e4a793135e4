import type { LineFinding } from '../reading/fault.ts'
import type { RecipeIngredient } from '../recipes/recipe.ts'

/** What spoons and cups can measure, and what a knife can cut a piece into. */
const measurable = [0, 0.125, 0.25, 1 / 3, 0.375, 0.5, 0.625, 2 / 3, 0.75, 0.875, 1]
const spoonUnits = new Set(['cup', 'tbsp', 'tsp'])
const scaleUnits = new Set(['g', 'ml'])
/** Above this, kitchen scales and jugs are read in fives. */
const finestUpTo = 30

type Amount = Pick<RecipeIngredient, 'food' | 'quantity' | 'unit'>

/** RCP-8: sizes a cook uses, 1 large egg or ½ cup, never 37 g of egg. */
export function checkAmount({ food, quantity, unit }: Amount, line: number): LineFinding[] {
  const shown = `${food.id}: ${quantity}${unit === undefined ? '' : ` ${unit}`}`
  const fault = (what: string, remedy: string) => [{ line, what: `${shown} ${what}`, remedy }]
  if (food.whole && (scaleUnits.has(unit ?? '') || unit === 'oz' || !Number.isInteger(quantity))) {
    return fault('cuts what is never cut.', 'Count whole pieces: "qty: 2", without grams.')
  }
  if (unit !== undefined && scaleUnits.has(unit)) {
    const step = quantity > finestUpTo ? 5 : 1
    if (quantity % step === 0) return []
    return fault(
      'is not read off a kitchen scale.',
      `Write ${Math.max(step, Math.round(quantity / step) * step)} ${unit}.`,
    )
  }
  if (unit === undefined || spoonUnits.has(unit))
    return isMeasurable(quantity) ? [] : fault(...fractionAdvice(quantity))
  return []
}

function isMeasurable(quantity: number): boolean {
  const part = quantity % 1
  return measurable.some((fraction) => Math.abs(part - fraction) < 0.006)
}

function fractionAdvice(quantity: number): [string, string] {
  const whole = Math.floor(quantity)
  const near = measurable
    .toSorted((a, b) => Math.abs(quantity - whole - a) - Math.abs(quantity - whole - b))
    .slice(0, 2)
  const options = near
    .map((fraction) => Math.round((whole + fraction) * 1000) / 1000)
    .filter((value) => value > 0)
  return ['is no amount a cook can measure.', `Write ${options.join(' or ')}.`]
}
