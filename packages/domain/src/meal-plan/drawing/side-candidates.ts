import { eatenBesides } from '../../food-log/eaten-besides.ts'
import { withBesides } from '../../food-log/sum-of-besides.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, type Macros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { dayTotals } from '../fit.ts'
import { type FilledItem, type Helping, isFilled, type Plate, sidesOf } from '../item.ts'
import { changeSides, type SideWish, usualSideServings } from '../operations/change-sides.ts'
import type { Outcome } from '../operations/change-template.ts'
import { type FoundItem, findItem, type ItemPlace } from '../places.ts'
import type { Dish } from '../planner/menu.ts'
import { priceInSlot, priceOfSize } from '../planner/objective.ts'
import { priceForPalate, suitsPalate } from '../planner/palate.ts'
import { quartersPerServing } from '../planner/portions/portions.ts'
import { rangesByThen } from '../planner/ranking/slot-around.ts'
import { suitsPlate } from '../planner/sides/suits-plate.ts'
import { asLimit, minutesBeside, minutesFor, wishOn } from '../planner/time/minutes-allowed.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { openMealsBeside } from '../states.ts'
import { dateOfDay, type Template } from '../template.ts'
import { basketAround } from './basket/basket-around.ts'
import { refusalToServeRecipe } from './choose-recipe.ts'
import { neighboursOf } from './day-around.ts'
import { type Planning, sidesFor } from './diner.ts'
import type { SlotCandidates } from './slot-candidates.ts'
import type { SlotOnWeekday } from './slot-on-weekday.ts'

/** Of a side on a plate: whole and half servings. */
const sideServings = [1, 0.5, 1.5, 2] as const

type FoundDish = FoundItem & Readonly<{ item: FilledItem }>

/**
 * PLATE-3: the sides that suit what stands in the slot, in the servings that suit the day; ranked by its fit and by the week's basket. On
 * a plate that is full, beside its first side. Nothing where nothing stands.
 */
export function sideCandidates(planning: Planning, slot: SlotOnWeekday): SlotCandidates {
  const { item } = slot
  if (!isFilled(item)) return new Map()
  const { kitchen, diner } = planning
  const { palate, people, wishes } = profileOf(diner.answers)
  const standing = [item, ...sidesOf(item).slice(0, 1)]
  const dishes = standing.flatMap(({ recipeId }) => kitchen.dish(recipeId) ?? [])
  const plate: Plate = { ...item, sides: sidesOf(item).slice(0, 1) }
  const fits = fitOfDay(planning, { ...slot, item }, slot.date)
  const { changeOf } = basketAround(planning, slot, { besideDish: true })
  const mostMinutes = asLimit(wishOn(wishes[item.meal], slot.weekday).mostMinutes)
  const [main] = dishes
  const suitable = sidesFor(planning, 'person').filter((side) => suitsPlate(side, item.meal, dishes))
  const candidates = suitable.map((dish) => {
    const { servings, totals, miss, deviation } = fits.best(plate, dish)
    const basket = changeOf({ dish, servings })
    const minutes = (main ? minutesFor(main, people * item.servings) : 0) + minutesBeside(dish, main)
    const standingOf = {
      deviation: miss,
      servings,
      netCarbs: dish.perServing.netCarbs * servings,
      isLate: minutes > mostMinutes,
      changesOthers: false,
      isDisliked: !suitsPalate(dish.character, palate),
      price: priceInSlot(priceForPalate(dish.character, palate), basket.price),
    }
    return [
      dish.id,
      { fit: { dish, servings, totals, deviation, miss }, standing: standingOf, basket },
    ] as const
  })
  return new Map(candidates)
}

/** PLATE-3: these sides beside the slot's dish; those that come without servings as much as suits the day. */
export function changeSidesToFit(
  planning: Planning,
  template: Template,
  place: ItemPlace,
  sides: readonly SideWish[],
): Outcome {
  const found = findItem(template, place)
  if (!found) return refuse({ because: 'not-there' })
  const { item } = found
  const refusal = sides
    .map(({ recipeId }) => refusalToSide(planning, recipeId))
    .find((one) => one !== undefined)
  if (refusal) return refuse(refusal)
  if (!isFilled(item)) return changeSides(template, place, [])
  const fits = fitOfDay(planning, { ...found, item }, dateOfDay(template, found.dayNumber))
  const sized: Helping[] = []
  for (const { recipeId, servings } of sides) {
    const dish = planning.kitchen.dish(recipeId)
    const suits = servings ?? (dish && fits.best({ ...item, sides: sized }, dish).servings)
    sized.push({ recipeId, servings: suits ?? usualSideServings })
  }
  return changeSides(template, place, sized)
}

/** Why it can't stand beside a dish of theirs. */
export function refusalToSide(planning: Planning, recipeId: RecipeId): Refusal | undefined {
  const dish = planning.kitchen.dish(recipeId)
  return refusalToServeRecipe(planning, recipeId) ?? (dish?.isSide ? undefined : { because: 'no-side' })
}

type BestOfSide = Readonly<{ servings: number; totals: Macros; miss: number; deviation: number }>

/** The day with other plates in the slot, all else as it is. */
function fitOfDay(
  { kitchen, diner }: Planning,
  { day, item }: FoundDish,
  date: ReturnType<typeof dateOfDay>,
) {
  const { ranges, shares } = profileOf(diner.answers)
  const macrosOf = (recipeId: RecipeId) => kitchen.dish(recipeId)?.perServing ?? noMacros
  const besides = eatenBesides(diner, date)
  const others = day.items.filter(({ id }) => id !== item.id)
  const openMeals = openMealsBeside(day, item.meal)
  const byThen: MacroRanges = rangesByThen({
    meal: item.meal,
    candidates: [],
    neighbours: neighboursOf(day, item.id).flatMap((neighbour) => {
      const dish = kitchen.dish(neighbour.recipeId)
      return dish ? [{ ...neighbour, dish }] : []
    }),
    openMeals,
    ranges,
    besides,
    shares,
  })
  const rest = withBesides(dayTotals({ items: others }, macrosOf), besides)
  return {
    best: (plate: Plate, side: Dish): BestOfSide => {
      const without = addMacros(rest, dayTotals({ items: [{ ...item, ...plate }] }, macrosOf))
      const tried = sideServings.map((servings) => {
        const totals = addMacros(without, scaleMacros(side.perServing, servings))
        const miss = deviationOf(totals, byThen)
        return {
          servings,
          totals,
          miss,
          deviation: openMeals.length > 0 ? miss : deviationOf(totals, ranges),
        }
      })
      return tried.reduce((best, one) =>
        one.miss < best.miss || (one.miss === best.miss && sizeOf(one) < sizeOf(best)) ? one : best,
      )
    },
  }
}

function sizeOf({ servings }: BestOfSide): number {
  return priceOfSize(servings * quartersPerServing)
}
