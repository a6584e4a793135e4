import { addDays } from '../../calendar/iso-date.ts'
import type { Stock } from '../../pantry/stock.ts'
import { addUp, type Need } from '../add-up.ts'
import { foodAsSold } from '../grams-as-sold.ts'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import type { Tick } from '../ticks.ts'
import { type LineAtHome, lineAtHome } from './line-at-home.ts'
import { mergeNearEqualFoods, narrowStandIns } from './merge-near-equals.ts'
import { findStandIns, type StandIns } from './near-equals.ts'
import { followPlanStock, type ListDays, type PlanAtHome } from './plan-stock.ts'

/** A row of its own, or bought as another row: its key. */
export type RowAtHome = LineAtHome | { boughtAs: string }

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
  const cookings = cookingsWithin(plan.cookings, plan.lists[listIndex]!)
  const narrowed = narrowStandIns(standIns, cookings)
  const facts = { plan, listIndex, stock, standIns, narrowed, cookings, needs: addUp(cookings) }
  const needs = addUp(mergeNearEqualFoods(cookings, narrowed))
  const rows = needs.flatMap((need): [string, RowAtHome][] => {
    const line = lineOf(need, facts)
    return line ? [[need.food.name, line]] : []
  })
  const merged = mergedNames(facts).map(([name, boughtAs]) => [name, { boughtAs }] as const)
  return { stock, standIns, needs, lines: new Map([...rows, ...merged]) }
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

function lineOf(need: Need, facts: Facts): LineAtHome | undefined {
  const { stock, standIns, listIndex } = facts
  const standIn = standIns.get(need.food.id) ?? { food: need.food, ratio: 1 }
  const row = stock.ledgers.get(standIn.food.id)?.trips[listIndex]
  if (!row) return undefined
  const { nextUseDay } = row
  return lineAtHome({
    need,
    row,
    ratio: standIn.ratio,
    startDate: facts.plan.startDate,
    tick: tickOfRow(need, facts),
    nextUse: nextUseDay === undefined ? undefined : dishUsing(standIn.food, nextUseDay, facts),
    alsoFor: alsoForOf(need, facts),
  })
}

/** A row that stands for several is ticked where its own food is; then for what all that are ticked needed. */
function tickOfRow({ food }: Need, { narrowed, plan, listIndex, needs }: Facts): Tick | undefined {
  const ticks = new Map(plan.lists[listIndex]!.ticks.map((tick) => [tick.ingredient, tick]))
  const own = ticks.get(food.name)
  if (!own?.checked) return undefined
  const others = needs.filter((each) => narrowed.get(each.food.id)?.food.id === food.id)
  const neededGrams = others.reduce((sum, each) => {
    const tick = ticks.get(each.food.name)
    return tick?.checked ? sum + tick.neededGrams * narrowed.get(each.food.id)!.ratio : sum
  }, own.neededGrams)
  return { ...own, neededGrams }
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
