import { addDays, daysBetween, type IsoDate } from '../../calendar/iso-date.ts'
import { followStock, type Stock, type StockCooking } from '../../pantry/stock.ts'
import { type StockFood, stockFoodOf } from '../../pantry/stock-food.ts'
import type { AtHomeEvent, ShoppingTrip } from '../../pantry/trip-food.ts'
import { addUpGrams } from '../add-up.ts'
import { foodAsSold } from '../grams-as-sold.ts'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import type { Tick } from '../ticks.ts'
import type { AtHomeMark } from './at-home-marks.ts'
import { mergeNearEqualFoods } from './merge-near-equals.ts'
import type { StandIns } from './near-equals.ts'

/**
 * The days of a list, in days after the plan's start: from its shopping to its last day; `secondDay`: of its second shop, if it has one.
 * `isAfterAway`: that one follows a time away, which what was bought before may not outlast (TOG-1).
 */
export type ListDays = Readonly<{
  fromDay: number
  beforeDay: number
  secondDay?: number
  isAfterAway?: true
}>

export type PlanList = ListDays & Readonly<{ ticks: readonly Tick[] }>

/** Whatever a plan's lists and a person say of what is at home. */
export type PlanAtHome = Readonly<{
  startDate: IsoDate
  cookings: readonly DatedCooking[]
  lists: readonly PlanList[]
  marks: readonly AtHomeMark[]
  foodsByName: ReadonlyMap<string, ListFood>
}>

/** After the plan's days a week is followed, in which what is left grows too old or keeps for the next plan. */
const daysFollowedAfter = 7

/** PAN-1: each list is bought as planned, those that are over and those that are still to come. */
export function followPlanStock(plan: PlanAtHome, standIns: StandIns): Stock {
  const cookings = stockCookings(plan, standIns)
  const cooked = plan.cookings.flatMap(({ ingredients }) => ingredients.map(({ food }) => foodAsSold(food)))
  const known = [...plan.foodsByName.values(), ...cooked]
  const atHome = eventsOf(plan, standIns)
  const staples = new Set(known.filter((food) => toStockFood(food).isStaple).map(({ id }) => id))
  const isStaple = (id: string) => staples.has(id)
  const trips = plan.lists.flatMap((list) => {
    const ticked = tickedGrams(list.ticks, plan, standIns)
    const before = ticksBeforeAway(list, plan)
    const tickedBefore = before && tickedGrams(before, plan, standIns)
    return tripsOf(list, { ticked, tickedBefore, cookings, isStaple })
  })
  const named = new Set([
    ...cookings.flatMap(({ foods }) => foods.map(({ food }) => food)),
    ...trips.flatMap(({ ticked }) => [...(ticked?.keys() ?? [])]),
    ...atHome.map(({ food }) => food),
  ])
  const foods = new Map(known.filter(({ id }) => named.has(id)).map((food) => [food.id, toStockFood(food)]))
  const days = Math.max(...plan.lists.map(({ beforeDay }) => beforeDay)) + daysFollowedAfter
  return followStock({ foods, cookings, trips, atHome, days })
}

/** TOG-1: what was ticked before a time away came home before it; undefined of a list without one. */
function ticksBeforeAway(
  { ticks, secondDay, isAfterAway }: PlanList,
  { startDate }: PlanAtHome,
): Tick[] | undefined {
  if (!isAfterAway || secondDay === undefined) return undefined
  return ticks.filter((tick) => isTickedBefore(tick, addDays(startDate, secondDay)))
}

export function isTickedBefore({ atMs }: Tick, date: IsoDate): boolean {
  return atMs < Date.parse(date)
}

function toStockFood({ id, buy, keeps, price = 1, class: foodClass }: ListFood): StockFood {
  return stockFoodOf({
    id,
    packs: [buy],
    price,
    ...(keeps && { keeps }),
    ...(foodClass && { class: foodClass }),
  })
}

/**
 * What each day needs. Eggs and lemons, which dishes of one list share in parts, count by what the day adds to what
 * its list needs so far; all else adds up.
 */
