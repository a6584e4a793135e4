import { type FilledItem, type Helping, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { refusalToAmount } from '@butterleaf/domain/meal-plan/operations/change-servings'
import type { SideWish } from '@butterleaf/domain/meal-plan/operations/change-sides'
import { refusalToPlate } from '@butterleaf/domain/meal-plan/operations/put-in-slot'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { placeOf } from '@butterleaf/domain/meal-plan/places'
import { servingStep } from '@butterleaf/domain/meal-plan/servings'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { RecipeOffer } from '@butterleaf/domain/meal-plan/shown/recipe-page'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { useToasts } from '#ui/feedback/toast.tsx'
import { planChange } from '../change/plan-change.ts'
import { changeFailureText, usePlanChange } from '../change/use-plan-change.ts'
import { usePlan } from '../plan-context.ts'
import { refusalWords } from '../words/refusal-words.ts'

/** [PLATE-3] What a person does to the sides of a plate. Each act says all sides that stand there then. */
export function useSideActs(found: FoundDish) {
  const { plan } = usePlan()
  const change = usePlanChange()
  const toasts = useToasts()
  const sides = sidesOf(found.item)
  const put = (next: readonly SideWish[], cards?: MealPlan['cards']) => {
    const asked = {
      ...planChange('changeSides', { ...placeOf(found), sides: next }),
      ...(cards && { cards }),
    }
    // Awaited: the sheet that asked is gone when the answer comes.
    change
      .mutateAsync(asked)
      .catch((error: unknown) => toasts.show(changeFailureText(error), { tone: 'error' }))
  }
  const withServings = (recipeId: RecipeId, servings: number) =>
    sides.map((side) => (side.recipeId === recipeId ? { ...side, servings } : side))
  return {
    /** Beside those that stand there, or in the place of one of them. */
    put: (offer: RecipeOffer, insteadOf?: RecipeId) => {
      const helping = { recipeId: offer.card.id, servings: offer.servings }
      const isThere = sides.some(({ recipeId }) => recipeId === insteadOf)
      const next = isThere
        ? sides.map((side) => (side.recipeId === insteadOf ? helping : side))
        : [...sides, helping]
      put(next, { [offer.card.id]: cardOfOffer(offer, peopleOf(plan.answers)) })
    },
    /** As much as suits the day, which the server finds. */
    add: (card: RecipeCard) => put([...sides, { recipeId: card.id }], { [card.id]: card }),
    take: (recipeId: RecipeId) => put(sides.filter((side) => side.recipeId !== recipeId)),
    step: ({ recipeId, servings }: Helping, steps: number) =>
      put(withServings(recipeId, servings + steps * servingStep)),
    /** Why it can't be more or less. */
    whyNot: ({ servings }: Helping, steps: number) =>
      refusalWords(plan.template, refusalToAmount(servings + steps * servingStep)),
  }
}

/** Why no other side, or not this one, fits beside those that stand there, in a sentence. */
export function whyNoMore(template: Template, item: FilledItem, recipeId: RecipeId = ''): string | undefined {
  const oneMore = { ...item, sides: [...sidesOf(item), { recipeId, servings: 1 }] }
  return refusalWords(template, refusalToPlate(oneMore))
}

/** What a recipe is written for is not told with an offer; it follows from how much of it would be cooked. */
function cardOfOffer({ card, servings, scale }: RecipeOffer, people: number) {
  return { ...card, servings: (people * servings) / scale }
}
