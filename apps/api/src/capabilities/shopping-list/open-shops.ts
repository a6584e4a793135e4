import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { foodsToThaw } from '@butterleaf/domain/reminders/foods-to-thaw'
import { withExtraLines } from '@butterleaf/domain/shopping-list/extra-lines'
import { type OpenShop, openShops } from '@butterleaf/domain/shopping-list/home/open-shops'
import type { LoadedPlan } from '#capabilities/meal-plan/operations.ts'
import { findLines } from './store.ts'
import { type ListContext, linesOfExtras, readPlanAtHome, toListPlace, withoutMealsOut } from './week-list.ts'

/** DOOR-2: every shop of the plan; a person's own lines are things of the first shop of their list. */
export async function readOpenShops(context: ListContext, loaded: LoadedPlan): Promise<OpenShop[]> {
  const { plan, mayEat } = await readPlanAtHome(context, await withoutMealsOut(context, loaded))
  return Promise.all(
    openShops(plan, mayEat).map(async (shop) => {
      const ownRows = shop.shop === 1 ? await countOpenLines(context, loaded, shop.weekIndex) : 0
      return { ...shop, openRows: shop.openRows + ownRows }
    }),
  )
}

/** DOOR-3 */
export async function readFoodsToThaw(
  context: ListContext,
  loaded: LoadedPlan,
): Promise<(date: IsoDate) => string[]> {
  const { plan } = await readPlanAtHome(context, await withoutMealsOut(context, loaded))
  return (date) => foodsToThaw(plan, date)
}

async function countOpenLines(
  { database: { db } }: ListContext,
  loaded: LoadedPlan,
  weekIndex: number,
): Promise<number> {
  const place = toListPlace(loaded, { weekId: loaded.plan.active.template.weeks[weekIndex]!.id })
  const lines = withExtraLines(await findLines(db, place.key), linesOfExtras(place))
  return lines.filter(({ checked }) => !checked).length
}
