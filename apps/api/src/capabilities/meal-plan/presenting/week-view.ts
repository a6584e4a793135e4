import type { WeekView } from '@butterleaf/contract/meal-plan/calls'
import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { keepsDaysIn } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { feedersOf } from '@butterleaf/domain/meal-plan/feeding'
import { daysIn, type FoundDay, findWeek, type WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { presentCard } from '#capabilities/recipes/operations.ts'
import type { LoadedPlan } from '../plan.ts'
import { refusalError } from '../refusal-error.ts'
import { type Showing, showingFor } from '../showing.ts'
import { presentWeek } from './present-template.ts'

/** The shopping list of a week of the plan's template; another capability's. */
export type ShoppingListOf = (loaded: LoadedPlan, place: WeekPlace) => Promise<ShoppingList>

export async function weekView(
  shoppingListOf: ShoppingListOf,
  { plan, cookbook }: LoadedPlan,
  place: WeekPlace,
): Promise<WeekView> {
  const { template } = plan.active
  const found = findWeek(template, place)
  if (!found) throw refusalError({ because: 'not-there' })
  const showing = showingFor(plan, cookbook)
  return {
    ...presentWeek(template, found, showing),
    shoppingList: await shoppingListOf({ plan, cookbook }, place),
    leftovers: daysIn(found).map((day) => leftoversFor(day, showing)),
  }
}

type DayLeftovers = WeekView['leftovers'][number]

/** LEFT-2: what each open slot of the day could be fed from. */
function leftoversFor(found: FoundDay, showing: Showing): DayLeftovers {
  const open = found.day.items.filter(({ kind }) => kind === 'empty')
  return Object.fromEntries(open.map(({ meal }) => [meal, feedersFor(found, meal, showing)]))
}

function feedersFor(found: FoundDay, meal: FoundDay['day']['items'][number]['meal'], { cookbook }: Showing) {
  return feedersOf(found, meal, keepsDaysIn(cookbook.kitchen)).flatMap(({ item, dayNumber }) => {
    const recipe = cookbook.recipe(item.recipeId)
    return recipe ? [{ itemId: item.id, dayNumber, value: presentCard(recipe) }] : []
  })
}
