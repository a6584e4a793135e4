import ChevronRight from 'virtual:lucide/chevron-right'
import type { WireOwnRecipeSummary } from '@butterleaf/contract/own-recipes/calls'
import { Link } from 'react-router'
import { figuresOfWire } from '#lib/own-recipes/figures-of-wire.ts'
import { pathTo } from '#lib/paths.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { recipeState } from './recipe-state.ts'

export function OwnRecipeRow({ recipe }: { recipe: WireOwnRecipeSummary }) {
  const perServing = recipe.isWhole ? figuresOfWire(recipe.perServing) : undefined
  return (
    <li>
      <Link
        to={pathTo('settings.resources.ownRecipe', { recipeId: recipe.id })}
        className="flex min-h-16 items-center gap-4 px-5 py-3 hover:bg-sunk"
      >
        {recipe.image && (
          <img src={recipe.image} alt="" className="size-14 shrink-0 rounded-field object-cover" />
        )}
        <div className="min-w-0 flex-1">
          <span className="block font-semibold text-pretty break-words">{recipe.title}</span>
          <span className={`block text-sm ${recipe.isWhole ? 'text-muted' : 'font-semibold text-paprika'}`}>
            {recipeState(recipe)}
          </span>
          {perServing && <MacroLine perServing={perServing} hasCalories className="mt-0.5" />}
        </div>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}
