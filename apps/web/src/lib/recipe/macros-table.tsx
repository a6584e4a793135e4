import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { Nutrition } from '@butterleaf/domain/recipes/shown/recipe-card'
import type { RecipeIngredient } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { measureText } from './measure-text.ts'
import { nutritionColumns, totalNutrition } from './nutrition-figures.ts'

interface MacrosTableProps {
  ingredients: readonly RecipeIngredient[]
  unit: UnitSystem
}

const nameCell = 'sticky left-0 max-w-36 bg-surface py-2.5 pr-3 text-left font-semibold md:max-w-none'

/** [RCP-6] Row by row what each ingredient brings, and the total; on a phone it scrolls under the names. */
export function MacrosTable({ ingredients, unit }: MacrosTableProps) {
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
              <th key={name} scope="col" className="py-2 pl-3 text-right font-normal whitespace-nowrap">
                {label}
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
            </th>
            <Figures nutrition={totalNutrition(ingredients.map(({ nutrition }) => nutrition))} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Figures({ nutrition }: { nutrition: Nutrition }) {
  return nutritionColumns.map(({ name }) => (
    <td key={name} className="py-2.5 pl-3 text-right">
      {nutrition[name].toLocaleString()}
    </td>
  ))
}
