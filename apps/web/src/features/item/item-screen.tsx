import ArrowLeft from 'virtual:lucide/arrow-left'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { placeOf, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import { type DishPage, isDishPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { LazyMoreThanMacros } from '#lib/nutrients/lazy-more-than-macros.tsx'
import { IngredientsCard } from '#lib/recipe/ingredients-card.tsx'
import { InstructionsCard } from '#lib/recipe/instructions-card.tsx'
import { cookingIdOf, useKitchenMemory } from '#lib/recipe/kitchen-memory.ts'
import { RecipeHeader } from '#lib/recipe/recipe-header.tsx'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { AmountNote } from './amount-note.tsx'
import { LazyTimers } from './cook/lazy-timers.tsx'
import { ItemActions } from './item-actions.tsx'
import { type FoundPlace, useItemPlace } from './item-place.ts'
import { NothingHere } from './nothing-here.tsx'
import { PrintButton } from './print-button.tsx'
import { useItem } from './use-item.ts'

/** [ITEM-6] One meal of the plan, from any of the day's views. */
export default function ItemScreen() {
  const found = useItemPlace()
  if (!found) return <NothingHere />
  return (
    <div data-wide className="grid gap-4">
      <BackToDay found={found} />
      {isFilled(found.item) ? <Item key={found.item.id} found={found} /> : <NothingHere found={found} />}
    </div>
  )
}

function Item({ found }: { found: FoundPlace }) {
  const { plan } = usePlan()
  const item = useItem(placeOf(found))
  // At hand before the first press, also when the network has gone by then.
  useEffect(() => void import('./cook-screen.tsx').catch(() => undefined), [])
  if (item.data && isDishPage(item.data)) return <Dish found={found} page={item.data} />
  if (item.isError && isProblem(item.error, 'not-found')) return <NothingHere found={found} />
  if (item.isError) {
    return (
      <ErrorState
        heading="h1"
        title="The recipe didn’t load"
        onRetry={() => void item.refetch()}
        isRetrying={item.isFetching}
      >
        Your plan is safe. Check your connection, then try again.
      </ErrorState>
    )
  }
  return <RecipeSkeleton title={cardOf(plan, found.item)?.title} />
}

function Dish({ found, page }: { found: FoundPlace; page: DishPage }) {
  const { plan } = usePlan()
  const { item, recipe } = page
  const memory = useKitchenMemory(cookingIdOf(recipe.id, item.id))
  return (
    <div className="grid gap-4 lg:gap-6">
      <title>{`${recipe.title} · Butterleaf`}</title>
      <RecipeHeader
        recipe={recipe}
        eyebrow={`${mealWords[item.meal]}, day ${found.dayNumber}`}
        servings={item.servings}
        actions={<ItemActions found={found} />}
      >
        <AmountNote found={found} />
      </RecipeHeader>
      <LazyTimers />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-6">
        <div className="grid gap-4">
          <IngredientsCard
            recipe={recipe}
            planUnit={plan.answers.units}
            caption={`For ${servingsText(scaledServings(recipe))}`}
            itemId={item.id}
            action={<PrintButton place={placeOf(found)} title={recipe.title} />}
          />
          <LazyMoreThanMacros days={[{ items: [item] }]} of="meal" />
        </div>
        <InstructionsCard
          recipe={recipe}
          lastStep={memory.step}
          cookPath={(step) => (step === undefined ? 'cook' : `cook?step=${step + 1}`)}
        />
      </div>
    </div>
  )
}

function BackToDay({ found }: { found: FoundPlace }) {
  const { template } = usePlan().plan
  const pathOf = found.view === 'building' ? editorPath : mealsPath
  return (
    <Link
      to={pathOf(template, placeOfDay(found))}
      className="-mx-2 inline-flex min-h-11 print:hidden items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
    >
      <ArrowLeft aria-hidden className="size-5" />
      Day {found.dayNumber}
      <span className="font-normal text-muted">
        {formatDate(dateOfDay(template, found.dayNumber), 'weekday')}
      </span>
    </Link>
  )
}
