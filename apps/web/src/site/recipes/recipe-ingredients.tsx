import { type IngredientGroup, ingredientGroups, noLabel } from '#lib/recipe/ingredient-groups.ts'
import { IngredientName } from '#lib/recipe/ingredient-list.tsx'
import { measureText } from '#lib/recipe/measure-text.ts'
import type { PublicRecipe } from '../public-recipe.ts'

/** Both kitchens at once: there is nothing to switch on a page without script. */
export function RecipeIngredients({ recipe: { ingredients, servings } }: { recipe: PublicRecipe }) {
  return (
    <section
      aria-labelledby="ingredients"
      className="grid gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <div>
        <h2 id="ingredients">Ingredients</h2>
        <p className="text-sm text-muted">For {servings === 1 ? '1 serving' : `${servings} servings`}</p>
      </div>
      {ingredientGroups(ingredients).map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </section>
  )
}

function Group({ group: { label, info, rows } }: { group: IngredientGroup }) {
  return (
    <div>
      {label !== noLabel && <h3>{label}</h3>}
      {info && <p className="text-sm text-muted">{info}</p>}
      <ul className="divide-y divide-hairline">
        {rows.map(({ row, ingredient }) => (
          <li key={row} className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 py-2.5">
            <span>
              <IngredientName ingredient={ingredient} />
            </span>
            <Amount us={measureText(ingredient, 'us')} metric={measureText(ingredient, 'metric')} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Amount({ us, metric }: { us: string; metric: string }) {
  return (
    <span className="text-right whitespace-nowrap">
      <span className="font-semibold">{us || metric}</span>
      {us && metric && us !== metric && <span className="block text-sm text-muted">{metric}</span>}
    </span>
  )
}
