import type { Meal } from '../../meals/meals.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Palate } from '../../onboarding/palate.ts'
import { portionsAt } from '../../onboarding/table/eaters-at.ts'
import type { MealWish } from '../../onboarding/wishes.ts'
import type { SlotFit } from '../../recipes/browse.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import type { BasketChange } from '../planner/basket/basket-change.ts'
import { isFarTooLong } from '../planner/far-too-long.ts'
import { priceInSlot } from '../planner/objective.ts'
import { priceForPalate, suitsPalate } from '../planner/palate.ts'
import type { Fit } from '../planner/rank-slot.ts'
import { asLimit, minutesFor, wishOn } from '../planner/time/minutes-allowed.ts'
import { basketAround } from './basket/basket-around.ts'
import type { Planning } from './diner.ts'
import { rankDishes } from './rank-dishes.ts'
import { type SlotOnWeekday, seatsOf } from './slot-on-weekday.ts'

/** What may stand in a slot: how it would fit the day, how it is ranked for that, and what it does to the week's basket (LIV-1). */
export type SlotCandidate = Readonly<{ fit: Fit; standing: SlotFit; basket: BasketChange }>
export type SlotCandidates = ReadonlyMap<RecipeId, SlotCandidate>

/** RCP-4: the candidates of a slot, best first; what stands there now is left out of the day. The person may choose one over the time limit. */
export function slotCandidates(planning: Planning, slot: SlotOnWeekday): SlotCandidates {
  const { meal } = slot.item
  const { wishes, palate } = profileOf(planning.diner.answers)
  const people = portionsAt(planning.diner.answers, seatsOf(slot))
  const wish = wishOn(wishes[meal], slot.weekday)
  const fits = rankDishes(planning, slot, { isByHand: true })
  const { changeOf } = basketAround(planning, slot)
  return new Map(
    fits.map((fit) => {
      const basket = changeOf(fit)
      return [fit.dish.id, { fit, standing: standingOf(fit, { meal, wish, palate, people, basket }), basket }]
    }),
  )
}

type Asked = { meal: Meal; wish: MealWish; palate: Palate; people: number; basket: BasketChange }

function standingOf(
  { dish, servings, miss, neighbourServings }: Fit,
  { meal, wish, palate, people, basket }: Asked,
): SlotFit {
  return {
    deviation: miss,
    servings,
    netCarbs: dish.perServing.netCarbs * servings,
    isLate: minutesFor(dish, people * servings) > asLimit(wish.mostMinutes) || isFarTooLong(dish, meal, wish),
    changesOthers: neighbourServings !== undefined,
    isDisliked: !suitsPalate(dish.character, palate),
    price: priceInSlot(priceForPalate(dish.character, palate), basket.price),
  }
}
