import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'

const ofAServing = { saturated_fat: 14, sodium: 900, potassium: 1000, magnesium: 90 }

/** The plan with cards that say all five figures; cards of the builder are as an older version stored them. */
export function withNutrients(plan: MealPlan, preferences: object = {}): MealPlan {
  return {
    ...plan,
    resources: { ...plan.resources, preferences: { ...plan.resources.preferences, ...preferences } },
    templates: plan.templates.map((template) => ({
      ...template,
      weeks: template.weeks.map((week) => ({
        ...week,
        days: week.days.map((day) => ({ ...day, items: day.items.map(withFigures) })),
      })),
    })),
  }
}

type WireItem = MealPlan['templates'][number]['weeks'][number]['days'][number]['items'][number]

function withFigures(item: WireItem): WireItem {
  if (item.value === null) return item
  const { value } = item
  return { ...item, value: { ...value, nutrition: { ...value.nutrition, ...ofAServing } } }
}
