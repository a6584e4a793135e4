import { orderMeasures } from '@butterleaf/domain/food-table/meant-measures'
import type { FoodMeasure } from '@butterleaf/domain/food-table/table-food'

/** Ounces and pounds are offered with every food; the others are a butcher's sums and no measure at a table. */
const left = /^(?:oz|lb|cubic inch)$|yield|excluding refuse|refuse removed|^roast$/i

/** Measures a person counts: of "3 tbsp = 42 g" one is kept. */
const counted = /^(?:cup|tbsp|tsp|fl oz|slice|piece|quart|pint)\b/

const mostMeasures = 8

/** A food's measures as rows of `measures.csv`, as people count them: without doubles, at most eight, those they mean first. */
export function measuresOf(
  food: Readonly<{ name: string; calories: number }>,
  rows: readonly Record<string, string>[],
): FoodMeasure[] {
  const byName = new Map<string, number>()
  for (const { amount = '', unit = '', grams = '' } of rows) {
    if (left.test(unit)) continue
    const { name, grams: gramsOfOne } = measureOf(Number(amount), plainUnit(unit), Number(grams))
    if (!byName.has(name)) byName.set(name, gramsOfOne)
  }
  const measures = [...byName].map(([name, grams]) => ({ name, grams: rounded(grams) }))
  return orderMeasures(food, measures).slice(0, mostMeasures)
}

function measureOf(amount: number, unit: string, grams: number): FoodMeasure {
  const isOfOne = amount <= 1 || counted.test(unit)
  return isOfOne ? { name: unit, grams: grams / amount } : { name: `${amount} ${unit}`, grams }
}

function plainUnit(unit: string): string {
  return unit
    .replace(/^tablespoons?/i, 'tbsp')
    .replace(/^teaspoons?/i, 'tsp')
    .replace(/^cup \((?:8 fl oz|1 NLEA serving)\)$/, 'cup')
    .replace(/^NLEA serving/, 'serving')
    .replace(/^slices\b/, 'slice')
    .replace(/^pieces\b/, 'piece')
    .replaceAll(/[|\t]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function rounded(grams: number): number {
  return grams < 10 ? Math.round(grams * 100) / 100 : Math.round(grams * 10) / 10
}
