import { findById } from '@butterleaf/domain/meal-plan/places'
import {
  cookedAloneFor,
  cookedBeside,
  type DishPage,
  isDishPage,
} from '@butterleaf/domain/meal-plan/shown/item-page'
import { cookedAloneText } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { guestsAt } from '@butterleaf/domain/meal-plan/table/guests'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { cookingIdOf } from '#lib/recipe/kitchen-memory.ts'
import { PlateUp } from '#lib/recipe/plate-up.tsx'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { useRecipe } from '#lib/recipe/use-recipe.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { CookMode } from './cook/cook-mode.tsx'
import type { CookedDish } from './cook/cook-session.ts'
import { NothingHere, useItem } from './use-item.tsx'

/** [RCP-5] Outside the shell: nothing but the step. */
export default function CookScreen() {
  const { itemId } = useParams()
  return itemId === undefined ? <RecipeCook /> : <ItemCook />
}

function ItemCook() {
  return <Cook cooking={useItemCooking()} />
}

function RecipeCook() {
  return <Cook cooking={useRecipeCooking()} />
}

function Cook({ cooking }: { cooking: Cooking }) {
  const { isError, isGone } = cooking
  const { dishes, isOvertaken, changeOver } = useDishes(cooking)
  const leave = useLeave()
  if (dishes) {
    const notice = isOvertaken && <OvertakenNotice planned={titleOf(cooking.dishes)} onChange={changeOver} />
    return <CookMode dishes={dishes} notice={notice} after={cooking.plateUp} onLeave={leave} />
  }
  if (isGone) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-lg place-items-center p-4">
        <NothingHere />
      </main>
    )
  }
  return (
    <main className={`mx-auto max-w-lg p-4 ${isError ? 'grid min-h-dvh place-items-center' : ''}`}>
      {isError ? (
        <ErrorState
          heading="h1"
          title="The recipe didn’t load"
          onRetry={cooking.retry}
          isRetrying={cooking.isRetrying}
          action={
            <Button look="ghost" onClick={leave}>
              Back
            </Button>
          }
        >
          Check your connection, then try again.
        </ErrorState>
      ) : (
        <RecipeSkeleton />
      )}
    </main>
  )
}

/** Another dish is begun at its own first step. */
function useDishes(cooking: Cooking) {
  const { dishes, isOvertaken, goOnWith } = useBegun(cooking)
  const [, setParameters] = useSearchParams()
  const { state } = useLocation()
  const changeOver = () => {
    if (!cooking.dishes) return
    goOnWith(cooking.dishes)
    setParameters(withoutStep, { replace: true, state })
  }
  return { dishes, isOvertaken, changeOver }
}

function withoutStep(parameters: URLSearchParams): URLSearchParams {
  for (const own of ['step', 'dish']) parameters.delete(own)
  return parameters
}

/** "Pork chops, sage & roast cabbage with Buttered green beans" */
function titleOf(dishes: Cooking['dishes']): string | undefined {
  if (!dishes) return undefined
  const [main, ...sides] = dishes.map(({ recipe }) => recipe.title)
  return sides.length > 0 ? `${main} with ${joinWords(sides)}` : main
}

/** Back to the recipe: where it was left, or by a link that led straight here, at its top. */
function useLeave(): () => void {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const isFromRecipe = (state as { isFromRecipe?: boolean } | null)?.isFromRecipe === true
  return () => {
    if (isFromRecipe) return navigate(-1)
    const parameters = new URLSearchParams(search)
    for (const own of ['step', 'dish', 'scale']) parameters.delete(own)
    navigate({ pathname: '..', search: parameters.toString() }, { relative: 'path', replace: true })
  }
}

type Dishes = readonly [CookedDish, ...CookedDish[]]

type Cooking = {
  /** The main, then its sides. */
  dishes: Dishes | undefined
  /** [TOG-3] Shown with the last step. */
  plateUp?: ReactNode
  isError: boolean
  /** The plan has changed since, on another device or in another tab: trying again helps nothing. */
  isGone: boolean
  isRetrying: boolean
  retry: () => void
}

