import Scale from 'virtual:lucide/scale'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/surface/card.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { cookingIdOf, useKitchenMemory } from './kitchen-memory.ts'
import { MacrosTable } from './macros-table.tsx'
import { chooseRecipeUnit, useRecipeUnit } from './recipe-unit.ts'

const unitOptions = [
  { value: 'us', label: 'US', name: 'US cups and ounces' },
  { value: 'metric', label: 'Metric' },
] as const satisfies readonly { value: UnitSystem; label: string; name?: string }[]

interface IngredientsCardProps {
  recipe: ScaledRecipe
  planUnit: UnitSystem
  /** What the amounts are for: "For 2 servings". */
  caption: ReactNode
  itemId?: string
  /** Print and the like. */
  action?: ReactNode
}

/** [RCP-6] What goes in: ticked off as it is gathered, or each row's macros with their total. */
export function IngredientsCard({ recipe, planUnit, caption, itemId, action }: IngredientsCardProps) {
  const id = useId()
  const unit = useRecipeUnit(planUnit)
  const [showsMacros, setShowsMacros] = useState(false)
  const memory = useKitchenMemory(cookingIdOf(recipe.id, itemId))
  return (
    <Card as="section" aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id}>Ingredients</h2>
          <p className="text-sm text-muted">{caption}</p>
        </div>
        {action}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented label="Units" options={unitOptions} value={unit} onValueChange={chooseRecipeUnit} />
        <Button
          look={showsMacros ? 'leaf' : 'quiet'}
          size="sm"
          aria-pressed={showsMacros}
          onClick={() => setShowsMacros(!showsMacros)}
        >
          <Scale aria-hidden className="size-4" />
          Macros
        </Button>
      </div>
      {showsMacros ? (
        <MacrosTable ingredients={recipe.ingredients} unit={unit} />
      ) : (
        <IngredientList
          ingredients={recipe.ingredients}
          unit={unit}
          checked={memory.checked}
          onCheck={memory.check}
        />
      )}
      {memory.checked.length > 0 && !showsMacros && (
        <Button look="quiet" size="sm" className="justify-self-start" onClick={memory.uncheckAll}>
          Uncheck all
        </Button>
      )}
    </Card>
  )
}
