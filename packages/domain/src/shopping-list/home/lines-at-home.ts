import { addDays } from '../../calendar/iso-date.ts'
import { joinTrips } from '../../pantry/join-trips.ts'
import type { Stock } from '../../pantry/stock.ts'
import type { TripFood } from '../../pantry/trip-food.ts'
import { addUp, type Need } from '../add-up.ts'
import { foodAsSold } from '../grams-as-sold.ts'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import { type LineFacts, lineAtHome, lineOfTwoShops } from './line-at-home.ts'
import { rowsOfList } from './list-trips.ts'
import { mergeNearEqualFoods, narrowStandIns } from './merge-near-equals.ts'
import { findStandIns, type StandIns } from './near-equals.ts'
import { followPlanStock, type ListDays, type PlanAtHome } from './plan-stock.ts'
import type { LineAtHome, RowAtHome, RowTrip } from './row-at-home.ts'
import { type GramsOfFoods, rowTick } from './row-tick.ts'
import { rowTrips, type TripFacts } from './row-trips.ts'

type Facts = {
  plan: PlanAtHome
  listIndex: number
  stock: Stock
  standIns: StandIns
  /** Those of this list. */
  narrowed: StandIns
  cookings: readonly DatedCooking[]
  /** Of each food by itself. */
  needs: readonly Need[]
  /** LIV-5: grams before the list's second shop, by the key of a row. */
  first: GramsOfFoods | undefined
}

/** The plan's stock, and the foods that stand in for others. */
export type SeenStock = Readonly<{ stock: Stock; standIns: StandIns }>

/** A list with what it is counted by. */
export type ListAtHome = SeenStock &
  Readonly<{
    /** Of each row that isn't bought as another one. */
    needs: readonly Need[]
    lines: ReadonlyMap<string, RowAtHome>
  }>

/** PAN-1, PAN-3, PAN-4: what each row of a list says of what is at home, by its key. */
export function linesAtHome(
  plan: PlanAtHome,
  listIndex: number,
  mayEat: (food: ListFood) => boolean,
): ReadonlyMap<string, RowAtHome> {
  return listAtHome(plan, listIndex, seeStock(plan, mayEat)).lines
}

export function seeStock(plan: PlanAtHome, mayEat: (food: ListFood) => boolean): SeenStock {
  const standIns = findStandIns(plan.cookings, mayEat)
  return { standIns, stock: followPlanStock(plan, standIns) }
}

export function listAtHome(plan: PlanAtHome, listIndex: number, { stock, standIns }: SeenStock): ListAtHome {
  const days = plan.lists[listIndex]!
  const cookings = cookingsWithin(plan.cookings, days)
  const narrowed = narrowStandIns(standIns, cookings)
  const first = firstGrams(cookings, days, narrowed)
  const facts = { plan, listIndex, stock, standIns, narrowed, cookings, needs: addUp(cookings), first }
  const needs = addUp(mergeNearEqualFoods(cookings, narrowed))
  const rows = new Map(
    needs.flatMap((need): [string, RowAtHome][] => {
      const line = lineOf(need, facts)
      return line ? [[need.food.name, line]] : []
    }),
  )
  const merged = mergedNames(facts).map(([name, boughtAs]): [string, RowAtHome] => {
    const trips = rows.get(boughtAs)?.trips
    return [name, { boughtAs, ...(trips && { trips: tripsOfMerged(name, trips, facts) }) }]
  })
  return { stock, standIns, needs, lines: new Map([...rows, ...merged]) }
}

function firstGrams(
  cookings: readonly DatedCooking[],
  { fromDay, secondDay }: ListDays,
  narrowed: StandIns,
): GramsOfFoods | undefined {
  if (secondDay === undefined) return undefined
  const early = cookingsWithin(cookings, { fromDay, beforeDay: secondDay })
  return { bought: gramsByName(mergeNearEqualFoods(early, narrowed)), own: gramsByName(early) }
}

function gramsByName(cookings: readonly DatedCooking[]): ReadonlyMap<string, number> {
  return new Map(addUp(cookings).map(({ food, grams }) => [food.name, grams]))
}

