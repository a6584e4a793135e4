import { allItems } from '@butterleaf/domain/meal-plan/places'
import { cardOf, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { interact, rejectDish, takeInteractionBack, undoChange } from '#lib/meal-plan/change/plan-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

/** [ITEM-7] What a person says of a dish of their first week. */
export function useDishTaste({ id, title }: RecipeCard) {
  const inHand = usePlan()
  const change = usePlanChange()
  const toasts = useToasts()
  const failed = () => toasts.show('That didn’t save. Try again in a moment.', { tone: 'error' })
  return {
    isRejecting: isPending(inHand, 'reject-dish', id),
    toggleLike: (isLiked: boolean) =>
      change.mutate(isLiked ? takeInteractionBack(id) : interact(id, 'like'), { onError: failed }),
    // Awaited: the dish, and this hook with it, is gone when the answer comes.
    reject: () =>
      change
        .mutateAsync(rejectDish(id))
        .then((after) => {
          const other = dishInPlaceOf(inHand.plan, after, id)
          const undo = { ...undoChange(String(after.version), after.version), isToldByScreen: true }
          if (other && other !== title)
            toasts.show(`${other} instead of ${title}.`, {
              action: { label: 'Undo', onPress: () => change.mutate(undo, { onError: failed }) },
            })
          else
            toasts.show(`No other dish fits in place of ${title}. It won’t come into your next plan.`, {
              tone: 'error',
            })
        })
        .catch(failed),
  }
}

/** The title of what stands where the recipe stood first. */
function dishInPlaceOf(before: MealPlan, after: MealPlan, recipeId: string): string | undefined {
  const slot = allItems(before.template).find(({ item }) => 'recipeId' in item && item.recipeId === recipeId)
  const now = slot && allItems(after.template).find(({ item }) => item.id === slot.item.id)
  return now && cardOf(after, now.item)?.title
}
