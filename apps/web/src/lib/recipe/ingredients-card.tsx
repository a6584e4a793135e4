import Scale from 'virtual:lucide/scale'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { Macros } from '@butterleaf/domain/nutrition/macros'
import type { Nutrition } from '@butterleaf/domain/recipes/shown/recipe-card'
import type { RecipeIngredient, ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/surface/card.tsx'
import { CardHeading } from './card-heading.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { cookingIdOf, useKitchenMemory } from './kitchen-memory.ts'
import { measureText } from './measure-text.ts'
import { chooseRecipeUnit, useRecipeUnit } from './recipe-unit.ts'

const unitOptions = [
  { value: 'us', label: 'US', name: 'US cups and ounces' },
  { value: 'metric', label: 'Metric' },
] as const satisfies readonly { value: UnitSystem; label: string; name?: string }[]

interface IngredientsCardProps {
  recipe: ScaledRecipe
  planUnit: UnitSystem
  /** How many servings the amounts are for: "For 2 servings". */
  caption: ReactNode
  itemId?: string
  /** Below the heading of a side. */
  isOfSide?: boolean
  /** Print and the like. */
  action?: ReactNode
}

/** [RCP-6] What goes in: ticked off as it is gathered, or each row's macros with their total. */
export function IngredientsCard({
  recipe,
  planUnit,
  caption,
  itemId,
  isOfSide = false,
  action,
}: IngredientsCardProps) {
  const id = useId()
  const unit = useRecipeUnit(planUnit)
  const [showsMacros, setShowsMacros] = useState(false)
  const memory = useKitchenMemory(cookingIdOf(recipe.id, itemId))
  return (
    <Card as="section" aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <CardHeading id={id} text="Ingredients" of={isOfSide ? recipe : undefined} />
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

interface MacrosTableProps {
  ingredients: readonly RecipeIngredient[]
  unit: UnitSystem
}

const nameCell = 'py-2.5 pr-1 text-left font-semibold wrap-anywhere md:pr-3'
const figureCell = 'pl-1.5 text-right whitespace-nowrap max-md:text-xs md:pl-3'
/** On a phone they stand below the name, so that the other four are seen without scrolling. */
const isBelowName: ReadonlySet<keyof Nutrition> = new Set(['carbs', 'fiber'])
const columnLook = (name: keyof Nutrition) =>
  isBelowName.has(name) ? `${figureCell} max-md:hidden` : figureCell

/** [RCP-6] Row by row what each ingredient brings, and the total. */
function MacrosTable({ ingredients, unit }: MacrosTableProps) {
  const total = totalNutrition(ingredients.map(({ nutrition }) => nutrition))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would make a second landmark of the card.
    <div
      role="group"
      aria-label="Macros of each ingredient"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="-mx-5 overflow-x-auto px-5"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-hairline text-xs text-muted">
            <th scope="col" className={`${nameCell} font-normal`}>
              Ingredient
            </th>
            {nutritionColumns.map(({ name, label, unit: inUnit }) => (
              <th key={name} scope="col" className={`${columnLook(name)} py-2 align-bottom font-normal`}>
                <span className={name === 'calories' ? 'max-md:sr-only' : 'inline-block whitespace-normal'}>
                  {label}
                </span>
                <span className="block">{inUnit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {ingredients.map((ingredient, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the row is what an ingredient is known by.
            <tr key={row}>
              <th scope="row" className={nameCell}>
                <span className="inline-block first-letter:uppercase">{ingredient.name}</span>
                <span className="block text-xs font-normal text-muted">
                  {measureText(ingredient, unit, 'short')}
                  <BelowName nutrition={ingredient.nutrition} />
                </span>
              </th>
              <Figures nutrition={ingredient.nutrition} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink font-bold">
            <th scope="row" className={nameCell}>
              Total
              <span className="block text-xs font-normal text-muted">
                <BelowName nutrition={total} />
              </span>
            </th>
            <Figures nutrition={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Figures({ nutrition }: { nutrition: Nutrition }) {
  return nutritionColumns.map(({ name }) => (
    <td key={name} className={`${columnLook(name)} py-2.5`}>
      {nutrition[name].toLocaleString()}
    </td>
  ))
}

function BelowName({ nutrition: { carbs, fiber } }: { nutrition: Nutrition }) {
  return (
    <span className="block md:hidden">
      Carbs {carbs.toLocaleString()} g, fiber {fiber.toLocaleString()} g
    </span>
  )
}

type ColumnName = keyof Macros | 'carbs' | 'fiber'

/** RCP-6: the columns of the macros table, in their order. */
const nutritionColumns = [
  { name: 'calories', label: 'Calories', unit: 'kcal' },
  { name: 'fat', label: 'Fat', unit: 'g' },
  { name: 'carbs', label: 'Carbs', unit: 'g' },
  { name: 'fiber', label: 'Fiber', unit: 'g' },
  { name: 'netCarbs', label: 'Net carbs', unit: 'g' },
  { name: 'protein', label: 'Protein', unit: 'g' },
] as const satisfies readonly { name: ColumnName; label: string; unit: string }[]

/** Of the figures as shown, so that the column adds up on paper too. */
export function totalNutrition(rows: readonly Nutrition[]): Record<ColumnName, number> {
  const sum = (name: ColumnName) => toTenth(rows.reduce((total, row) => total + row[name], 0))
  return Object.fromEntries(nutritionColumns.map(({ name }) => [name, sum(name)])) as Record<
    ColumnName,
    number
  >
}

function toTenth(amount: number): number {
  return Math.round(amount * 10) / 10
}
