import type { Amount } from '../kitchen/amount.ts'
import { pieceUnitOf } from '../kitchen/measured-food.ts'
import { scaleAmount } from '../kitchen/scale-amount.ts'
import type { UnitName } from '../kitchen/units.ts'
import { foodAsSold, gramsAsSold } from './grams-as-sold.ts'
import { type DishOfItem, dishOfItem, type ItemLink, itemLinks } from './item-links.ts'
import type { CookedIngredient, ListedCooking, ListFood } from './listed-cooking.ts'

export type Need = {
  food: ListFood
  /** 0 where no recipe has an amount: salt to taste. */
  grams: number
  /** The one all recipes count it in, if there is one. */
  unit: UnitName | undefined
  items: readonly ItemLink[]
}

type Row = { food: ListFood; amount: Amount; dish: DishOfItem }

/** Tap water is never bought. Brewed coffee is: a pack makes a known amount. */
const neverBoughtIds: ReadonlySet<string> = new Set(['water'])

/** SHOP-3: one need for each food that is sold, whatever the order of the items. */
export function addUp(items: readonly ListedCooking[]): Need[] {
  const links = itemLinks(items.filter(isCookedAtAll))
  return rowsByFood(items)
    .map((rows) => needOf(rows, links))
    .sort(byFoodName)
}

/** Grams of each food that is sold, by its id. */
export function addUpGrams(items: readonly ListedCooking[]): Map<string, number> {
  const sums = rowsByFood(items).map((rows) => {
    const food = foodAsSold(rows[0]!.food)
    return [food.id, gramsAsSold(food, rows)] as const
  })
  return new Map(sums)
}

function isCookedAtAll({ factor }: ListedCooking): boolean {
  return factor > 0 && Number.isFinite(factor)
}

function rowsByFood(items: readonly ListedCooking[]): Row[][] {
  const rowsByName = new Map<string, Row[]>()
  for (const row of items.filter(isCookedAtAll).flatMap(rowsOf)) {
    const { name } = foodAsSold(row.food)
    const rows = rowsByName.get(name)
    if (rows) rows.push(row)
    else rowsByName.set(name, [row])
  }
  return [...rowsByName.values()]
}

function rowsOf({ factor, ingredients, ...item }: ListedCooking): Row[] {
  const dish = dishOfItem(item)
  return ingredients
    .filter(({ food }) => !neverBoughtIds.has(food.id))
    .map((ingredient) => ({
      food: ingredient.food,
      amount: scaleAmount(amountIn(ingredient), factor),
      dish,
    }))
}

function amountIn({ food, quantity, unit, grams }: CookedIngredient): Amount {
  return { quantity, unit: unit ?? pieceUnitOf(food) ?? 'piece', grams }
}

function needOf(rows: readonly Row[], links: ReadonlyMap<DishOfItem, ItemLink>): Need {
  const food = foodAsSold(rows[0]!.food)
  const dishes = new Set(rows.map(({ dish }) => dish))
  return {
    food,
    grams: gramsAsSold(food, rows),
    unit: rows.some((row) => row.food.comesIn) ? pieceUnitOf(food) : sharedUnit(rows),
    items: [...links].flatMap(([dish, link]) => (dishes.has(dish) ? [link] : [])),
  }
}

function sharedUnit(rows: readonly Row[]): UnitName | undefined {
  const amounts = rows.map(({ amount }) => amount).filter(({ grams }) => grams > 0)
  const unit = amounts[0]?.unit
  return amounts.every((amount) => amount.unit === unit) ? unit : undefined
}

const nameOrder = new Intl.Collator('en')

/** The order of needs. */
export function byFoodName(a: { food: { name: string } }, b: { food: { name: string } }): number {
  return nameOrder.compare(a.food.name, b.food.name)
}
