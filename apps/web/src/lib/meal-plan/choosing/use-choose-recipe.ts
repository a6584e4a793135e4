import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { refusalAsCooked } from '@butterleaf/domain/meal-plan/leftovers'
import { type FoundItem, placeOf, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { servedIn } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { cardOf, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { useState } from 'react'
import { useToasts } from '#ui/feedback/toast.tsx'
import { planChange } from '../change/plan-change.ts'
import { changeFailureText, usePlanChange } from '../change/use-plan-change.ts'
import { refusalWords } from '../words/refusal-words.ts'
import { weekdayNaming } from '../words/weekday-naming.ts'
import { useChoiceEnd } from './choice-begun.ts'

/** Puts a recipe into the slot, open or filled; without `onChosen` it ends where the choice was begun. */
export function useChooseRecipe(slot: FoundItem, onChosen?: () => void) {
  const place = placeOfDay(slot)
  const { kind, meal } = slot.item
  const change = usePlanChange()
  const { end } = useChoiceEnd(slot)
  const toasts = useToasts()
  const [chosenId, setChosenId] = useState<string>()
  return {
    isPending: change.isPending,
    /** The recipe that is being put there. */
    chosenId: change.isPending ? chosenId : undefined,
    choose({ id }: Pick<RecipeCard, 'id'>) {
      setChosenId(id)
      const asked =
        kind === 'empty'
          ? planChange('fillSlot', { ...place, meal, recipeId: id })
          : planChange('replaceItem', { ...placeOf(slot), recipeId: id })
      change.mutate(asked, {
        onSuccess: onChosen ?? end,
        onError: (error) => toasts.show(changeFailureText(error), { tone: 'error' }),
      })
    },
  }
}

/** Why no other dish can be chosen for the slot, in a sentence; undefined when it can. */
export function choiceRefusal(template: Template, slot: FoundItem): string | undefined {
  return placeRefusal(template, slot) ?? refusalWords(template, refusalAsCooked(slot))
}

/** Why nothing can be put there, not even beside what stands there. */
export function placeRefusal(template: Template, { day, dayNumber, item }: FoundItem): string | undefined {
  if (day.isComplete) return refusalWords(template, { because: 'day-complete', dayNumber })
  if (item.kind === 'skipped')
    return refusalWords(template, { because: 'slot-skipped', dayNumber, meal: item.meal })
  return undefined
}

/** LEFT-3: what goes along when something else takes the place of a dish that feeds later meals. */
export function freedBy(plan: MealPlan, slot: FoundItem): string | undefined {
  const feeding = feedingOf(slot, servedIn(plan))
  if (!feeding) return undefined
  const days = feeding.saved.map(({ dayNumber }) => weekdayNaming(plan.template)(dayNumber))
  return `${cardOf(plan, slot.item)?.title} also feeds ${joinWords(days)}. Those meals will be open again.`
}
