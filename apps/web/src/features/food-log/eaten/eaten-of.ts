import type { LogSource } from '@butterleaf/domain/food-log/log-entry'
import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import { plateFigures } from '@butterleaf/domain/food-table/plates/restaurant-plate'
import { figuresOfGrams, shownFoodName } from '@butterleaf/domain/food-table/table-food'
import { eachMacro, type Macros, scaleMacros } from '@butterleaf/domain/nutrition/macros'
import { gramsOfUnit, gramUnit } from './amount-unit.ts'
import type { EatenDraft, FoodDraft } from './eaten-draft.ts'

export type EatenSource = Exclude<LogSource, { kind: 'notCounted' }>
export type Eaten = Readonly<{ source: EatenSource; figures: Macros }>

/** What a draft comes to. An amount that isn't typed yet counts as none, which the domain refuses. */
export function eatenOf(draft: EatenDraft, table: FoodTable | undefined): Eaten {
  if (draft.kind === 'food') return eatenFood(draft)
  if (draft.kind === 'recipe') {
    const { recipe, servings } = draft
    const figures = scaleMacros(
      eachMacro((name) => recipe.perServing[name]),
      servings ?? 0,
    )
    return { source: { kind: 'recipe', recipeId: recipe.id, servings: servings ?? 0 }, figures }
  }
  if (draft.kind === 'plate') {
    const { plate, size } = draft
    const figures = table ? plateFigures(plate, size, table) : eachMacro(() => 0)
    return { source: { kind: 'plate', plateId: plate.id, name: plate.name }, figures }
  }
  const figures = eachMacro((name) => draft.figures[name] ?? 0)
  return { source: { kind: 'figures', name: draft.name.trim() }, figures }
}

function eatenFood({ food, unit, count }: FoodDraft): Eaten {
  const grams = (count ?? 0) * gramsOfUnit(food, unit)
  const measure = unit === gramUnit ? {} : { measure: { name: unit, count: count ?? 0 } }
  return {
    source: { kind: 'food', foodId: food.id, name: shownFoodName(food), grams, ...measure },
    figures: figuresOfGrams(food, grams),
  }
}
