import { type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { findWeek, type WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { shoppingRhythmOf } from '@butterleaf/domain/onboarding/shopping-rhythm'
import { cookingsWithin, linesAtHome } from '@butterleaf/domain/shopping-list/home/lines-at-home'
import { listDaysOf } from '@butterleaf/domain/shopping-list/home/list-days'
import type { ListDays, PlanAtHome } from '@butterleaf/domain/shopping-list/home/plan-stock'
import type { DatedCooking } from '@butterleaf/domain/shopping-list/listed-cooking'
import { type ShoppingList, shoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import { type LoadedPlan, refusalError } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { findAtHomeMarks } from './at-home-store.ts'
import { cookedItems } from './cooked-items.ts'
import { mayEatFood } from './may-eat-food.ts'
import { findLines, findTicksByWeek, type ListKey } from './store.ts'

export type ListContext = Pick<AppContext, 'database' | 'clock'>

/** The week of a list: its cookings, the foods that may be ticked, and the key of its marks. */
export type ListedWeek = Readonly<{
  key: ListKey
  items: readonly DatedCooking[]
  days: ListDays
  startDate: IsoDate
  foodsByName: Cookbook['foodsByName']
  loaded: LoadedPlan
}>

export function toListedWeek(loaded: LoadedPlan, place: WeekPlace): ListedWeek {
  const { plan, cookbook } = loaded
  const { template, listId } = plan.active
  const found = findWeek(template, place)
  if (!found) throw refusalError({ because: 'not-there' })
  const { weekIndex } = found
  const days = listDays(loaded)[weekIndex]!
  return {
    key: { userId: plan.userId, templateId: listId, weekIndex },
    items: cookingsWithin(cookedPlan(loaded), days),
    days,
    startDate: template.startDate,
    foodsByName: cookbook.foodsByName,
    loaded,
  }
}

/** PAN-1: with what is at home. */
export async function readList(context: ListContext, week: ListedWeek): Promise<ShoppingList> {
  const { key, items, startDate } = week
  const { db } = context.database
  const [ticksByWeek, ownLines, marks] = await Promise.all([
    findTicksByWeek(db, key),
    findLines(db, key),
    findAtHomeMarks(db, key.userId),
  ])
  const today = isoDateInTimeZone(context.clock.now(), 'UTC')
  const lists = listDays(week.loaded).map((days, index) => {
    const isPast = dateOfDay(week.loaded.plan.active.template, days.fromDay + 1) < today
    return { ...days, isPast, ticks: ticksByWeek.get(index) ?? [] }
  })
  const plan: PlanAtHome = {
    ...{ startDate, lists, marks },
    cookings: cookedPlan(week.loaded),
    foodsByName: week.foodsByName,
  }
  const mayEat = mayEatFood(week.loaded.plan.answers, week.loaded.cookbook)
  const home = linesAtHome(plan, key.weekIndex, ({ name }) => {
    const food = week.foodsByName.get(name)
    return food !== undefined && mayEat(food)
  })
  return shoppingList({ items, ticks: ticksByWeek.get(key.weekIndex) ?? [], ownLines, home })
}

export function listDays({ plan: { answers, active } }: LoadedPlan): readonly ListDays[] {
  return listDaysOf(active.template.startDate, shoppingRhythmOf(answers).day)
}

export function cookedPlan({ plan, cookbook }: LoadedPlan): DatedCooking[] {
  return cookedItems(plan.active.template, cookbook, peopleOf(plan.answers))
}
