import Check from 'virtual:lucide/check'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type FoundItem, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import type { RecipeOffer } from '@butterleaf/domain/meal-plan/shown/recipe-page'
import { openMealsBeside } from '@butterleaf/domain/meal-plan/states'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { noFilters } from '@butterleaf/domain/recipes/filters'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useLocation, useOutletContext, useParams } from 'react-router'
import { choiceRefusal, freedBy, useChooseRecipe } from '#lib/meal-plan/choosing/use-choose-recipe.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { BasketLine, DayLine } from '#lib/meal-plan/words/day-line.tsx'
import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords } from '#lib/meal-plan/words/day-words.ts'
import { dateNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { readOffers } from '#lib/recipe/browse/read-recipes.ts'
import type { BrowseContext } from '#lib/recipe/browse/use-browse.ts'
import { IngredientsCard } from '#lib/recipe/ingredients-card.tsx'
import { InstructionsCard } from '#lib/recipe/instructions-card.tsx'
import { cookingIdOf, useKitchenMemory } from '#lib/recipe/kitchen-memory.ts'
import { amountSentence } from '#lib/recipe/measure-text.ts'
import { RecipeHeader } from '#lib/recipe/recipe-header.tsx'
import { RecipeNotLoaded } from '#lib/recipe/recipe-not-loaded.tsx'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { useRecipe } from '#lib/recipe/use-recipe.ts'
import { Button } from '#ui/action/button.tsx'
import { coversBottom } from '#ui/behavior/covering-bar.ts'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { Card } from '#ui/surface/card.tsx'
import { BackToList } from './back-to-list.tsx'

/** Its place is kept until it is loaded: what the dish is comes first. */
const tasteParts = createLazyPart(() => import('#lib/recipe/like-avoid.tsx'))

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
        <RecipeNotLoaded onRetry={retry} isRetrying={isRetrying} />
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
  const LikeAvoid = useLazyPart(tasteParts, true)?.LikeAvoid
  const { search } = useLocation()
  const memory = useKitchenMemory(cookingIdOf(recipe.id))
  const servings = candidate?.servings ?? 1
  const query = (step?: number) => {
    const parameters = new URLSearchParams(search)
    parameters.set('scale', `${Number(recipe.scale.toFixed(6))}`)
    if (step !== undefined) parameters.set('step', `${step + 1}`)
    return `?${parameters}`
  }
  return (
    <>
      <title>{`${recipe.title} · Butterleaf`}</title>
      <RecipeHeader
        recipe={recipe}
        eyebrow={`${mealWords[slot.item.meal]}, ${dateNaming(plan.template)(slot.dayNumber)}`}
        servings={servings}
        actions={
          LikeAvoid ? (
            <LikeAvoid recipeId={recipe.id} interactions={plan.interactions} />
          ) : (
            <div className="min-h-11" />
          )
        }
      >
        <p>{candidate ? amountSentence(servings, peopleOf(plan.answers)) : `As written. ${notOffered}`}</p>
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

const notOffered = 'It isn’t among the recipes for this meal.'

interface ChooseBarProps {
  slot: FoundItem
  recipe: Pick<RecipeCard, 'id' | 'title'>
  /** It is among what may stand in the slot. */
  isOffered: boolean
}

/** In thumb reach all the way down the recipe. */
function ChooseBar({ slot, recipe, isOffered }: ChooseBarProps) {
  const choosing = useChooseRecipe(slot)
  const { plan } = usePlan()
  const { item } = slot
  const { meal } = item
  const refusal = choiceRefusal(plan.template, slot)
  const isThere = isFilled(item) && item.recipeId === recipe.id
  const why = refusal ?? (isThere ? `This is ${meal} already.` : isOffered ? undefined : notOffered)
  const whyId = useId()
  const note = why ?? freedBy(plan, slot)
  return (
    <div
      ref={coversBottom}
      className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 grid gap-2 rounded-card border border-hairline bg-surface p-3 shadow-sheet lg:bottom-0"
    >
      {note && (
        <p id={whyId} className="px-2 text-sm text-pretty text-muted">
          {note}
        </p>
      )}
      <Button
        size="lg"
        isWide
        busy={choosing.isPending}
        busyLabel="Putting it on your plan"
        why={why}
        whyId={whyId}
        onClick={() => choosing.choose(recipe)}
      >
        <Check aria-hidden className="size-5" />
        {item.kind === 'empty' ? `Choose for ${meal}` : `Replace ${meal} with this`}
      </Button>
    </div>
  )
}

type DayWithItProps = { slot: FoundItem; offer: Pick<RecipeOffer, 'fit' | 'basket'> }

/** [RCP-4] [PLAN-1] [LIV-2] The day and the week's list as they would be, before anything is chosen. The day's total stands in the figures below. */
function DayWithIt({ slot: { day, item }, offer: { fit, basket } }: DayWithItProps) {
  const id = useId()
  const { tone, text } = dayWords(fit, openMealsBeside(day, item.meal))
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={id}>Your day with it</h2>
        <DayLine words={{ tone, text }} />
        <BasketLine basket={basket} />
      </div>
      <DayTotals fit={fit} />
    </Card>
  )
}

/**
 * A recipe and how it would stand in the slot. The list has said so, unless the person came by a link or narrowed
 * the list since: then the browse is asked for it by its title.
 */
function useCandidate(recipeId: string) {
  const { slot, results } = useOutletContext<BrowseContext>()
  const listed = results.find(({ card }) => card.id === recipeId)
  const written = useRecipe(recipeId)
  const found = useByTitle(recipeId, listed ? undefined : written.data?.title)
  const candidate = listed ?? found.data ?? undefined
  const scaled = useRecipe(recipeId, candidate?.scale)
  const failed = [written, found, scaled].filter(({ isError }) => isError)
  return {
    slot,
    candidate,
    // That it may not stand here is the server's word alone, not a lost network's.
    recipe: candidate ? scaled.data : found.isSuccess ? written.data : undefined,
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const question of failed) void question.refetch()
    },
  }
}

function useByTitle(recipeId: string, title: string | undefined) {
  const { slot } = useOutletContext<BrowseContext>()
  const { plan } = usePlan()
  const params = { planId: plan.id, templateId: plan.template.id, ...placeOfDay(slot) }
  return useQuery({
    queryKey: ['browse-one', slot.item.id, fitOfDay(plan, slot.day).actual, recipeId],
    queryFn: async (): Promise<RecipeOffer | null> => {
      const { results } = await readOffers(params, slot.item.meal, { ...noFilters, search: title ?? '' })
      return results.find(({ card }) => card.id === recipeId) ?? null
    },
    enabled: title !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
