import ArrowLeft from 'virtual:lucide/arrow-left'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useParams } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { IngredientsCard } from '#lib/recipe/ingredients-card.tsx'
import { InstructionsCard } from '#lib/recipe/instructions-card.tsx'
import { RecipeHeader } from '#lib/recipe/recipe-header.tsx'
import { RecipeNotLoaded } from '#lib/recipe/recipe-not-loaded.tsx'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { useRecipe } from '#lib/recipe/use-recipe.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/link.tsx'

/** [MAP-1] A dish of the first week, to be read before it is paid for. */
export default function FirstWeekRecipe() {
  const { recipeId = '' } = useParams()
  const recipe = useRecipe(recipeId)
  return (
    <main className="mx-auto grid w-full max-w-lg gap-4 px-5 pt-6 pb-12 md:max-w-3xl lg:max-w-6xl lg:px-10">
      <Link
        to={paths['app.first-week']}
        className={buttonLook({ look: 'quiet', size: 'sm', className: 'justify-self-start' })}
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        Your first week
      </Link>
      {recipe.data ? (
        <Recipe key={recipe.data.id} recipe={recipe.data} />
      ) : isProblem(recipe.error, 'not-found', 'no-subscription') ? (
        <EmptyState heading="h1" title="Not a dish of your first week">
          The week may have changed with your answers.
        </EmptyState>
      ) : recipe.isError ? (
        <RecipeNotLoaded onRetry={() => void recipe.refetch()} isRetrying={recipe.isFetching} />
      ) : (
        <RecipeSkeleton />
      )}
    </main>
  )
}

function Recipe({ recipe }: { recipe: ScaledRecipe }) {
  const { plan } = usePlan()
  const servings = servingsText(scaledServings(recipe))
  return (
    <>
      <title>{`${recipe.title} · Butterleaf`}</title>
      <RecipeHeader recipe={recipe} eyebrow="Of your first week" servings={1}>
        <p>One serving of {servings}.</p>
      </RecipeHeader>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-6">
        <IngredientsCard recipe={recipe} planUnit={plan.answers.units} caption={`For ${servings}`} />
        <InstructionsCard recipe={recipe} />
      </div>
    </>
  )
}
