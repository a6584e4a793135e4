import { eachMeal, type Meal } from '../../../meals/meals.ts'
import type { DishNumber, Menu } from '../menu.ts'
import { suitsBeside } from './suits-plate.ts'

/** The sides of a menu. */
export type SideMenu = Readonly<{
  /** By meal: what may stand on its plates. */
  ofMeal: Readonly<Record<Meal, Int32Array>>
  /** Whether a side goes with a dish, a main or another side. */
  suits(side: DishNumber, dish: DishNumber): boolean
}>

const unknown = 0
const suited = 1
const unsuited = 2

export function sideMenuOf({ dishes, sides: { first, count } }: Pick<Menu, 'dishes' | 'sides'>): SideMenu {
  const numbers = Array.from({ length: count }, (_, at) => first + at)
  const known = new Uint8Array(count * dishes.length)
  return {
    ofMeal: eachMeal((meal) =>
      Int32Array.from(numbers.filter((number) => dishes[number]!.goesWith.includes(meal))),
    ),
    suits: (side, dish) => {
      const at = (side - first) * dishes.length + dish
      if (known[at] === unknown) known[at] = suitsBeside(dishes[side]!, dishes[dish]!) ? suited : unsuited
      return known[at] === suited
    },
  }
}
