import type { LogSource } from '@butterleaf/domain/food-log/log-entry'
import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import { plateFigures, plateSizes } from '@butterleaf/domain/food-table/plates/restaurant-plate'
import { type Macros, scaleMacros } from '@butterleaf/domain/nutrition/macros'
import { draftOfAmount } from './amount-unit.ts'
import type { EatenDraft } from './eaten-draft.ts'

type Written = Readonly<{ source: LogSource; figures: Macros }>

/** What was written down, to be corrected; undefined where nothing of it can be. */
export function draftOfSource(
  { source, figures }: Written,
  table: FoodTable | undefined,
  titleOf: (recipeId: string) => string | undefined,
): EatenDraft | undefined {
  if (source.kind === 'notCounted') return undefined
  if (source.kind === 'figures') return { kind: 'figures', name: source.name, figures }
  if (source.kind === 'food') {
    const food = table?.findFood(source.foodId)
    return food && draftOfAmount(food, source.grams, source.measure)
  }
  if (source.kind === 'plate') {
    const plate = table?.plates.find(({ id }) => id === source.plateId)
    if (!table || !plate) return { kind: 'figures', name: source.name, figures }
    const size = plateSizes.find((one) => isNear(plateFigures(plate, one, table).calories, figures.calories))
    return { kind: 'plate', plate, size: size ?? 'usual' }
  }
  const { recipeId, servings } = source
  const perServing = scaleMacros(figures, 1 / servings)
  return {
    kind: 'recipe',
    recipe: { id: recipeId, title: titleOf(recipeId) ?? 'Recipe', perServing },
    servings,
  }
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 1
}
