import {
  itemCalls,
  type MealPlan,
  type PlanTemplate,
  type PlanWeek,
} from '@butterleaf/contract/meal-plan/calls'
import { fetchList } from '#features/shopping-list/sync/cached-lists.ts'
import { api } from '#lib/api/api.ts'
import { cachePictures } from '#lib/device/picture-cache.ts'
import { cacheItem, dropCachedItem, readCachedMarks } from '#lib/meal-plan/cache/cached-items.ts'
import { itemMarks } from '#lib/meal-plan/cache/item-marks.ts'
import { activeDay, dayToCook } from '#lib/meal-plan/plan-places.ts'
import { templateFromWire } from '#lib/meal-plan/template-from-wire.ts'

/**
 * [SHOP-5] [RCP-5] Fetches what this week needs offline, one after the other: its list, the page of each meal, their pictures.
 * Skips what is cached. Stops at the first failure; the next visit goes on from there.
 */
export async function fetchAhead(plan: MealPlan, signal: AbortSignal): Promise<void> {
  const [template] = plan.templates
  if (!template) return
  const rules = templateFromWire(template)
  const cooked = dayToCook(rules)
  const weekId = (cooked ?? activeDay(rules))?.weekId
  const week = template.weeks.find(({ id }) => id === weekId)
  if (!week) return
  if (cooked) await fetchList({ planId: plan.id, templateId: template.id, weekId: week.id }, signal)
  await fetchItems({ plan, template, week }, signal)
  if (!signal.aborted) await cachePictures(picturesOf(week), signal)
}

type Wanted = Readonly<{ plan: MealPlan; template: PlanTemplate; week: PlanWeek }>

async function fetchItems({ plan, template, week }: Wanted, signal: AbortSignal): Promise<void> {
  const wanted = itemMarks(week, plan)
  const cached = await readCachedMarks()
  const planned = new Set(template.weeks.flatMap((each) => [...itemMarks(each, plan).keys()]))
  for (const id of cached.keys()) if (!planned.has(id)) await dropCachedItem(id)
  for (const day of week.days) {
    for (const { id: itemId } of day.items) {
      const mark = wanted.get(itemId)
      if (mark === undefined || mark === cached.get(itemId)) continue
      const params = { planId: plan.id, templateId: template.id, weekId: week.id, dayId: day.id, itemId }
      const item = await api.send(itemCalls.read, { params })
      if (signal.aborted) return
      await cacheItem(item, mark)
    }
  }
}

function picturesOf({ days }: PlanWeek): string[] {
  const cards = days.flatMap(({ items }) => items.flatMap(({ value }) => (value ? [value] : [])))
  return [...new Set(cards.flatMap(({ image }) => [image.small, image.featured]))]
}
