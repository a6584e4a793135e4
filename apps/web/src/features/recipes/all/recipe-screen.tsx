import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useNavigate, useParams } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { AddToDayButton } from '#lib/meal-plan/choosing/add-to-day-button.tsx'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useCopyRecipe } from '#lib/own-recipes/own-recipe-queries.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { IngredientsCard } from '#lib/recipe/ingredients-card.tsx'
import { InstructionsCard } from '#lib/recipe/instructions-card.tsx'
import { cookingIdOf, useKitchenMemory } from '#lib/recipe/kitchen-memory.ts'
import { LikeAvoid } from '#lib/recipe/like-avoid.tsx'
import { RecipeHeader } from '#lib/recipe/recipe-header.tsx'
import { RecipeNotLoaded } from '#lib/recipe/recipe-not-loaded.tsx'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { useRecipe } from '#lib/recipe/use-recipe.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { BackToList } from '../back-to-list.tsx'

/** [RCP-5] A recipe of the cookbook as it is written, outside any day. */
export default function RecipeScreen() {
  const { recipeId = '' } = useParams()
  const recipe = useRecipe(recipeId)
  return (
    <div data-wide className="grid gap-4">
      <BackToList label="Recipes" to={paths['app.recipes']} />
      {recipe.data ? (
        <Recipe key={recipe.data.id} recipe={recipe.data} />
      ) : isProblem(recipe.error, 'not-found') ? (
        <EmptyState heading="h1" title="No such recipe">
          It may have left the cookbook since this link was made.
        </EmptyState>
      ) : recipe.isError ? (
        <RecipeNotLoaded onRetry={() => void recipe.refetch()} isRetrying={recipe.isFetching} />
      ) : (
        <RecipeSkeleton />
      )}
    </div>
  )
}

function Recipe({ recipe }: { recipe: ScaledRecipe }) {
  const { plan } = usePlan()
  const memory = useKitchenMemory(cookingIdOf(recipe.id))
  return (
    <>
      <title>{`${recipe.title} · Butterleaf`}</title>
      <RecipeHeader
        recipe={recipe}
        eyebrow={recipe.id.startsWith('own-') ? 'Your own' : 'From the cookbook'}
        servings={1}
        actions={
          <div className="flex flex-wrap gap-2">
            <AddToDayButton recipe={recipe} />
            <LikeAvoid recipeId={recipe.id} interactions={plan.interactions} />
            <OwnVersion recipeId={recipe.id} />
          </div>
        }
      >
        <p>One serving of {servingsText(scaledServings(recipe))}.</p>
      </RecipeHeader>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-6">
        <IngredientsCard
          recipe={recipe}
          planUnit={plan.answers.units}
          caption={`For ${servingsText(scaledServings(recipe))}`}
        />
        <InstructionsCard
          recipe={recipe}
          lastStep={memory.step}
          cookPath={(step) => (step === undefined ? 'cook' : `cook?step=${step + 1}`)}
        />
      </div>
    </>
  )
}

/** [OWN-4] Begins an own version of one of ours; an own recipe is edited. */
function OwnVersion({ recipeId }: { recipeId: string }) {
  const navigate = useNavigate()
  const toasts = useToasts()
  const copy = useCopyRecipe()
  const edit = (id: string) => void navigate(pathTo('app.recipes.yours.recipe', { recipeId: id }))
  const isOwn = recipeId.startsWith('own-')
  const press = () => {
    if (isOwn) return edit(recipeId)
    copy.mutate(recipeId, {
      onSuccess: ({ id }) => edit(id),
      onError: ({ message }) => toasts.show(message, { tone: 'error' }),
    })
  }
  return (
    <Button size="sm" look="quiet" busy={copy.isPending} busyLabel="Copying the recipe" onClick={press}>
      {isOwn ? 'Edit' : 'Make my version'}
    </Button>
  )
}
