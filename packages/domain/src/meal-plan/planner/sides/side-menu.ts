import { eachMeal, type Meal } from '../../../meals/meals.ts'
import type { Dish, DishNumber, Menu } from '../menu.ts'
import { faultsBeside, suitsBeside } from './suits-plate.ts'

/** The sides of a menu. */
export type SideMenu = Readonly<{
  /** By meal: what may stand on its plates. */
  ofMeal: Readonly<Record<Meal, Int32Array>>
  /** Whether a side goes with a dish, a main or another side. */
  suits(side: DishNumber, dish: DishNumber): boolean
  /** How ill the two go together. */
  faults(side: DishNumber, dish: DishNumber): number
}>

const unknown = 0
const unsuited = 1
/** With no fault; each fault is one more. */
const suited = 2

export function sideMenuOf({ dishes, sides: { first, count } }: Pick<Menu, 'dishes' | 'sides'>): SideMenu {
  const numbers = Array.from({ length: count }, (_, at) => first + at)
  const known = new Uint8Array(count * dishes.length)
  const look = (side: DishNumber, dish: DishNumber) => {
    const at = (side - first) * dishes.length + dish
    if (known[at] === unknown) known[at] = compare(dishes[side]!, dishes[dish]!)
    return known[at]!
  }
  return {
    ofMeal: eachMeal((meal) =>
      Int32Array.from(numbers.filter((number) => dishes[number]!.goesWith.includes(meal))),
    ),
    suits: (side, dish) => look(side, dish) >= suited,
    faults: (side, dish) => Math.max(0, look(side, dish) - suited),
  }
}

function compare(side: Dish, dish: Dish): number {
  return suitsBeside(side, dish) ? suited + faultsBeside(side, dish) : unsuited
}
