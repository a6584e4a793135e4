import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import type { RecipeOffer } from '@butterleaf/domain/recipes/shown/recipe-offer'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useEffect, useRef } from 'react'
import { useLocation, useParams } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { amountSentence } from '#lib/recipe/amount-sentence.ts'
import { IngredientsCard } from '#lib/recipe/ingredients-card.tsx'
import { InstructionsCard } from '#lib/recipe/instructions-card.tsx'
import { cookingIdOf, useKitchenMemory } from '#lib/recipe/kitchen-memory.ts'
import { LikeAvoid } from '#lib/recipe/like-avoid.tsx'
import { RecipeHeader } from '#lib/recipe/recipe-header.tsx'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { BackToList } from './back-to-list.tsx'
import { ChooseBar } from './choose-bar.tsx'
import { DayWithIt } from './day-with-it.tsx'
import { useCandidate } from './use-candidate.ts'

/** [RCP-5] A recipe before it is chosen. */
export default function PreviewScreen() {
  const { recipeId = '' } = useParams()
  const { slot, candidate, recipe, hasFailed, isRetrying, retry } = useCandidate(recipeId)
  const place = useRef<HTMLElement>(null)
  // A screen reader goes on here, not at the list that the preview covers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each recipe
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
  }, [recipeId])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={recipe?.title ?? 'Recipe'}
      className="grid gap-4 outline-none"
    >
      <BackToList label="Recipes" to=".." className="lg:hidden" />
      {recipe ? (
        <Preview key={recipe.id} slot={slot} recipe={recipe} candidate={candidate} />
      ) : hasFailed ? (
        <ErrorState heading="h1" title="The recipe didn’t load" onRetry={retry} isRetrying={isRetrying}>
          Your plan is safe. Check your connection, then try again.
        </ErrorState>
      ) : (
        <RecipeSkeleton />
      )}
    </section>
  )
}

interface PreviewProps {
  slot: FoundItem
  recipe: ScaledRecipe
  /** Undefined: it isn't among what may stand in the slot. */
  candidate: RecipeOffer | undefined
}

function Preview({ slot, recipe, candidate }: PreviewProps) {
  const { plan } = usePlan()
  const { search } = useLocation()
  const memory = useKitchenMemory(cookingIdOf(recipe.id))
  const servings = candidate?.servings ?? 1
  const query = (step?: number) => {
    const parameters = new URLSearchParams(search)
    parameters.set('scale', String(Number(recipe.scale.toFixed(6))))
    if (step !== undefined) parameters.set('step', String(step + 1))
    return `?${parameters}`
  }
  return (
    <>
      <title>{`${recipe.title} · Butterleaf`}</title>
      <RecipeHeader
        recipe={recipe}
        eyebrow={`${mealWords[slot.item.meal]}, day ${slot.dayNumber}`}
        servings={servings}
        actions={<LikeAvoid recipeId={recipe.id} interactions={plan.interactions} />}
      >
        {candidate ? (
          <p>{amountSentence(servings, peopleOf(plan.answers))}</p>
        ) : (
          <p>As written. It isn’t among the recipes for this meal.</p>
        )}
      </RecipeHeader>
      {candidate && <DayWithIt slot={slot} offer={candidate} />}
      <div className="@container">
        <div className="grid gap-4 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @4xl:items-start">
          <IngredientsCard
            recipe={recipe}
            planUnit={plan.answers.units}
            caption={`For ${servingsText(scaledServings(recipe))}`}
          />
          <InstructionsCard
            recipe={recipe}
            lastStep={memory.step}
            cookPath={(step) => `cook${query(step)}`}
          />
        </div>
      </div>
      <ChooseBar slot={slot} recipe={recipe} isOffered={candidate !== undefined} />
    </>
  )
}
