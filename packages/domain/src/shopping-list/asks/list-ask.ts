import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import type { KitchenAmount } from '../../kitchen/scale-amount.ts'
import type { Purchase } from '../../kitchen/shopping-amount.ts'
import { joinTrips } from '../../pantry/join-trips.ts'
import type { StockCooking } from '../../pantry/stock.ts'
import { stockValue } from '../../pantry/stock-food.ts'
import { type ThrownFood, weekAsk } from '../../pantry/week-ask.ts'
import { addUpGrams } from '../add-up.ts'
import { foodAsSold } from '../grams-as-sold.ts'
import { cookingsWithin, type ListAtHome, listAtHome, type SeenStock } from '../home/lines-at-home.ts'
import { rowsOfList } from '../home/list-days.ts'
import { mergeNearEqualFoods } from '../home/merge-near-equals.ts'
import type { ListDays, PlanAtHome } from '../home/plan-stock.ts'
import type { ItemLink } from '../item-links.ts'
import { kitchenAmountOf } from '../list-line.ts'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import { inEachSystem, type PerSystem } from '../per-system.ts'

export type TimedCooking = DatedCooking & Readonly<{ minutes: number }>

/** The same with how long each dish takes. */
export type TimedPlan = PlanAtHome & Readonly<{ cookings: readonly TimedCooking[] }>

export type AskedRow = Readonly<{
  food: ListFood
  toBuy: PerSystem<Purchase>
  /** The dishes that use it or a near-equal of it. */
  items: readonly ItemLink[]
}>

export type AskedCooking = Readonly<{ itemId: string; title: string; date: IsoDate; minutes: number }>

export type WastedFood = Readonly<{
  food: ListFood
  amount: PerSystem<KitchenAmount>
  grams: number
  /** Of the value of all that came home with this shopping: 0 to 1. */
  share: number
  /** The last day on which some of it keeps. */
  keepsUntil: IsoDate
}>

/** LIV-2: what a list asks of a person, each figure with what it is made of. */
export type ListAsk = Readonly<{
  from: IsoDate
  /** The last day. */
  to: IsoDate
  /** How many foods are cooked with, without staples. */
  foods: number
  /** The rows that home doesn't cover, ticked or not. */
  toBuy: readonly AskedRow[]
  minutes: number
  /** By day. */
  cookings: readonly AskedCooking[]
  thrownShare: number
  /** The most valuable first. */
  thrown: readonly WastedFood[]
  /** Of what comes home with this shopping, in units of `stockValue`. */
  boughtValue: number
}>

export function listAsk(plan: TimedPlan, listIndex: number, seen: SeenStock): ListAsk {
  const days = plan.lists[listIndex]!
  const home = listAtHome(plan, listIndex, seen)
  const cooked = cookingsWithin(plan.cookings, days)
  const asked = weekAsk(home.stock, mergeNearEqualFoods(cooked, home.standIns).map(stockCooking), days)
  const boughtValue = boughtValueOf(home, days)
  return {
    from: addDays(plan.startDate, days.fromDay),
    to: addDays(plan.startDate, days.beforeDay - 1),
    foods: asked.foods.length,
    toBuy: rowsToBuy(home),
    minutes: asked.minutes,
    cookings: cooked.map((cooking) => askedCooking(cooking, plan)),
    thrownShare: asked.thrownShare,
    thrown: wastedFoods(asked.thrown, plan, { home, days, boughtValue }),
    boughtValue,
  }
}

/** What a dish needs by itself: only whether it uses a food counts here. */
function stockCooking(cooking: TimedCooking): StockCooking {
  const foods = [...addUpGrams([cooking])].map(([food, grams]) => ({ food, grams }))
  return { day: cooking.day, minutes: cooking.minutes, foods }
}

function rowsToBuy({ needs, lines }: ListAtHome): AskedRow[] {
  return needs.flatMap(({ food, items }) => {
    const line = lines.get(food.name)
    if (!line || 'boughtAs' in line || line.isCovered) return []
    return [{ food, toBuy: line.toBuy, items }]
  })
}

function askedCooking(
  { itemId, recipeTitle, day, minutes }: TimedCooking,
  { startDate }: TimedPlan,
): AskedCooking {
  return { itemId, title: recipeTitle, date: addDays(startDate, day), minutes }
}

function boughtValueOf({ stock }: ListAtHome, days: ListDays): number {
  return [...stock.ledgers.values()].reduce((sum, { food, trips }) => {
    const { boughtGrams, declaredGrams } = joinTrips(rowsOfList({ food, trips }, stock.trips, days))
    return sum + stockValue(food, boughtGrams + declaredGrams)
  }, 0)
}

type WasteFacts = { home: ListAtHome; days: ListDays; boughtValue: number }

function wastedFoods(thrown: readonly ThrownFood[], plan: TimedPlan, facts: WasteFacts): WastedFood[] {
  const { foodsByName, cookings } = plan
  const cooked = cookings.flatMap(({ ingredients }) => ingredients.map(({ food }) => foodAsSold(food)))
  const foods = new Map([...foodsByName.values(), ...cooked].map((food) => [food.id, food]))
  const { stock } = facts.home
  const wasted = thrown.flatMap(({ food: id, grams, value }): WastedFood[] => {
    const [food, ledger] = [foods.get(id), stock.ledgers.get(id)]
    if (!food || !ledger) return []
    const { leftUntilDay } = joinTrips(rowsOfList(ledger, stock.trips, facts.days))
    const need = { food, grams, unit: undefined, items: [] }
    return [
      {
        food,
        amount: inEachSystem((system) => kitchenAmountOf(need, grams, system)),
        grams,
        share: value / facts.boughtValue,
        keepsUntil: addDays(plan.startDate, leftUntilDay),
      },
    ]
  })
  return wasted.sort((a, b) => b.share - a.share)
}
