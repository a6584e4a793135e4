import ArrowLeft from 'virtual:lucide/arrow-left'
import Ellipsis from 'virtual:lucide/ellipsis'
import Printer from 'virtual:lucide/printer'
import RefreshCw from 'virtual:lucide/refresh-cw'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { type ItemPlace, placeOf, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { cookedBeside, type DishPage, isDishPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { servedIn } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isProblem } from '#lib/api/api-problem.ts'
import { useChoiceState, useFocusWhenChosen } from '#lib/meal-plan/choosing/choice-begun.ts'
import { useDishSheet } from '#lib/meal-plan/dish/dish-sheet-host.tsx'
import { DishTaste } from '#lib/meal-plan/dish/dish-taste.tsx'
import { printItem } from '#lib/meal-plan/item-pages.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, mealsPath, recipesPath } from '#lib/meal-plan/plan-places.ts'
import { dateNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { LazyMoreThanMacros } from '#lib/nutrients/lazy-more-than-macros.tsx'
import { IngredientsCard } from '#lib/recipe/ingredients-card.tsx'
import { InstructionsCard } from '#lib/recipe/instructions-card.tsx'
import { cookingIdOf, useSessionMemory } from '#lib/recipe/kitchen-memory.ts'
import { amountSentence } from '#lib/recipe/measure-text.ts'
import { RecipeHeader } from '#lib/recipe/recipe-header.tsx'
import { RecipeNotLoaded } from '#lib/recipe/recipe-not-loaded.tsx'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { LazyTimers } from './cook/lazy-timers.tsx'
import { cookPathOf, recipeColumns } from './recipe-columns.ts'
import { type FoundPlace, NothingHere, useItem, useItemPlace } from './use-item.tsx'

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
    return <RecipeNotLoaded onRetry={() => void item.refetch()} isRetrying={item.isFetching} />
  }
  return <RecipeSkeleton title={cardOf(plan, found.item)?.title} />
}

