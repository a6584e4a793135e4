import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { Button } from '#ui/action/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { CookMode } from './cook/cook-mode.tsx'
import { NothingHere } from './nothing-here.tsx'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { useBegun } from './use-begun.ts'
import { type Cooking, useItemCooking, useRecipeCooking } from './use-cooking.ts'

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
