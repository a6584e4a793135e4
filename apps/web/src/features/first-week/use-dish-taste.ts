import { allItems } from '@butterleaf/domain/meal-plan/places'
import { cardOf, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { isProblem } from '#lib/api/api-problem.ts'
import { interact, takeInteractionBack } from '#lib/meal-plan/change/plan-changes.ts'
import { rejectDish } from '#lib/meal-plan/change/reject-dish.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

/** [ITEM-7] What a person says of a dish of their first week. */
export function useDishTaste({ id, title }: RecipeCard) {
  const inHand = usePlan()
  const change = usePlanChange()
  const toasts = useToasts()
  const { template } = inHand.plan
  const failed = (error: Error) =>
    toasts.show(
      isProblem(error, 'nothing-suitable')
        ? `No other dish fits in place of ${title}. It won’t come into your next plan.`
        : 'That didn’t save. Try again in a moment.',
      { tone: 'error' },
    )
  return {
    isRejecting: isPending(inHand, 'reject-dish', id),
    toggleLike: (isLiked: boolean) =>
      change.mutate(isLiked ? takeInteractionBack(id) : interact(id, 'like'), { onError: failed }),
    // Awaited: the dish, and this hook with it, is gone when the answer comes.
    reject: () => {
      const { reject, restore } = rejectDish(template, id)
      return change
        .mutateAsync(reject)
        .then((after) => {
          const other = dishInPlaceOf(inHand.plan, after, id)
          toasts.show(other ? `${other} instead of ${title}.` : `${title} won’t come again.`, {
            action: { label: 'Undo', onPress: () => change.mutate(restore, { onError: failed }) },
          })
        })
        .catch(failed)
    },
  }
}

/** The title of what stands where the recipe stood first. */
function dishInPlaceOf(before: MealPlan, after: MealPlan, recipeId: string): string | undefined {
  const slot = allItems(before.template).find(({ item }) => 'recipeId' in item && item.recipeId === recipeId)
  const now = slot && allItems(after.template).find(({ item }) => item.id === slot.item.id)
  return now && cardOf(after, now.item)?.title
}
