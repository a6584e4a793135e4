import type { RecipeCard } from '@butterleaf/contract/recipes/calls'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { fillWith } from '#lib/meal-plan/change/day-changes.ts'
import { replaceWith } from '#lib/meal-plan/change/item-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import type { Slot } from './use-slot.ts'

/** Puts a recipe into the slot, open or filled, and goes back to the day. */
export function useChooseRecipe({ item, meal, day, place, dayPath }: Slot) {
  const change = usePlanChange()
  const navigate = useNavigate()
  const toasts = useToasts()
  return {
    isPending: change.isPending,
    choose({ id, title }: Pick<RecipeCard, 'id' | 'title'>) {
      const asked =
        item.type === 'empty' ? fillWith(place, meal, id) : replaceWith({ ...place, itemId: item.id }, id)
      change.mutate(asked, {
        onSuccess: () => {
          toasts.show(`${title} is ${meal} on day ${day.dayNumber}.`, { tone: 'done' })
          navigate(dayPath)
        },
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
