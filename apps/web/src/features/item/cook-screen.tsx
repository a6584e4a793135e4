import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { cookingIdOf } from '#lib/recipe/kitchen-memory.ts'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { useRecipe } from '#lib/recipe/use-recipe.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { CookMode } from './cook/cook-mode.tsx'
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
  const { dish, isOvertaken, changeOver } = useDish(cooking)
  const leave = useLeave()
  if (dish) {
    const notice = isOvertaken && <OvertakenNotice planned={cooking.recipe?.title} onChange={changeOver} />
    return <CookMode {...dish} notice={notice} onLeave={leave} />
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
function useDish(cooking: Cooking) {
  const { dish, isOvertaken, goOnWith } = useBegun(cooking)
  const [, setParameters] = useSearchParams()
  const { state } = useLocation()
  const { recipe, cookingId } = cooking
  const changeOver = () => {
    if (!recipe) return
    goOnWith({ recipe, cookingId })
    setParameters(withoutStep, { replace: true, state })
  }
  return { dish, isOvertaken, changeOver }
}

function withoutStep(parameters: URLSearchParams): URLSearchParams {
  parameters.delete('step')
  return parameters
}

/** Back to the recipe: where it was left, or by a link that led straight here, at its top. */
function useLeave(): () => void {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const isFromRecipe = (state as { isFromRecipe?: boolean } | null)?.isFromRecipe === true
  return () => {
    if (isFromRecipe) return navigate(-1)
    const parameters = new URLSearchParams(search)
    for (const own of ['step', 'scale']) parameters.delete(own)
    navigate({ pathname: '..', search: parameters.toString() }, { relative: 'path', replace: true })
  }
}

type Cooking = {
  recipe: ScaledRecipe | undefined
  cookingId: string
  isError: boolean
  /** The plan has changed since, on another device or in another tab: trying again helps nothing. */
  isGone: boolean
  isRetrying: boolean
  retry: () => void
}

/** What is cooked: an item of the plan, as it is scaled there. */
function useItemCooking(): Cooking {
  const { weekId = '', dayId = '', itemId = '' } = useParams()
  const item = useItem({ weekId, dayId, itemId })
  const recipe = item.data?.recipe
  return {
    recipe,
    cookingId: cookingIdOf(recipe?.id ?? '', itemId),
    isError: item.isError,
    isGone: isProblem(item.error, 'not-found') || (item.data !== undefined && !recipe),
    isRetrying: item.isFetching,
    retry: () => void item.refetch(),
  }
}

/** Or a recipe that isn't in the plan, scaled as its preview was. */
function useRecipeCooking(): Cooking {
  const { recipeId = '' } = useParams()
  const [parameters] = useSearchParams()
  const scale = Number(parameters.get('scale'))
  const recipe = useRecipe(recipeId, scale > 0 ? scale : undefined)
  return {
    recipe: recipe.data,
    cookingId: cookingIdOf(recipeId),
    isError: recipe.isError,
    isGone: false,
    isRetrying: recipe.isFetching,
    retry: () => void recipe.refetch(),
  }
}

export type Dish = { recipe: ScaledRecipe; cookingId: string }
type Begun = {
  dish: Dish | undefined
  /** Whether the plan has another dish here by now, or none. */
  isOvertaken: boolean
  goOnWith: (dish: Dish) => void
}

/** [RCP-5] A person at the stove goes on with the recipe they began, also when the plan changes; its amounts may change. */
function useBegun({ recipe, cookingId, isGone }: Cooking): Begun {
  const [begun, setBegun] = useState<Dish>()
  const isSame = begun === undefined || begun.recipe.id === recipe?.id
  if (recipe && isSame && begun?.recipe !== recipe) setBegun({ recipe, cookingId })
  return { dish: begun, isOvertaken: !isSame && (recipe !== undefined || isGone), goOnWith: setBegun }
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