/** What is cooked: an item of the plan, as it is scaled there. */
function useItemCooking(): Cooking {
  const { weekId = '', dayId = '', itemId = '' } = useParams()
  const [parameters] = useSearchParams()
  const item = useItem({ weekId, dayId, itemId })
  const page = item.data && isDishPage(item.data) ? item.data : undefined
  const day = findById(usePlan().plan.template, itemId)?.day ?? {}
  return {
    dishes: page && dishesOf(page, parameters.get('dish')),
    plateUp: page && (
      <PlateUp
        item={page.item}
        plates={page.plates}
        guests={guestsAt(day, page.item.id)}
        dishes={[page.recipe, ...(page.sides ?? [])]}
      />
    ),
    isError: item.isError,
    isGone: isProblem(item.error, 'not-found') || (item.data !== undefined && !page),
    isRetrying: item.isFetching,
    retry: () => void item.refetch(),
  }
}

/** [PLATE-3] What is left over is cooked already: beside fresh sides its steps are shown only to a person who asks for them. */
function dishesOf(page: DishPage, askedId: string | null): Dishes {
  const { item, recipe } = page
  const cooked = (of: ScaledRecipe): CookedDish => {
    const alone = cookedAloneFor(page, of.id)
    const forWhom = alone && cookedAloneText(alone.eaters.map(({ name }) => name))
    return { recipe: of, cookingId: cookingIdOf(of.id, item.id), ...(forWhom && { forWhom }) }
  }
  const beside = cookedBeside(page).map(cooked)
  const [first, ...others] = beside
  if (item.kind !== 'leftover') return [cooked(recipe), ...beside]
  return first && askedId !== recipe.id ? [first, ...others] : [cooked(recipe)]
}

/** Or a recipe that isn't in the plan, scaled as its preview was. */
function useRecipeCooking(): Cooking {
  const { recipeId = '' } = useParams()
  const [parameters] = useSearchParams()
  const scale = Number(parameters.get('scale'))
  const recipe = useRecipe(recipeId, scale > 0 ? scale : undefined)
  return {
    dishes: recipe.data && [{ recipe: recipe.data, cookingId: cookingIdOf(recipeId) }],
    isError: recipe.isError,
    isGone: false,
    isRetrying: recipe.isFetching,
    retry: () => void recipe.refetch(),
  }
}

type Begun = {
  dishes: Dishes | undefined
  /** Whether the plan has another dish here by now, or one less. */
  isOvertaken: boolean
  goOnWith: (dishes: Dishes) => void
}

/** [RCP-5] A person at the stove goes on with what they began, also when the plan changes; its amounts may change, and a side may come. */
function useBegun({ dishes, isGone }: Cooking): Begun {
  const [begun, setBegun] = useState<Dishes>()
  const isSame = begun === undefined || (dishes !== undefined && begun.every((one) => isAmong(dishes, one)))
  if (dishes && isSame && !isWhole(dishes, begun)) setBegun(dishes)
  return { dishes: begun, isOvertaken: !isSame && (dishes !== undefined || isGone), goOnWith: setBegun }
}

function isAmong(dishes: Dishes, { recipe }: CookedDish): boolean {
  return dishes.some((one) => one.recipe.id === recipe.id)
}

/** The same recipes, so that nothing is to be taken over. */
function isWhole(dishes: Dishes, begun: Dishes | undefined): boolean {
  return begun?.length === dishes.length && dishes.every(({ recipe }, at) => begun[at]?.recipe === recipe)
}

interface OvertakenNoticeProps {
  /** The dish that is in the plan now. */
  planned: string | undefined
  onChange: () => void
}

function OvertakenNotice({ planned, onChange }: OvertakenNoticeProps) {
  return (
    <div role="status" className="mx-auto w-full max-w-6xl px-5 pt-2 lg:px-10">
      <Banner
        action={
          planned && (
            <Button look="ghost" onClick={onChange}>
              Cook that instead
            </Button>
          )
        }
      >
        {planned
          ? `Your plan has changed: this meal is ${planned} now. You can cook this one to its end.`
          : 'Your plan has changed: it has no dish for this meal now. You can cook this one to its end.'}
      </Banner>
    </div>
  )
}
