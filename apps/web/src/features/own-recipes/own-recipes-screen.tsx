import BookOpen from 'virtual:lucide/book-open'
import ChevronRight from 'virtual:lucide/chevron-right'
import type { WireOwnRecipeSummary } from '@butterleaf/contract/own-recipes/calls'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AddToDayButton } from '#lib/meal-plan/choosing/add-to-day-button.tsx'
import { figuresOfWire, useOwnRecipes } from '#lib/own-recipes/own-recipe-queries.ts'
import { pathTo } from '#lib/paths.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { AddRecipe } from './add-recipe.tsx'
import { recipeState } from './recipe-state.ts'

/** [OWN-1] A person's own recipes: how to add one, and those that are there. What another app shares arrives in the address. */
export default function OwnRecipesScreen() {
  const [shared] = useSearchParams()
  return (
    <>
      <title>Your recipes · Butterleaf</title>
      <p className="max-w-prose text-pretty text-muted">
        Bring a recipe, and its figures are worked out line by line. Once every line is known, it can be
        planned, shopped for and cooked like ours. Only you can see it.
      </p>
      <div className="grid max-w-5xl gap-4 xl:grid-cols-2 xl:items-start">
        <AddRecipe sharedText={sharedTextOf(shared)} sharedLink={sharedLinkOf(shared)} />
        <Recipes />
      </div>
    </>
  )
}

function Recipes() {
  const [page, setPage] = useState(1)
  const { data, isPending, isLoadingError, isRefetching, refetch } = useOwnRecipes(page)
  if (isPending) return <Skeleton shape="block" />
  if (isLoadingError || !data)
    return (
      <ErrorState title="Your recipes didn’t load" onRetry={() => void refetch()} isRetrying={isRefetching}>
        Check your connection, then try again.
      </ErrorState>
    )
  const { recipes, total, pageTotal, most } = data
  if (total === 0)
    return (
      <EmptyState
        picture={<BookOpen aria-hidden className="size-16 text-leaf" strokeWidth={1.25} />}
        title="No recipes of your own yet"
      >
        Paste one: a list of ingredients and a few steps are enough.
      </EmptyState>
    )
  return (
    <section aria-label="Recipes" className="grid gap-3">
      <p className="text-sm text-muted">
        {total === most ? `${total} of ${most}: delete one to add another.` : `${total} of ${most}`}
      </p>
      <Card padding="none" className="overflow-hidden">
        <ul aria-label="Your recipes" className="divide-y divide-hairline">
          {recipes.map((recipe) => (
            <OwnRecipeRow key={recipe.id} recipe={recipe} />
          ))}
        </ul>
      </Card>
      {pageTotal > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
          <Button
            look="quiet"
            why={page === 1 ? 'These are the newest.' : undefined}
            onClick={() => setPage(page - 1)}
          >
            Newer
          </Button>
          <span className="text-sm text-muted">
            Page {page} of {pageTotal}
          </span>
          <Button
            look="quiet"
            why={page >= pageTotal ? 'These are the oldest.' : undefined}
            onClick={() => setPage(page + 1)}
          >
            Older
          </Button>
        </nav>
      )}
    </section>
  )
}

const linkPattern = /https?:\/\/\S+/

/** Most phones put the link into the text. */
function sharedLinkOf(shared: URLSearchParams): string | undefined {
  // Some apps send the address empty and put it into the text.
  return shared.get('url') || linkPattern.exec(shared.get('text') ?? '')?.[0]
}

function sharedTextOf(shared: URLSearchParams): string | undefined {
  const text = shared.get('text')
  if (!text) return undefined
  const title = shared.get('title')
  return title ? `${title}\n\n${text}` : text
}

function OwnRecipeRow({ recipe }: { recipe: WireOwnRecipeSummary }) {
  const perServing = recipe.isWhole ? figuresOfWire(recipe.perServing) : undefined
  return (
    <li className="md:flex md:items-center">
      <Link
        to={pathTo('app.recipes.yours.recipe', { recipeId: recipe.id })}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-4 px-5 py-3 hover:bg-sunk"
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
      {recipe.isWhole && (
        <div className="px-5 pb-3 md:pt-3 md:pl-2">
          <AddToDayButton recipe={recipe} isInList />
        </div>
      )}
    </li>
  )
}
