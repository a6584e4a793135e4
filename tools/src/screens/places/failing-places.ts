import { addressesOf } from '../addresses.ts'
import type { PlanPerson } from '../people.ts'
import { down } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

/** What is shown when the server can't answer, and while it takes its time. */
export function failing({ plan }: PlanPerson): ShownPlace[] {
  const { editor, meals, listOf, daysToCook } = addressesOf(plan)
  const [day] = daysToCook
  const [item] = day.items
  const addresses = {
    meal: `${meals(day)}/item/${item.id}`,
    cooking: `${meals(day)}/item/${item.id}/cook`,
    list: listOf(2),
    recipes: `${editor(day)}/recipes/dinner`,
    itemCall: `**/items/${item.id}`,
  }
  return [...errors(addresses), ...loading(addresses)].map((place) => ({
    who: 'cook' as const,
    isFresh: true,
    ...place,
  }))
}

type Addresses = Record<'meal' | 'cooking' | 'list' | 'recipes' | 'itemCall', string>

function errors({ meal, cooking, list, recipes, itemCall }: Addresses): PlaceFor<'who'>[] {
  const noRecipe = { [itemCall]: down, '**/api/recipes/**': down }
  return [
    { name: 'error, plan', path: '/app', answers: { '**/api/mealplan': down } },
    { name: 'error, recipes', path: recipes, answers: { '**/items/dinner?*': down } },
    { name: 'error, meal', path: meal, answers: noRecipe },
    { name: 'error, cook mode', path: cooking, answers: noRecipe },
    { name: 'error, shopping list', path: list, answers: { '**/week/*': down } },
    {
      name: 'error, weight tracker',
      path: '/weight-tracker',
      answers: { '**/api/mealplan/weight-tracker*': down },
    },
    { name: 'error, a part that is lost', path: '/settings', answers: { '**/settings-screen-*.js': down } },
  ]
}

function loading({ meal, cooking, list, recipes, itemCall }: Addresses): PlaceFor<'who'>[] {
  const waiting = (name: string, path: string, call: string) => ({
    name,
    path,
    isBusy: true,
    answers: { [call]: 'never' as const },
  })
  return [
    // Kept on the device, the plan would be shown at once.
    { ...waiting('loading, plan', '/app', '**/api/mealplan'), forgotten: ['butterleaf.plan.1'] },
    { ...waiting('loading, onboarding', '/onboarding/gender', '**/api/mealplan'), who: 'newcomer' },
    { ...waiting('loading, sign-in', '/auth/login', '**/config.json'), who: 'nobody' },
    waiting('loading, meal', meal, itemCall),
    waiting('loading, cook mode', cooking, itemCall),
    waiting('loading, recipes', recipes, '**/items/dinner?*'),
    waiting('loading, shopping list', list, '**/week/*'),
    waiting('loading, weight tracker', '/weight-tracker', '**/api/mealplan/weight-tracker*'),
  ]
}
