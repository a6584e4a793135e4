import { profileOf } from '../../../onboarding/diner-profile.ts'
import { isFilled } from '../../item.ts'
import { slotsFedBy } from '../../leftovers.ts'
import type { FoundItem } from '../../places.ts'
import {
  type BasketChange,
  basketChangeOf,
  basketPriceOf,
  weekNeedsOf,
} from '../../planner/basket/basket-change.ts'
import type { Dish } from '../../planner/menu.ts'
import { itemsOf } from '../../template.ts'
import type { Planning } from '../diner.ts'

type Choice = Readonly<{ dish: Dish; servings: number }>

export type BasketAround = Readonly<{
  changeOf(choice: Choice): BasketChange
  priceOf(dish: Dish, servings: number): number
}>

/** LIV-1: what a dish in the slot does to the basket of its week, given what the week's other dishes need. What ate from the slot goes with it. */
export function basketAround({ kitchen, diner }: Planning, found: FoundItem): BasketAround {
  const { people } = profileOf(diner.answers)
  const gone = new Set([found.item.id, ...slotsFedBy(found).map(({ item }) => item.id)])
  const others = itemsOf(found.week).filter(({ id }) => !gone.has(id))
  const cooked = others.flatMap((item) => {
    const dish = isFilled(item) ? kitchen.dish(item.recipeId) : undefined
    return dish && isFilled(item)
      ? [{ dish, servings: item.servings, isLeftover: item.kind === 'leftover' }]
      : []
  })
  const needs = weekNeedsOf(cooked, people)
  const standing = isFilled(found.item) ? kitchen.dish(found.item.recipeId) : undefined
  return {
    changeOf: (choice) => basketChangeOf(needs, choice, { people, standing }),
    priceOf: (dish, servings) => basketPriceOf(needs, dish, { servings, people }),
  }
}