function stockCookings({ cookings, lists }: PlanAtHome, standIns: StandIns): StockCooking[] {
  const merged = mergeNearEqualFoods(cookings, standIns)
  const inParts = new Set(foodsInParts(merged))
  const sharing = merged.map((cooking) => onlyOf(cooking, inParts))
  return lists.flatMap(({ fromDay, beforeDay }) => {
    let before = new Map<string, number>()
    return daysFrom(fromDay, beforeDay).flatMap((day) => {
      const today = merged.filter((cooking) => cooking.day === day)
      if (today.length === 0) return []
      const soFar = addUpGrams(sharing.filter((cooking) => cooking.day >= fromDay && cooking.day <= day))
      const foods = [...addUpGrams(today)].map(([food, grams]) => {
        const added = (soFar.get(food) ?? 0) - (before.get(food) ?? 0)
        return { food, grams: inParts.has(food) ? Math.max(0, added) : grams }
      })
      before = soFar
      return [{ day, minutes: 0, foods }]
    })
  })
}

function foodsInParts(cookings: readonly DatedCooking[]): string[] {
  const parts = cookings.flatMap(({ ingredients }) => ingredients.filter(({ food }) => food.comesIn))
  return parts.map(({ food }) => foodAsSold(food).id)
}

function onlyOf(cooking: DatedCooking, ids: ReadonlySet<string>): DatedCooking {
  const ingredients = cooking.ingredients.filter(({ food }) => ids.has(foodAsSold(food).id))
  return { ...cooking, ingredients }
}

function daysFrom(fromDay: number, beforeDay: number): number[] {
  return Array.from({ length: Math.max(0, beforeDay - fromDay) }, (_, index) => fromDay + index)
}

function tickedGrams(
  ticks: readonly Tick[],
  { foodsByName }: PlanAtHome,
  standIns: StandIns,
): Map<string, number> {
  const ticked = new Map<string, number>()
  for (const { ingredient, checked, neededGrams } of ticks) {
    const food = foodsByName.get(ingredient)
    if (!checked || !food) continue
    const { id, ratio } = soldAs(food, standIns)
    ticked.set(id, (ticked.get(id) ?? 0) + neededGrams * ratio)
  }
  return ticked
}

type Bought = Readonly<{
  ticked: ReadonlyMap<string, number>
  tickedBefore: ReadonlyMap<string, number> | undefined
  cookings: readonly StockCooking[]
  isStaple: (id: string) => boolean
}>

/**
 * LIV-5: one trip, or two. Of two, a tick counts for what the first needs, and beyond that for the second; one made before a time away
 * for the first alone (TOG-1).
 */
function tripsOf(
  { fromDay, secondDay, isAfterAway }: ListDays,
  { ticked, tickedBefore, cookings, isStaple }: Bought,
): ShoppingTrip[] {
  if (secondDay === undefined) return [{ day: fromDay, isBought: true, ticked }]
  const needed = cookings.filter(({ day }) => day >= fromDay && day < secondDay).flatMap(({ foods }) => foods)
  const beyondFirst = (id: string, grams: number) =>
    needed.reduce((rest, each) => (each.food === id ? rest - each.grams : rest), grams)
  const first = [...ticked].filter(([id]) => isStaple(id))
  const second = [...ticked].filter(([id]) => !isStaple(id) && !tickedBefore?.has(id))
  return [
    { day: fromDay, isBought: true, ticked: new Map([...(tickedBefore ?? []), ...first]) },
    {
      // After a time away it is a trip like others: what the first one bought has aged.
      ...{ day: secondDay, isBought: true, ...(!isAfterAway && { isSecond: true }) },
      ticked: new Map(second.map(([id, grams]) => [id, Math.max(0, beyondFirst(id, grams))])),
    },
  ]
}

/** Out before at home: of two near-equals the one that is there serves both. */
function eventsOf({ marks, startDate, foodsByName }: PlanAtHome, standIns: StandIns): AtHomeEvent[] {
  const foodsById = new Map([...foodsByName.values()].map((food) => [food.id, food]))
  const events = marks.flatMap(({ food: id, checked, on, grams }): AtHomeEvent[] => {
    const food = foodsById.get(id)
    if (!food) return []
    const sold = soldAs(food, standIns)
    const day = daysBetween(startDate, on)
    return [{ food: sold.id, day, grams: checked ? grams * sold.ratio : 'out' }]
  })
  return events.sort((a, b) => Number(a.grams !== 'out') - Number(b.grams !== 'out'))
}

function soldAs(food: ListFood, standIns: StandIns): { id: string; ratio: number } {
  const sold = foodAsSold(food)
  const standIn = standIns.get(sold.id)
  return standIn ? { id: standIn.food.id, ratio: standIn.ratio } : { id: sold.id, ratio: 1 }
}
