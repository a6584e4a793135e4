import { type FoundItem, placeOf, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { fillWith } from '#lib/meal-plan/change/day-changes.ts'
import { replaceWith } from '#lib/meal-plan/change/item-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath } from '#lib/meal-plan/plan-places.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

/** Puts a recipe into the slot, open or filled; without `onChosen` it goes back to the day. */
export function useChooseRecipe(slot: FoundItem, onChosen?: () => void) {
  const { template } = usePlan().plan
  const place = placeOfDay(slot)
  const { kind, meal } = slot.item
  const change = usePlanChange()
  const navigate = useNavigate()
  const toasts = useToasts()
  return {
    isPending: change.isPending,
    choose({ id }: Pick<RecipeCard, 'id'>) {
      const asked = kind === 'empty' ? fillWith(place, meal, id) : replaceWith(placeOf(slot), id)
      change.mutate(asked, {
        onSuccess: () => (onChosen ? onChosen() : void navigate(editorPath(template, place))),
        onError: (error) => toasts.show(saidOf(error), { tone: 'error' }),
      })
    },
  }
}

/** The server says why it refuses; a network says nothing that a person could use. */
export function saidOf(error: unknown): string {
  if (error instanceof ApiProblem) return error.message
  return 'The server can’t be reached right now. Try again in a moment.'
}