/** LIV-5: with what a tick of this one says; what is bought stands at the row it is bought as. */
function tripsOfMerged(name: string, trips: readonly RowTrip[], { needs, first }: Facts): RowTrip[] {
  const nothing = { us: undefined, metric: undefined }
  const whole = needs.find(({ food }) => food.name === name)?.grams ?? 0
  return trips.map((trip, index) => ({
    ...trip,
    ...{ toBuy: nothing, more: nothing },
    neededGrams: index < trips.length - 1 ? (first?.own.get(name) ?? 0) : whole,
  }))
}

export function cookingsWithin<Cooking extends { day: number }>(
  cookings: readonly Cooking[],
  { fromDay, beforeDay }: ListDays,
): Cooking[] {
  return cookings.filter(({ day }) => day >= fromDay && day < beforeDay)
}

function mergedNames({ cookings, narrowed }: Facts): [string, string][] {
  const sold = cookings.flatMap(({ ingredients }) => ingredients.map(({ food }) => foodAsSold(food)))
  const foods = new Map(sold.map((food) => [food.id, food]))
  return [...narrowed].flatMap(([id, { food }]) => {
    const own = foods.get(id)
    return own ? [[own.name, food.name] as [string, string]] : []
  })
}

function lineOf(need: Need, facts: Facts): RowAtHome | undefined {
  const { plan, stock, standIns, listIndex } = facts
  const standIn = standIns.get(need.food.id) ?? { food: need.food, ratio: 1 }
  const ledger = stock.ledgers.get(standIn.food.id)
  if (!ledger) return undefined
  const rows = rowsOfList(ledger, stock.trips, plan.lists[listIndex]!)
  const row = joinTrips(rows)
  const { nextUseDay } = row
  const lineFacts = {
    need,
    row,
    ratio: standIn.ratio,
    startDate: plan.startDate,
    tick: rowTick(need, { ...facts, ticks: plan.lists[listIndex]!.ticks }),
    nextUse: nextUseDay === undefined ? undefined : dishUsing(standIn.food, nextUseDay, facts),
    alsoFor: alsoForOf(need, facts),
  }
  const line = lineAtHome(lineFacts)
  if (!facts.first) return line
  const trips = rowTrips(line, tripFacts(lineFacts, rows, facts))
  return { ...lineOfTwoShops(line, trips, lineFacts), trips }
}

/** A staple has one row, which needs all. */
function tripFacts({ need, ratio, tick }: LineFacts, rows: readonly TripFood[], facts: Facts): TripFacts {
  const { plan, listIndex, first, needs } = facts
  const { name } = need.food
  const { fromDay, secondDay } = plan.lists[listIndex]!
  const firstGrams = rows.length > 1 ? (first?.bought.get(name) ?? 0) : need.grams
  const grams = [firstGrams, need.grams - firstGrams]
  const days = [fromDay, secondDay ?? fromDay]
  return {
    ...{ need, ratio, tick },
    ownFirstGrams: first?.own.get(name) ?? 0,
    ownGrams: needs.find(({ food }) => food.name === name)?.grams ?? need.grams,
    trips: rows.map((row, index) => {
      return { row, neededGrams: grams[index]!, date: addDays(plan.startDate, days[index]!) }
    }),
  }
}

function alsoForOf({ food }: Need, { narrowed, needs }: Facts): LineAtHome['alsoFor'] {
  const others = needs.filter((each) => narrowed.get(each.food.id)?.food.id === food.id)
  return others.map((each) => ({ ingredient: each.food.name, dishes: each.items.length }))
}

function dishUsing(leader: ListFood, day: number, { plan, standIns }: Facts): LineAtHome['nextUse'] {
  const uses = ({ ingredients }: DatedCooking) =>
    ingredients.some(({ food }) => {
      const { id } = foodAsSold(food)
      return (standIns.get(id)?.food.id ?? id) === leader.id
    })
  const cooking = plan.cookings.find((each) => each.day === day && uses(each))
  return (
    cooking && {
      itemId: cooking.itemId,
      title: cooking.recipeTitle,
      date: addDays(plan.startDate, day),
    }
  )
}
