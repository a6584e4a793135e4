import { findWeek, type WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { shoppingRhythmOf } from '@butterleaf/domain/onboarding/shopping-rhythm'
import type { TimedCooking, TimedPlan } from '@butterleaf/domain/shopping-list/asks/list-ask'
import { withExtraLines } from '@butterleaf/domain/shopping-list/extra-lines'
import { cookingsWithin, linesAtHome } from '@butterleaf/domain/shopping-list/home/lines-at-home'
import { listDaysOf } from '@butterleaf/domain/shopping-list/home/list-days'
import type { ListDays } from '@butterleaf/domain/shopping-list/home/plan-stock'
import type { ListFood } from '@butterleaf/domain/shopping-list/listed-cooking'
import { type ShoppingList, shoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import { type LoadedPlan, refusalError } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { findAtHomeMarks } from './at-home-store.ts'
import { cookedItems } from './cooked-items.ts'
import { listExtras } from './list-extras.ts'
import type { ListedWeek } from './listed-week.ts'
import { mayEatFood } from './may-eat-food.ts'
import { findLines, findTicksByWeek } from './store.ts'

export type ListContext = Pick<AppContext, 'database'>

export function toListedWeek(loaded: LoadedPlan, place: WeekPlace): ListedWeek {
  const { plan, cookbook } = loaded
  const { template, listId } = plan.active
  const found = findWeek(template, place)
  if (!found) throw refusalError({ because: 'not-there' })
  const { weekIndex } = found
  const days = listDays(loaded)[weekIndex]!
  const cookings = cookedPlan(loaded)
  return {
    key: { userId: plan.userId, templateId: listId, weekIndex },
    items: cookingsWithin(cookings, days),
    cookings,
    days,
    startDate: template.startDate,
    foodsByName: cookbook.foodsByName,
    loaded,
  }
}

/** PAN-1: with what is at home. */
export async function readList(context: ListContext, week: ListedWeek): Promise<ShoppingList> {
  const { key, items } = week
  const [{ plan, mayEat }, stored, extras] = await Promise.all([
    readPlanAtHome(context, week.loaded, week.cookings),
    findLines(context.database.db, key),
    listExtras(context, week),
  ])
  const ownLines = withExtraLines(stored, extras)
  const home = linesAtHome(plan, key.weekIndex, mayEat)
  return shoppingList({ items, ticks: plan.lists[key.weekIndex]!.ticks, ownLines, home })
}

/** A plan with its lists, and whether the person may eat a food. */
export type ReadPlanAtHome = Readonly<{ plan: TimedPlan; mayEat: (food: ListFood) => boolean }>

export async function readPlanAtHome(
  { database: { db } }: ListContext,
  loaded: LoadedPlan,
  cookings: readonly TimedCooking[] = cookedPlan(loaded),
): Promise<ReadPlanAtHome> {
  const { plan, cookbook } = loaded
  const { template, listId: templateId } = plan.active
  const [ticksByWeek, marks] = await Promise.all([
    findTicksByWeek(db, { userId: plan.userId, templateId }),
    findAtHomeMarks(db, plan.userId),
  ])
  const lists = listDays(loaded).map((days, index) => ({ ...days, ticks: ticksByWeek.get(index) ?? [] }))
  return {
    plan: { startDate: template.startDate, lists, marks, cookings, foodsByName: cookbook.foodsByName },
    mayEat: mayEatListFood(loaded),
  }
}

type EatersPlan = Readonly<{ plan: Pick<LoadedPlan['plan'], 'answers'>; cookbook: Cookbook }>

/** PAN-4 */
export function mayEatListFood({ plan, cookbook }: EatersPlan): (food: ListFood) => boolean {
  const mayEat = mayEatFood(plan.answers, cookbook)
  return ({ name }) => {
    const food = cookbook.foodsByName.get(name)
    return food !== undefined && mayEat(food)
  }
}

export function listDays({ plan: { answers, active } }: LoadedPlan): readonly ListDays[] {
  return listDaysOf(active.template.startDate, shoppingRhythmOf(answers))
}

export function cookedPlan({ plan, cookbook }: LoadedPlan): TimedCooking[] {
  return cookedItems(plan.active.template, cookbook, peopleOf(plan.answers))
}
