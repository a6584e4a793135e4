import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { type Helping, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { spanNutrients } from '@butterleaf/domain/meal-plan/nutrients/span-nutrients'
import {
  daysIn,
  type FoundDay,
  type FoundItem,
  type FoundWeek,
  itemsIn,
} from '@butterleaf/domain/meal-plan/places'
import { datedDays, plateSentences } from '@butterleaf/domain/meal-plan/shown/week-plate'
import { namesEatingApart, ownDishesOf } from '@butterleaf/domain/meal-plan/table/table'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { judgeWeek } from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'
import { mineralSentences } from '@butterleaf/domain/nutrition/mineral-goals/mineral-sentences'
import { noNutrients } from '@butterleaf/domain/nutrition/nutrients'
import type { ListAsk } from '@butterleaf/domain/shopping-list/asks/list-ask'
import type { PlanAsk } from '@butterleaf/domain/shopping-list/asks/plan-ask'
import { type Plan, type Showing, showingFor, type WeekInRange } from '#capabilities/meal-plan/operations.ts'
import type {
  DayModel,
  PlanModel,
  PlanRecipe,
  SlotModel,
  WeekModel,
} from '#platform/pdf/models/plan-model.ts'
import { dateRangeText } from '#platform/pdf/parts/dates.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { cookingsOf, forWhomOf, type PlanCooking, type PrintedWith, recipeModel } from './recipe-model.ts'

type PlanParts = { cookbook: Cookbook; plan: Plan; ask: PlanAsk; inRange: readonly WeekInRange[] }

/** SHOP-6: four weeks, and each recipe once, in the order they are first cooked. */
export async function planModel(
  { cookbook, plan, ask, inRange }: PlanParts,
  printed: PrintedWith,
): Promise<PlanModel> {
  const { template } = plan.active
  const showing = showingFor(plan, cookbook)
  const { ranges, tableOfTemplate } = showing
  return {
    ...forWhomOf(plan.answers),
    system: printed.system,
    targets: ranges,
    weeks: template.weeks.map((week, weekIndex) => ({
      ...weekModel(template, { week, weekIndex }, { showing, answers: plan.answers }),
      asks: asksOf(ask.lists[weekIndex]!),
      asEaten: asEatenOf(inRange[weekIndex]),
    })),
    recipes: await recipeModels(
      cookbook,
      cookingsOf(template, {
        table: tableOfTemplate(template),
        dishOf: cookbook.kitchen.dish,
      }),
      printed,
    ),
  }
}

/** LIFE-9: nothing of a week that was eaten as planned, or hasn't begun. */
function asEatenOf(week: WeekInRange | undefined): WeekModel['asEaten'] {
  return week?.isLogged && week.asEaten.days > 0 ? week.asEaten : undefined
}

function asksOf({ toBuy, minutes, thrownShare }: ListAsk): WeekModel['asks'] {
  return { rows: toBuy.length, minutes, thrownShare }
}

async function recipeModels(
  cookbook: Cookbook,
  cookings: readonly PlanCooking[],
  printed: PrintedWith,
): Promise<PlanRecipe[]> {
  const recipes = new Set(cookings.flatMap(({ recipeId }) => cookbook.recipe(recipeId) ?? []))
  const models: PlanRecipe[] = []
  for (const recipe of recipes) {
    const own = cookings.filter(({ recipeId }) => cookbook.recipe(recipeId) === recipe)
    models.push({ id: recipe.id, ...(await recipeModel(recipe, own, printed)) })
    // Dozens of pictures drawn in one go would block the event loop.
    await endOfTurn()
  }
  return models
}

function weekModel(
  template: Template,
  found: FoundWeek,
  { showing, answers }: { showing: Showing; answers: Plan['answers'] },
): Omit<WeekModel, 'asks' | 'asEaten'> {
  const { nutrientsOfDay, minerals, plateOf } = showing
  const plate = plateOf(datedDays(template, found))
  const nutrients = spanNutrients(found.week.days, nutrientsOfDay)?.mean ?? noNutrients
  return {
    weekNumber: found.weekIndex + 1,
    days: daysIn(found).map((day) => dayModel(template, day, showing)),
    nutrients,
    sentences: [
      ...awaySentences(template, found),
      ...(minerals ? mineralSentences(judgeWeek(nutrients, minerals.goals), minerals.foods, 'en-US') : []),
      ...(plate ? plateSentences(plate, answers, 'en-US') : []),
    ],
  }
}

/** TOG-1: between the week's days, or before them. */
function awaySentences(template: Template, { week }: FoundWeek): string[] {
  const ids = new Set(week.days.flatMap(({ awayBefore = [] }) => awayBefore.map(({ id }) => id)))
  return listAway(template)
    .filter(({ id }) => ids.has(id))
    .map(({ from, to }) => `You are away ${dateRangeText(from, to)}: nothing is planned or bought for then.`)
}

function dayModel(template: Template, found: FoundDay, showing: Showing): DayModel {
  const { day, dayNumber } = found
  const date = dateOfDay(template, dayNumber)
  return {
    dayNumber,
    date,
    slots: day.items.map((item) => slotModel({ ...found, item }, template, showing)),
    totals: showing.fitOf(day, date).actual,
    nutrients: showing.nutrientsOfDay(day) ?? noNutrients,
  }
}

function slotModel(found: FoundItem, template: Template, { cookbook, tableOfTemplate }: Showing): SlotModel {
  const { item } = found
  const { meal } = item
  const recipe = isFilled(item) ? cookbook.recipe(item.recipeId) : undefined
  if (!isFilled(item) || !recipe) return { meal, kind: item.kind === 'skipped' ? 'skipped' : 'empty' }
  const { id: recipeId, title } = recipe
  const plates = tableOfTemplate(template).platesOf(item)
  const besideModel = (dish: Helping) => {
    const { id, title } = cookbook.recipe(dish.recipeId) ?? {}
    return id && title ? [{ recipeId: id, title, servings: dish.servings }] : []
  }
  return {
    meal,
    kind: 'dish',
    title,
    recipeId,
    servings: item.servings,
    sides: sidesOf(item).flatMap(besideModel),
    apart: ownDishesOf(plates).flatMap((dish) =>
      besideModel(dish).map((model) => ({ ...model, names: namesEatingApart(plates, dish.recipeId) })),
    ),
    leftoverOf: cookedOn(found, template),
  }
}

function cookedOn({ item, ...found }: FoundItem, template: Template): IsoDate | undefined {
  if (item.kind !== 'leftover') return undefined
  const parent = itemsIn(found).find((slot) => slot.item.id === item.parentId)
  return parent && dateOfDay(template, parent.dayNumber)
}