function Dish({ found, page }: { found: FoundPlace; page: DishPage }) {
  const { plan } = usePlan()
  const { item, recipe, sides = [], apart = [], plates } = page
  const guests = found.day.guests?.[item.id]
  const begun = useBegunStep(page)
  const [choice, setChoice] = useState<{ insteadOf: string | undefined }>()
  const chooseSide = (insteadOf?: string) => setChoice({ insteadOf })
  const parts = useLazyPart(sideParts, sides.length > 0)
  const focused = useFocusWhenChosen<HTMLElement>(item.id)
  return (
    <section
      ref={focused}
      tabIndex={-1}
      aria-label={recipe.title}
      className="grid gap-4 outline-none lg:gap-6"
    >
      <title>{`${recipe.title} · Butterleaf`}</title>
      <RecipeHeader
        recipe={recipe}
        eyebrow={`${mealWords[item.meal]}, ${dateNaming(plan.template)(found.dayNumber)}`}
        servings={item.servings}
        more={sides.length > 0 && parts && <parts.PlateLine item={item} main={recipe} sides={sides} />}
        actions={<ItemActions found={found} />}
      >
        <AmountNote found={found} />
      </RecipeHeader>
      <LazyTimers />
      <div className={recipeColumns}>
        <div className="grid gap-4">
          <IngredientsCard
            recipe={recipe}
            planUnit={plan.answers.units}
            caption={`For ${servingsText(scaledServings(recipe))}`}
            itemId={item.id}
            action={<PrintButton place={placeOf(found)} title={recipe.title} />}
          />
          {(plates || guests) && (
            <Suspense>
              <LazyPlateUp item={item} plates={plates} guests={guests} dishes={[recipe, ...sides]} />
            </Suspense>
          )}
          <LazyMoreThanMacros days={[{ items: [item] }]} of="meal" />
        </div>
        <InstructionsCard
          recipe={recipe}
          lastStep={begun.stepOfMain}
          cookPath={(step) => cookPathOf(item.kind === 'leftover' ? recipe.id : undefined, step)}
          cookLabel={sides.length + apart.length > 0 ? begun.label : undefined}
        />
      </div>
      {sides.length > 0 && parts && (
        <parts.SidesOfDish found={found} item={item} sides={sides} onChoose={chooseSide} />
      )}
      {apart.length > 0 && (
        <Suspense>
          <LazyDishesApart page={page} />
        </Suspense>
      )}
      {choice && isFilled(found.item) && (
        <Suspense>
          <LazySideSheet
            found={{ ...found, item: found.item }}
            insteadOf={choice.insteadOf}
            onClose={() => setChoice(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

const LazyPlateUp = lazy(() =>
  import('#lib/recipe/plate-up.tsx').then(({ PlateUp }) => ({ default: PlateUp })),
)
const LazyDishesApart = lazy(() => import('./dishes-apart.tsx'))
const sideParts = createLazyPart(() => import('./sides-of-dish.tsx'))
const LazySideSheet = lazy(() => import('#lib/meal-plan/plate/side-sheet.tsx'))

/** [RCP-5] [PLATE-3] Where the cook was last, in the main or in what is cooked with it. */
function useBegunStep(page: DishPage) {
  const { item, recipe, apart = [] } = page
  const beside = cookedBeside(page)
  const dishes = item.kind === 'leftover' && beside.length > 0 ? beside : [recipe, ...beside]
  const idOf = (of: ScaledRecipe) => cookingIdOf(of.id, item.id)
  const memory = useSessionMemory(idOf(dishes[0] ?? recipe))
  const dish = dishes.find(({ id }) => id === memory.at) ?? recipe
  const step = memory.stepOf(idOf(dish))
  const isBegun = dishes.some((one) => memory.stepOf(idOf(one)) > 0)
  const fresh =
    apart.length > 0 ? 'Cook what is fresh' : beside.length > 1 ? 'Cook the sides' : 'Cook the side'
  const all = item.kind !== 'leftover' ? 'Cook it all' : fresh
  return {
    stepOfMain: memory.stepOf(idOf(recipe)),
    label: isBegun ? `Go on: ${shortName(dish)}, step ${step + 1}` : all,
  }
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
      {dateNaming(template)(found.dayNumber)}
    </Link>
  )
}

/** [ITEM-6] [ITEM-7] Taste, another dish in its place, and the sheet with all else. */
function ItemActions({ found }: { found: FoundPlace }) {
  const { item } = found
  return isFilled(item) && <DishItemActions found={{ ...found, item }} />
}

function DishItemActions({ found }: { found: FoundDish }) {
  const { template } = usePlan().plan
  const open = useDishSheet()
  const begun = useChoiceState()
  return (
    <div className="grid gap-2">
      <DishTaste found={found} />
      <div className="flex flex-wrap gap-2">
        {!found.day.isComplete && (
          <Link
            to={recipesPath(template, found)}
            state={begun}
            className={buttonLook({ look: 'quiet', size: 'sm' })}
          >
            <RefreshCw aria-hidden className="size-4" />
            Replace
          </Link>
        )}
        <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => open(found)}>
          <Ellipsis aria-hidden className="size-4" />
          Options
        </Button>
      </div>
    </div>
  )
}

/** [LEFT-1] How much of it is eaten and cooked. Most dishes neither feed a later meal nor come from an earlier one. */
function AmountNote({ found }: { found: FoundPlace }) {
  const { plan } = usePlan()
  const servedOf = servedIn(plan)
  const { item } = found
  const isFed = item.kind === 'leftover' || item.kind === 'leftoverParent'
  const LeftoverAmounts = useLazyPart(leftoverParts, isFed)?.LeftoverAmounts
  if (!isFilled(item)) return null
  if (isFed)
    return LeftoverAmounts ? <LeftoverAmounts found={{ ...found, item }} /> : <div className="min-h-17" />
  const servings = servedOf(item)[0]!.servings
  return <p>{amountSentence(item.servings, peopleOf(plan.answers), servings)}</p>
}

const leftoverParts = createLazyPart(() => import('./leftover-amounts.tsx'))

/** [RCP-6] The meal on paper. */
function PrintButton({ place, title }: { place: ItemPlace; title: string }) {
  const { plan } = usePlan()
  const toasts = useToasts()
  const print = useMutation({
    // The tab comes from the press itself: one that opens later would be taken for a pop-up.
    mutationFn: async (tab: Window | null) => {
      const params = { planId: plan.id, templateId: plan.template.id, ...place }
      showPdf(await printItem(params), `${title}.pdf`, tab)
    },
    onError: (_error, tab) => {
      tab?.close()
      toasts.show('The page for print isn’t ready. Try again in a moment.', { tone: 'error' })
    },
  })
  return (
    <Button
      look="quiet"
      size="sm"
      busy={print.isPending}
      busyLabel="Making the page for print"
      onClick={() => print.mutate(window.open('', '_blank'))}
    >
      <Printer aria-hidden className="size-4" />
      Print
    </Button>
  )
}

/** The tab reads it in its own time. */
const addressLivesMs = 60_000

/** In the tab that is waiting for it; where the browser gave none, as a download. */
function showPdf(pdf: Blob, name: string, tab: Window | null): void {
  if (tab && !tab.closed) showIn(tab, pdf)
  else saveFile(name, pdf)
}

function showIn(tab: Window, pdf: Blob): void {
  const address = URL.createObjectURL(pdf)
  tab.location.replace(address)
  setTimeout(() => URL.revokeObjectURL(address), addressLivesMs)
}
