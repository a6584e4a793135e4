import { profileOf } from '../../../onboarding/diner-profile.ts'
import { portionsAt } from '../../../onboarding/table/eaters-at.ts'
import { helpingsOf, type Item, type ItemId, isFilled } from '../../item.ts'
import { slotsFedBy } from '../../leftovers.ts'
import type { FoundItem } from '../../places.ts'
import { amountsAdded, type ServedDish } from '../../planner/amounts.ts'
import {
  type BasketChange,
  basketChangeOf,
  basketPriceOf,
  weekNeedsOf,
} from '../../planner/basket/basket-change.ts'
import type { Dish } from '../../planner/menu.ts'
import { amountsAsked } from '../../planner/objective.ts'
import { itemsOf } from '../../template.ts'
import type { Planning } from '../diner.ts'

export type BasketAround = Readonly<{
  changeOf(choice: ServedDish): BasketChange
  /** In the planner's prices: of the basket, and of what the person wants counted in a day or week. */
  priceOf(dish: Dish, servings: number): number
}>

/** LIV-1: what a dish in the slot does to the basket of its week, given what the week's other dishes need. What ate from the slot goes with it; all stays where the dish comes beside what stands there. */
export function basketAround(
  { kitchen, diner }: Planning,
  found: FoundItem,
  { besideDish = false } = {},
): BasketAround {
  const { aim } = profileOf(diner.answers)
  const people = portionsAt(diner.answers, found.item)
  const others = besideDish ? itemsOf(found.week) : itemsBeside(found)
  const cooked = others.filter(isFilled).flatMap((item) =>
    helpingsOf(item).flatMap(({ recipeId, servings }, at) => {
      const dish = kitchen.dish(recipeId)
      const isLeftover = at === 0 && item.kind === 'leftover'
      return dish ? [{ id: item.id, meal: item.meal, dish, servings, isLeftover }] : []
    }),
  )
  const needs = weekNeedsOf(
    cooked.map((one) => ({ ...one, servings: portionsAt(diner.answers, { meal: one.meal }) * one.servings })),
    1,
  )
  const standing = isFilled(found.item) && !besideDish ? kitchen.dish(found.item.recipeId) : undefined
  const isOfDay = ({ id }: (typeof cooked)[number]) => found.day.items.some((item) => item.id === id)
  const ofAmounts = amountsAdded(amountsAsked({ aim }), {
    onDay: cooked.filter(isOfDay),
    onOtherDays: cooked.filter((one) => !isOfDay(one)),
  })
  return {
    changeOf: (choice) => {
      const change = basketChangeOf(needs, choice, { people, standing })
      return { ...change, price: change.price + ofAmounts(choice) }
    },
    priceOf: (dish, servings) =>
      basketPriceOf(needs, dish, { servings, people }) + ofAmounts({ dish, servings }),
  }
}

/** The week's items without the slot's, and without what eats from it. */
export function itemsBeside(found: FoundItem): Item[] {
  const gone = new Set<ItemId>([found.item.id, ...slotsFedBy(found).map(({ item }) => item.id)])
  return itemsOf(found.week).filter(({ id }) => !gone.has(id))
}
