import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import type { ListFood } from '../listed-cooking.ts'
import { mergeTicks } from '../ticks.ts'
import { listAtHome, type SeenStock, seeStock } from './lines-at-home.ts'
import type { PlanAtHome } from './plan-stock.ts'
import type { LineAtHome } from './row-at-home.ts'

/** A day on which a person shops for a list, and how many of its rows are still to buy then. */
export type OpenShop = Readonly<{
  weekIndex: number
  /** 1, or 2 of a list with two. */
  shop: number
  date: IsoDate
  openRows: number
}>

/** None of a list for which nothing is cooked. */
export function openShops(plan: PlanAtHome, mayEat: (food: ListFood) => boolean): OpenShop[] {
  const seen = seeStock(plan, mayEat)
  return plan.lists.flatMap((_, weekIndex) => shopsOfList(plan, weekIndex, seen))
}

function shopsOfList(plan: PlanAtHome, weekIndex: number, seen: SeenStock): OpenShop[] {
  const { fromDay, secondDay, ticks } = plan.lists[weekIndex]!
  const { needs, lines } = listAtHome(plan, weekIndex, seen)
  if (needs.length === 0) return []
  const ticked = new Set(mergeTicks(ticks, []).flatMap((tick) => (tick.checked ? tick.ingredient : [])))
  const days = secondDay === undefined ? [fromDay] : [fromDay, secondDay]
  return days.map((day, at) => {
    const date = addDays(plan.startDate, day)
    const open = needs.filter(({ food }) => {
      const line = lines.get(food.name)
      if (!line || 'boughtAs' in line || line.isCovered) return false
      if (!line.trips || line.trips.length === 0) return at === 0 && isOpen(line, ticked.has(food.name))
      return line.trips.some((trip) => trip.date === date && isOpen(trip, trip.isTicked))
    })
    return { weekIndex, shop: at + 1, date, openRows: open.length }
  })
}

/** A ticked row is open again for what is needed more since. */
function isOpen({ more }: Pick<LineAtHome, 'more'>, isTicked: boolean): boolean {
  return !isTicked || more.us !== undefined || more.metric !== undefined
}
