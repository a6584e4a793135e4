import { type IngredientGroup, ingredientGroups, noLabel } from '#lib/recipe/ingredient-groups.ts'
import { measureText } from '#lib/recipe/measure-text.ts'
import type { PublicRecipe } from '../public-recipe.ts'

/** In both unit systems, since a page without script can't switch. */
export function RecipeIngredients({ recipe: { ingredients, serving } }: { recipe: PublicRecipe }) {
  return (
    <section
      aria-labelledby="ingredients"
      className="grid gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <div>
        <h2 id="ingredients">Ingredients</h2>
        <p className="text-sm text-muted">For {serving === 1 ? '1 serving' : `${serving} servings`}</p>
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
              <span className="inline-block first-letter:uppercase">{ingredient.ingredient_name}</span>
              {ingredient.extra && <span className="text-sm text-muted">, {ingredient.extra}</span>}
              {ingredient.optional && <span className="text-sm text-muted"> (optional)</span>}
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
