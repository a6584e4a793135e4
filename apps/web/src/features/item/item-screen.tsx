import ArrowLeft from 'virtual:lucide/arrow-left'
import Lock from 'virtual:lucide/lock'
import LockOpen from 'virtual:lucide/lock-open'
import Printer from 'virtual:lucide/printer'
import RefreshCw from 'virtual:lucide/refresh-cw'
import Shuffle from 'virtual:lucide/shuffle'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { type Feeding, feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { feedingSentence } from '@butterleaf/domain/meal-plan/feeding-sentence'
import { refusalToDraw } from '@butterleaf/domain/meal-plan/free-slots'
import { type FilledItem, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import {
  type FoundItem,
  findById,
  type ItemPlace,
  placeOf,
  placeOfDay,
} from '@butterleaf/domain/meal-plan/places'
import { type DishPage, isDishPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { plateMacros } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { type ScaledRecipe, scaledServings } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { printItem } from '#lib/meal-plan/item-pages.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, itemPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { sideAnchor } from '#lib/meal-plan/plate/side-anchor.ts'
import { AddSideButton, SideChoices } from '#lib/meal-plan/plate/side-options.tsx'
import { SideStepper } from '#lib/meal-plan/plate/side-stepper.tsx'
import { unbroken } from '#lib/meal-plan/words/unbroken.ts'
import { dateNaming, refusalWords, weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { LazyMoreThanMacros } from '#lib/nutrients/lazy-more-than-macros.tsx'
import { pathTo } from '#lib/paths.ts'
import { IngredientsCard } from '#lib/recipe/ingredients-card.tsx'
import { InstructionsCard } from '#lib/recipe/instructions-card.tsx'
import { cookingIdOf, useKitchenMemory, useSessionMemory } from '#lib/recipe/kitchen-memory.ts'
import { LikeAvoid } from '#lib/recipe/like-avoid.tsx'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { amountSentence } from '#lib/recipe/measure-text.ts'
import { RecipeHeader } from '#lib/recipe/recipe-header.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { LazyTimers } from './cook/lazy-timers.tsx'
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
  const { item, recipe, sides = [] } = page
  const begun = useBegunStep(page)
  const [choice, setChoice] = useState<{ insteadOf: string | undefined }>()
  const chooseSide = (insteadOf?: string) => setChoice({ insteadOf })
  useSideInSight(sides)
  return (
    <div className="grid gap-4 lg:gap-6">
      <title>{`${recipe.title} · Butterleaf`}</title>
      <RecipeHeader
        recipe={recipe}
        eyebrow={`${mealWords[item.meal]}, ${dateNaming(plan.template)(found.dayNumber)}`}
        servings={item.servings}
        more={sides.length > 0 && <PlateLine item={item} main={recipe} sides={sides} />}
        actions={<ItemActions found={found} onChooseSide={chooseSide} />}
      >
        <AmountNote found={found} />
      </RecipeHeader>
      <LazyTimers />
      <div className={columns}>
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
          lastStep={begun.stepOfMain}
          cookPath={(step) => cookPathOf(item.kind === 'leftover' ? recipe.id : undefined, step)}
          cookLabel={sides.length > 0 ? begun.label : undefined}
        />
      </div>
      {sides.map((side) => (
        <SideOfDish key={side.id} found={found} item={item} recipe={side} onChoose={chooseSide} />
      ))}
      {choice && isFilled(found.item) && (
        <Suspense>
          <LazySideSheet
            found={{ ...found, item: found.item }}
            insteadOf={choice.insteadOf}
            onClose={() => setChoice(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

const columns = 'grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-6'

const LazySideSheet = lazy(() => import('#lib/meal-plan/plate/side-sheet.tsx'))

/** A main's own steps need no name; the button leads to where the cook was last. */
function cookPathOf(recipeId: string | undefined, step: number | undefined): string {
  if (step === undefined) return 'cook'
  return `cook?${recipeId === undefined ? '' : `dish=${recipeId}&`}step=${step + 1}`
}

/** [RCP-5] [PLATE-3] Where the cook was last, in the main or in what is cooked with it. */
function useBegunStep({ item, recipe, sides = [] }: DishPage) {
  const dishes = item.kind === 'leftover' && sides.length > 0 ? sides : [recipe, ...sides]
  const idOf = (of: ScaledRecipe) => cookingIdOf(of.id, item.id)
  const memory = useSessionMemory(idOf(dishes[0] ?? recipe))
  const dish = dishes.find(({ id }) => id === memory.at) ?? recipe
  const step = memory.stepOf(idOf(dish))
  const isBegun = dishes.some((one) => memory.stepOf(idOf(one)) > 0)
  const all = item.kind !== 'leftover' ? 'Cook it all' : sides.length > 1 ? 'Cook the sides' : 'Cook the side'
  return {
    stepOfMain: memory.stepOf(idOf(recipe)),
    label: isBegun ? `Go on: ${shortName(dish)}, step ${step + 1}` : all,
  }
}

/** The side that the address names: a link on a card led to it. */
function useSideInSight(sides: readonly ScaledRecipe[]): void {
  const { hash } = useLocation()
  const named = sides.find(({ id }) => hash === `#${sideAnchor(id)}`)?.id
  useEffect(() => {
    const section = named === undefined ? null : document.getElementById(sideAnchor(named))
    section?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'start' })
  }, [named])
}

type PlateLineProps = { item: FilledItem; sides: readonly ScaledRecipe[]; main: ScaledRecipe }

/** [PLATE-3] What stands beside it, and what the whole plate holds. */
function PlateLine({ item, main, sides }: PlateLineProps) {
  const cards = Object.fromEntries([main, ...sides].map((recipe) => [recipe.id, recipe]))
  return (
    <div className="mt-1 grid gap-1">
      <p className="flex flex-wrap gap-x-3">
        Beside it:
        {sides.map((side) => (
          <Link
            key={side.id}
            to={`#${sideAnchor(side.id)}`}
            className="font-semibold text-leaf underline underline-offset-4"
          >
            {shortName(side)}
          </Link>
        ))}
      </p>
      <p className="text-sm text-muted">The whole plate:</p>
      <MacroLine perServing={plateMacros({ cards }, item)} hasCalories />
    </div>
  )
}

type SideOfDishProps = {
  found: FoundPlace
  /** As its page shows it. */
  item: FilledItem
  recipe: ScaledRecipe
  onChoose: (insteadOf?: string) => void
}

/** [PLATE-3] [ITEM-6] [ITEM-7] The recipe of a side, with what can be done about it. */
function SideOfDish({ found, item, recipe, onChoose }: SideOfDishProps) {
  const { plan } = usePlan()
  const toasts = useToasts()
  const { day, dayNumber } = found
  const id = useId()
  const memory = useKitchenMemory(cookingIdOf(recipe.id, item.id))
  const servings = sidesOf(item).find(({ recipeId }) => recipeId === recipe.id)?.servings ?? 1
  const isOpen = !day.isComplete && isFilled(found.item)
  const dish = isFilled(found.item) ? { ...found, item: found.item } : undefined
  const offerAnother = () =>
    toasts.show(`It stays on ${weekdayNaming(plan.template)(dayNumber)} until you change it.`, {
      ...(isOpen && { action: { label: 'Another side', onPress: () => onChoose(recipe.id) } }),
    })
  return (
    <section
      id={sideAnchor(recipe.id)}
      aria-labelledby={id}
      tabIndex={-1}
      className="grid scroll-mt-4 gap-4 outline-none lg:gap-6"
    >
      <Card className="flex flex-wrap items-start gap-4">
        <RecipePlate recipe={recipe} className="size-22" />
        <div className="grid min-w-0 flex-[1_1_16rem] gap-1.5">
          <p className="text-sm font-semibold text-muted">Beside it</p>
          <h2 id={id} className="text-pretty">
            {recipe.title}
          </h2>
          <p className="text-pretty">{amountSentence(servings, peopleOf(plan.answers))}</p>
          <MacroLine perServing={recipe.perServing} servings={servings} hasCalories />
          <div className="mt-1 grid max-w-sm gap-2 print:hidden">
            <LikeAvoid recipeId={recipe.id} interactions={plan.interactions} onAvoided={offerAnother} />
            {isOpen && dish && (
              <>
                <SideChoices found={dish} side={{ card: recipe, servings }} onChoose={onChoose} />
                <div className="-ml-2.5 flex flex-wrap">
                  <SideStepper found={dish} side={{ card: recipe, servings }} />
                </div>
              </>
            )}
          </div>
        </div>
      </Card>
      <div className={columns}>
        <IngredientsCard
          recipe={recipe}
          planUnit={plan.answers.units}
          caption={`For ${servingsText(scaledServings(recipe))}`}
          itemId={item.id}
          isOfSide
        />
        <InstructionsCard
          recipe={recipe}
          lastStep={memory.step}
          cookPath={(step) => cookPathOf(recipe.id, step)}
          isOfSide
        />
      </div>
    </section>
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
      {dateNaming(template)(found.dayNumber)}
    </Link>
  )
}

/** [ITEM-6] [ITEM-7] Taste, and while the day is open what can be done with the slot. */
function ItemActions({ found, onChooseSide }: { found: FoundPlace; onChooseSide: () => void }) {
  const { plan } = usePlan()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { item, day, dayNumber } = found
  if (!isFilled(item)) return null
  const { weekId, dayId } = placeOf(found)
  const recipes = pathTo('app.template.preparing.day.recipes', {
    templateId: plan.template.id,
    weekId,
    dayId,
    category: item.meal,
  })
  const isOpen = !day.isComplete
  const offerAnother = () =>
    toasts.show(`It stays on ${weekdayNaming(plan.template)(dayNumber)} until you replace it.`, {
      ...(isOpen && { action: { label: 'Replace', onPress: () => navigate(recipes) } }),
    })
  return (
    <div className="grid gap-2">
      <LikeAvoid recipeId={item.recipeId} interactions={plan.interactions} onAvoided={offerAnother} />
      {isOpen && (
        <div className="grid max-w-sm grid-cols-3 gap-2">
          <Link to={recipes} className={buttonLook({ look: 'quiet', size: 'sm', className: 'px-2!' })}>
            <RefreshCw aria-hidden className="size-4" />
            Replace
          </Link>
          <RandomButton found={found} />
          <LockButton isLocked={item.isLocked} place={placeOf(found)} />
        </div>
      )}
      {isOpen && item.meal !== 'dessert' && (
        <div className="grid max-w-sm">
          <AddSideButton found={{ ...found, item }} onChoose={() => onChooseSide()} />
        </div>
      )}
    </div>
  )
}

function RandomButton({ found }: { found: FoundPlace }) {
  const plan = usePlan()
  const change = usePlanChange()
  const place = placeOf(found)
  // ITEM-8: a failure leaves everything as it was.
  return (
    <Button
      look="quiet"
      size="sm"
      className="px-2!"
      busy={isPending(plan, 'randomizeItem', place.itemId)}
      busyLabel="Looking for another recipe"
      why={refusalWords(plan.plan.template, refusalToDraw(found))}
      onClick={() => change.mutate(planChange('randomizeItem', place))}
    >
      <Shuffle aria-hidden className="size-4" />
      Random
    </Button>
  )
}

function LockButton({ isLocked, place }: { isLocked: boolean; place: ItemPlace }) {
  const change = usePlanChange()
  const Icon = isLocked ? Lock : LockOpen
  return (
    <Button
      look={isLocked ? 'butter' : 'quiet'}
      size="sm"
      className="px-2!"
      aria-pressed={isLocked}
      onClick={() =>
        change.mutate(isLocked ? planChange('unlockItem', place) : planChange('lockItem', place))
      }
    >
      <Icon aria-hidden className="size-4" />
      {isLocked ? 'Locked' : 'Lock'}
    </Button>
  )
}

/** [LEFT-1] How much of it is eaten and cooked; a parent and its leftovers lead to each other. */
function AmountNote({ found }: { found: FoundPlace }) {
  const people = peopleOf(usePlan().plan.answers)
  const { item } = found
  if (!isFilled(item)) return null
  if (item.kind === 'leftover')
    return <FromParent found={found} parentId={item.parentId} servings={item.servings * people} />
  const feeding = feedingOf(found, people)
  return feeding ? (
    <FeedsLater found={found} feeding={feeding} />
  ) : (
    <p>{amountSentence(item.servings, people)}</p>
  )
}

function FeedsLater({ found, feeding }: { found: FoundPlace; feeding: Feeding }) {
  const day = weekdayNaming(usePlan().plan.template)
  return (
    <>
      <p>{unbroken(feedingSentence(feeding, day))}.</p>
      <p className="flex flex-wrap gap-x-4">
        {slotsFedBy(found).map((fed) => (
          <ItemLink key={fed.item.id} to={fed} view={found.view} />
        ))}
      </p>
    </>
  )
}

type FromParentProps = { found: FoundPlace; parentId: string; servings: number }

function FromParent({ found, parentId, servings }: FromParentProps) {
  const { template } = usePlan().plan
  const parent = findById(template, parentId)
  if (!parent) return null
  return (
    <>
      <p>
        Eat {servingsText(servings)} of what you cook on {weekdayNaming(template)(parent.dayNumber)}.
      </p>
      <p>
        <ItemLink to={parent} view={found.view} />
      </p>
    </>
  )
}

function ItemLink({ to, view }: { to: FoundItem; view: FoundPlace['view'] }) {
  const { template } = usePlan().plan
  return (
    <Link
      to={itemPath(template, placeOf(to), view)}
      className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
    >
      {mealWords[to.item.meal]}, {weekdayNaming(template)(to.dayNumber)}
    </Link>
  )
}

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
