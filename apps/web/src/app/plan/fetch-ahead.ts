import { helpingsOf, isFilled } from '@butterleaf/domain/meal-plan/item'
import { type FoundWeek, findWeek, itemsIn, placeOf } from '@butterleaf/domain/meal-plan/places'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { activeDay, dayToCook } from '@butterleaf/domain/meal-plan/states'
import { itemsOf } from '@butterleaf/domain/meal-plan/template'
import { fetchCupboardAhead } from '#features/shopping-list/cupboard/use-cupboard.ts'
import { fetchList } from '#features/shopping-list/sync/list-query.ts'
import { cacheFoodTable } from '#lib/device/food-table-cache.ts'
import { cachePictures } from '#lib/device/picture-cache.ts'
import { foodTableAddress } from '#lib/food-log/food-table-address.ts'
import { dropCachedItem, readCachedMarks } from '#lib/meal-plan/cache/cached-items.ts'
import { itemMarks } from '#lib/meal-plan/cache/item-marks.ts'
import { fetchItemCopy } from '#lib/meal-plan/item-pages.ts'
import { today } from '#lib/today.ts'

/**
 * [SHOP-5] [RCP-5] Fetches what this week needs offline, one after the other: its list with the question above it, the page of each meal, their pictures,
 * and the food table (LIFE-3). Skips what is cached. Stops at the first failure; the next visit goes on from there.
 */
export async function fetchAhead(plan: MealPlan, signal: AbortSignal): Promise<void> {
  const { template } = plan
  const cooked = dayToCook(template, today())
  const day = cooked ?? activeDay(template)
  const found = day && findWeek(template, day)
  if (!found) return
  if (cooked) {
    const list = { planId: plan.id, templateId: template.id, weekId: found.week.id }
    await fetchCupboardAhead(list).catch(() => undefined)
    await fetchList(list, signal)
  }
  await fetchItems(plan, found, signal)
  if (!signal.aborted) await cachePictures(picturesOf(plan, found), signal)
  if (!signal.aborted) await cacheFoodTable(foodTableAddress, signal)
}

async function fetchItems(plan: MealPlan, week: FoundWeek, signal: AbortSignal): Promise<void> {
  const marks = itemMarks(week, plan)
  const cached = await readCachedMarks()
  await dropUnplanned(plan, cached.keys())
  for (const found of itemsIn(week)) {
    const mark = marks.get(found.item.id)
    if (mark === undefined || mark === cached.get(found.item.id)) continue
    const params = { planId: plan.id, templateId: plan.template.id, ...placeOf(found) }
    await fetchItemCopy(params, { mark, signal })
    if (signal.aborted) return
  }
}

async function dropUnplanned(plan: MealPlan, itemIds: Iterable<string>): Promise<void> {
  const weeks = plan.template.weeks.map((week, weekIndex) => itemMarks({ week, weekIndex }, plan))
  for (const id of itemIds) if (!weeks.some((marks) => marks.has(id))) await dropCachedItem(id)
}

function picturesOf(plan: MealPlan, { week }: FoundWeek): string[] {
  const cards = itemsOf(week)
    .filter(isFilled)
    .flatMap((item) => helpingsOf(item).flatMap(({ recipeId }) => plan.cards[recipeId] ?? []))
  return [...new Set(cards.flatMap(({ pictures }) => [pictures.small, pictures.featured]))]
}
