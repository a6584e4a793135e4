import type { MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { Setting } from '@butterleaf/contract/meal-plan/template-to-wire'
import { decodeRanges, type WireMacros } from '@butterleaf/contract/nutrition/macros-codec'
import type { RecipeId } from '@butterleaf/domain/meal-plan/item'
import type { Macros } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'

export type RecipeCard = NonNullable<PlanItem['value']>

/** What of a plan isn't in its template: the dishes themselves, the ranges, who eats along. */
export type Kitchen = Readonly<{
  people: number
  ranges: MacroRanges
  cardOf: (recipeId: RecipeId) => RecipeCard
}>

/** Knows the dishes that stand in the plan. */
export function kitchenOf({ resources, templates }: MealPlan): Kitchen {
  const items = templates.flatMap(({ weeks }) =>
    weeks.flatMap(({ days }) => days.flatMap((day) => day.items)),
  )
  const cards = new Map(items.flatMap(({ value }) => (value ? [[value.id, value] as const] : [])))
  return {
    people: resources.preferences.scaling,
    ranges: decodeRanges(resources.profile.nutrition),
    cardOf: (recipeId) => {
      const card = cards.get(recipeId)
      if (!card) throw new Error(`Recipe ${recipeId} is not in the plan`)
      return card
    },
  }
}

/** For showing a template before the server's answer is here. */
export function settingOf({ people, ranges, cardOf }: Kitchen): Setting {
  return {
    people,
    ranges,
    macrosOf: (recipeId) => macrosFromWire(cardOf(recipeId).nutrition),
    dishOf: (recipeId) => ({ servings: cardOf(recipeId).serving, shownAt: () => cardOf(recipeId) }),
  }
}

export function macrosFromWire({ calories, fat, net_carbs, protein }: WireMacros): Macros {
  return { calories, fat, netCarbs: net_carbs, protein }
}
