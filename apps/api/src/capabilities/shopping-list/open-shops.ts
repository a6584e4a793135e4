import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { withExtraLines } from '@butterleaf/domain/shopping-list/extra-lines'
import { type OpenShop, openShops } from '@butterleaf/domain/shopping-list/home/open-shops'
import type { LoadedPlan } from '#capabilities/meal-plan/operations.ts'
import { findLines } from './store.ts'
import { type ListContext, linesOfExtras, readPlanAtHome, toListPlace, withoutMealsOut } from './week-list.ts'

export type DatedShop = OpenShop & Readonly<{ date: IsoDate }>

/** DOOR-2: every shop of the plan; a person's own lines are things of the first shop of their list. */
export async function readOpenShops(context: ListContext, loaded: LoadedPlan): Promise<DatedShop[]> {
  const { plan, mayEat } = await readPlanAtHome(context, await withoutMealsOut(context, loaded))
  const { template } = loaded.plan.active
  return Promise.all(
    openShops(plan, mayEat).map(async (shop) => {
      const ownRows = shop.shop === 1 ? await countOpenLines(context, loaded, shop.weekIndex) : 0
      return { ...shop, openRows: shop.openRows + ownRows, date: dateOfDay(template, shop.day + 1) }
    }),
  )
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
