import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { dayNumbersWithin } from '@butterleaf/domain/calendar/plan-calendar'
import { minutesTogether } from '@butterleaf/domain/cooking/batches'
import { cookedFor } from '@butterleaf/domain/meal-plan/cooked-amount'
import { dropMealsOut } from '@butterleaf/domain/meal-plan/eating/drop-meals-out'
import { daysIn, findWeek, type WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { tableOf } from '@butterleaf/domain/meal-plan/table/table'
import { calendarOf, dateOfDay, daysSinceStart, type Template } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { TimedCooking, TimedPlan } from '@butterleaf/domain/shopping-list/asks/list-ask'
import { extraLines, withExtraLines } from '@butterleaf/domain/shopping-list/extra-lines'
import { cookingsWithin, linesAtHome } from '@butterleaf/domain/shopping-list/home/lines-at-home'
import { listDaysOf } from '@butterleaf/domain/shopping-list/home/list-days'
import type { ListDays } from '@butterleaf/domain/shopping-list/home/plan-stock'
import type { ListFood } from '@butterleaf/domain/shopping-list/listed-cooking'
import type { OwnLine } from '@butterleaf/domain/shopping-list/own-lines'
import { type ShoppingList, shoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import { readLogEntries } from '#capabilities/food-log/operations.ts'
import { type LoadedPlan, refusalError } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { findAtHomeMarks } from './at-home-store.ts'
import { mayEatFood } from './may-eat-food.ts'
import { findLines, findTicksByWeek, type ListKey } from './store.ts'

export type ListContext = Pick<AppContext, 'database'>

/** The week of a list of the plan's template, and the key of its marks. */
export type ListPlace = Readonly<{ key: ListKey; days: ListDays; loaded: LoadedPlan }>
/** With what is cooked for it: the plan is one without the meals that were out. */
export type ListedWeek = ListPlace &
  Readonly<{
    items: readonly TimedCooking[]
    /** Of the whole plan. */
    cookings: readonly TimedCooking[]
  }>

export function toListPlace(loaded: LoadedPlan, place: WeekPlace): ListPlace {
  const { template, listId } = loaded.plan.active
  const found = findWeek(template, place)
  if (!found) throw refusalError({ because: 'not-there' })
  const { weekIndex } = found
  const key = { userId: loaded.plan.userId, templateId: listId, weekIndex }
  return { key, days: listDays(loaded)[weekIndex]!, loaded }
}

export function toListedWeek(shopped: LoadedPlan, place: WeekPlace): ListedWeek {
  const list = toListPlace(shopped, place)
  const cookings = cookedPlan(shopped)
  return { ...list, cookings, items: cookingsWithin(cookings, list.days) }
}

/** LIFE-2: the plan as its lists see it. */
export async function withoutMealsOut(
  { database: { db } }: ListContext,
  { plan, cookbook }: LoadedPlan,
): Promise<LoadedPlan> {
  const { active, userId } = plan
  const { template } = active
  const dates = { from: dateOfDay(template, 1), to: dateOfDay(template, daysOfPlan) }
  const shopped = dropMealsOut(template, await readLogEntries(db, userId, dates))
  return { cookbook, plan: { ...plan, active: { ...active, template: shopped } } }
}

/** PAN-1: with what is at home. */
export async function readList(context: ListContext, week: ListedWeek): Promise<ShoppingList> {
  const { key, items } = week
  const [{ plan, mayEat }, stored] = await Promise.all([
    readPlanAtHome(context, week.loaded, week.cookings),
    findLines(context.database.db, key),
  ])
  const ownLines = withExtraLines(stored, linesOfExtras(week))
  const home = linesAtHome(plan, key.weekIndex, mayEat)
  return shoppingList({ items, ticks: plan.lists[key.weekIndex]!.ticks, ownLines, home })
}

/** LIFE-4: the lines of extras that are bought for the days of the list. */
export function linesOfExtras({ days, loaded }: ListPlace): readonly Pick<OwnLine, 'id' | 'text'>[] {
  const { plan, cookbook } = loaded
  const { template } = plan.active
  const titleOf = (recipeId: string) => cookbook.resolve(recipeId)?.title
  const dates = dayNumbersWithin(calendarOf(template), days).map((day) => dateOfDay(template, day))
  return extraLines(plan.extras ?? [], titleOf, dates)
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
  return listDaysOf(calendarOf(active.template), profileOf(answers).shopping)
}

/** The index of the list that is shopped or cooked from that day on; -1 once the plan is over. */
export function findListOn(loaded: LoadedPlan, today: IsoDate): number {
  const { startDate } = loaded.plan.active.template
  return listDays(loaded).findIndex(({ beforeDay }) => today < addDays(startDate, beforeDay))
}

export function cookedPlan({ plan, cookbook }: LoadedPlan): TimedCooking[] {
  return cookedItems(plan.active.template, cookbook, plan.answers)
}

/** SHOP-3: what the plan cooks for all at the table, leftovers within their parents, sides with the item they stand beside. */
export function cookedItems(
  template: Template,
  { recipe: find, kitchen }: Cookbook,
  answers: Questionnaire,
): TimedCooking[] {
  const { servedOf } = tableOf(template, answers, kitchen)
  return template.weeks.flatMap((week, weekIndex) =>
    daysIn({ week, weekIndex }).flatMap(({ day, dayNumber }) =>
      day.items.flatMap((item) => {
        const cooked = cookedFor(week, item, servedOf).flatMap(({ recipeId, servings }) => {
          const recipe = find(recipeId)
          return recipe ? [{ recipe, servings }] : []
        })
        // Each dish beside those before it: together they are the minutes of the plate.
        return cooked.map(({ recipe, servings }, at) => {
          const { title, short, servings: recipeServings, ingredients } = recipe
          return {
            itemId: item.id,
            recipeTitle: short ?? title,
            factor: servings / recipeServings,
            ingredients,
            day: daysSinceStart(template, dayNumber),
            minutes: minutesTogether(cooked.slice(0, at + 1)) - minutesTogether(cooked.slice(0, at)),
          }
        })
      }),
    ),
  )
}
