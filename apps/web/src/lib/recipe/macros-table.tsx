import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { Nutrition } from '@butterleaf/domain/recipes/shown/recipe-card'
import type { RecipeIngredient } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { measureText } from './measure-text.ts'
import { nutritionColumns, totalNutrition } from './nutrition-figures.ts'

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
export function MacrosTable({ ingredients, unit }: MacrosTableProps) {
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
