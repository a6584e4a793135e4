import type { RecipeStep, ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useId } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { IngredientName } from '#lib/recipe/ingredient-list.tsx'
import { measureText } from '#lib/recipe/measure-text.ts'
import { useRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { Card } from '#ui/surface/card.tsx'
import { ingredientsOfStep } from './ingredients-of-step.ts'

/** What this step needs, in the amounts that are cooked. */
export function StepIngredients({ recipe, step }: { recipe: ScaledRecipe; step: RecipeStep }) {
  const id = useId()
  const { plan } = usePlan()
  const unit = useRecipeUnit(plan.answers.units)
  const rows = ingredientsOfStep(step, recipe.ingredients)
  if (rows.length === 0) return null
  return (
    <Card as="aside" aria-labelledby={id} className="self-start">
      <h2 id={id} className="text-lg">
        For this step
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {rows.map(({ row, ingredient }) => (
          <li key={row} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <IngredientName ingredient={ingredient} />
            </span>
            <span className="shrink-0 font-semibold whitespace-nowrap">{measureText(ingredient, unit)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
