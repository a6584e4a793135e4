import { minutesOf } from '@butterleaf/domain/recipes/shown/recipe-card'
import { pathTo } from '#lib/paths.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import type { PublicRecipe } from '../site-data.ts'

/** A plate, a title and its macros: the whole tile links to the recipe. */
export function RecipeTile({ recipe }: { recipe: PublicRecipe }) {
  const { slug, title, perServing } = recipe
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-hairline bg-surface p-4 shadow-card transition hover:-translate-y-0.5">
      <RecipePlate recipe={recipe} className="size-20" />
      <div className="grid min-w-0 gap-1">
        <h3 className="font-sans text-base leading-snug font-semibold text-pretty">
          <a
            href={pathTo('recipes.recipe', { slug })}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </a>
        </h3>
        <p className="text-sm text-muted">{minutesText(minutesOf(recipe))}</p>
        <MacroLine perServing={perServing} />
      </div>
    </li>
  )
}
