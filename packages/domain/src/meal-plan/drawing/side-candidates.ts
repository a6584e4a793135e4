import { eatenBesides } from '../../food-log/eaten-besides.ts'
import { withBesides } from '../../food-log/sum-of-besides.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, type Macros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import { type MealOnWeekday, portionsAt } from '../../onboarding/table/eaters-at.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { dayTotals } from '../fit.ts'
import { type FilledItem, type Helping, isFilled, type Plate, sidesOf } from '../item.ts'
import { changeSides, type SideWish, usualSideServings } from '../operations/change-sides.ts'
import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { portionDay } from '../operations/portion-day.ts'
import { type FoundItem, findItem, type ItemPlace, placeOf } from '../places.ts'
import type { Dish } from '../planner/menu.ts'
import { priceInSlot, priceOfSide, priceOfSize } from '../planner/objective.ts'
import { priceForPalate, suitsPalate } from '../planner/palate.ts'
import { quartersPerServing } from '../planner/portions/portions.ts'
import { rangesByThen } from '../planner/ranking/slot-around.ts'
import { suitsPlate } from '../planner/sides/suits-plate.ts'
import { asLimit, minutesBeside, minutesFor, wishOn } from '../planner/time/minutes-allowed.ts'
import { weights } from '../planner/weights.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { openMealsBeside } from '../states.ts'
import { dateOfDay, type Template } from '../template.ts'
import { dropForbiddenSides, openPlates } from '../template-operations/drop-forbidden.ts'
import { basketAround } from './basket/basket-around.ts'
import { refusalToServeRecipe } from './choose-recipe.ts'
import { neighboursOf } from './day-around.ts'
import { type Planning, sidesFor } from './diner.ts'
import type { SlotCandidates } from './slot-candidates.ts'
import {
  mealOnWeekday,
  mealWithoutGuests,
  type SlotOnWeekday,
  seatsOf,
  slotOnWeekday,
} from './slot-on-weekday.ts'

/** Of a side on a plate: whole and half servings, those first whose size costs less, so that they win where two fit alike. */
const sideServings = [0.5, 1, 1.5, 2].toSorted((a, b) => sizePrice(a) - sizePrice(b))

type FoundDish = FoundItem & Readonly<{ item: FilledItem }>

/**
 * PLATE-3: the sides that suit what stands in the slot, in the servings that suit the day; ranked by its fit and by the week's basket. On
 * a plate that is full, beside its first side. Nothing where nothing stands.
 */
export function sideCandidates(planning: Planning, slot: SlotOnWeekday): SlotCandidates {
  const { item } = slot
  if (!isFilled(item)) return new Map()
  const { kitchen, diner } = planning
  const { palate, wishes } = profileOf(diner.answers)
  const { meal } = item
  const at = seatsOf(slot)
  const people = portionsAt(diner.answers, at)
  const standing = [item, ...sidesOf(item).slice(0, 1)]
  const dishes = standing.flatMap(({ recipeId }) => kitchen.dish(recipeId) ?? [])
  const plate: Plate = { ...item, sides: sidesOf(item).slice(0, 1) }
  const fits = fitOfDay(planning, { ...slot, item }, slot.date)
  const { changeOf } = basketAround(planning, slot, { besideDish: true })
  const mostMinutes = asLimit(wishOn(wishes[meal], slot.weekday).mostMinutes)
  const [main] = dishes
  const suitable = sidesFor(planning, { chooser: 'person', at }).filter((side) =>
    suitsPlate(side, meal, dishes),
  )
  const candidates = suitable.map((dish) => {
    const { servings, totals, miss } = fits.best(plate, dish)
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
      { fit: { dish, servings, totals, deviation: miss, miss }, standing: standingOf, basket },
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
  const standing = new Set(isFilled(item) ? sidesOf(item).map(({ recipeId }) => recipeId) : [])
  const refusal = sides
    .map(({ recipeId }) => {
      const at = standing.has(recipeId) ? mealWithoutGuests(template, found) : mealOnWeekday(template, found)
      return refusalToSide(planning, recipeId, at)
    })
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

/** Above it a plate is better with a side than with more of its main. */
const mostOfOneDish = 1.5
const mainServings = [1, mostOfOneDish] as const
/** Of the sides that suit best so many are tried. */
const mostTried = 12

/**
 * PLATE-3: the plate of a dish that a draw brought: where it would be more than a serving and a half, less of it and a side, if the day is
 * as near its ranges and the plate costs less.
 */
export function plateInDraw(planning: Planning, template: Template, place: ItemPlace): Outcome {
  const unchanged: Outcome = { ok: true, template }
  const found = findItem(template, place)
  if (found?.item.kind !== 'normal' || found.item.meal === 'dessert') return unchanged
  const { item } = found
  if (item.servings <= mostOfOneDish) return unchanged
  const slot = slotOnWeekday(template, found)
  const fits = fitOfDay(planning, { ...found, item }, slot.date)
  const main = planning.kitchen.dish(item.recipeId)
  const standing = { price: priceOfServings(item.servings), miss: fits.missOf(item), plate: item as Plate }
  const plates = bestSides(sideCandidates(planning, { ...found, ...slot })).flatMap(({ dish, price }) =>
    mainServings.flatMap((servings) =>
      sideServings.map((ofSide) => {
        const plate = { recipeId: item.recipeId, servings, sides: [{ recipeId: dish.id, servings: ofSide }] }
        const ofPlate =
          priceOfServings(servings) +
          priceOfSide(ofSide * quartersPerServing) +
          weights.minute.value * minutesBeside(dish, main)
        return { plate, price: price + ofPlate, miss: fits.missOf(plate) }
      }),
    ),
  )
  const best = plates.reduce<typeof standing>(
    (least, one) => (one.miss <= standing.miss && one.price < least.price ? one : least),
    standing,
  )
  if (best === standing) return unchanged
  return applyInOrder(template, [
    (current) => portionDay(current, place, [{ itemId: item.id, servings: best.plate.servings }]),
    (current) => changeSides(current, place, sidesOf(best.plate)),
  ])
}

function priceOfServings(servings: number): number {
  return priceOfSize(servings * quartersPerServing)
}

function bestSides(candidates: SlotCandidates): { dish: Dish; price: number }[] {
  return Array.from(candidates.values())
    .filter(({ standing }) => !standing.isLate && !standing.isDisliked)
    .sort((a, b) => a.standing.price - b.standing.price)
    .slice(0, mostTried)
    .map(({ fit, standing }) => ({ dish: fit.dish, price: standing.price }))
}

/** PLATE-3: wherever an open day has the side, another that brings the day as near its ranges, or none. `planning` avoids it already. */
export function replaceSide(planning: Planning, template: Template, recipeId: RecipeId): Outcome {
  const plates = openPlates(template, (item) => sidesOf(item).some((side) => side.recipeId === recipeId))
  const without = dropForbiddenSides(template, (id) => id === recipeId)
  return applyInOrder(
    without,
    plates.map((before) => (current) => {
      const found = findItem(current, placeOf(before))
      if (!found || !isFilled(found.item)) return { ok: true, template: current }
      const slot = { ...found, ...slotOnWeekday(current, found) }
      const now = fitOfDay(planning, { ...found, item: found.item }, slot.date).missOf(found.item)
      const [best] = Array.from(sideCandidates(planning, slot).values())
        .filter(({ standing }) => !standing.isLate && !standing.isDisliked && standing.deviation < now)
        .sort((a, b) => a.standing.deviation - b.standing.deviation || a.standing.price - b.standing.price)
      if (!best) return { ok: true, template: current }
      const other = { recipeId: best.fit.dish.id, servings: best.fit.servings }
      return changeSides(current, placeOf(found), [...sidesOf(found.item), other])
    }),
  )
}

/** Why it can't stand beside a dish of theirs. */
export function refusalToSide(
  planning: Planning,
  recipeId: RecipeId,
  at: MealOnWeekday | undefined,
): Refusal | undefined {
  const dish = planning.kitchen.dish(recipeId)
  return refusalToServeRecipe(planning, recipeId, at) ?? (dish?.isSide ? undefined : { because: 'no-side' })
}

type BestOfSide = Readonly<{ servings: number; totals: Macros; miss: number }>

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
  const byThen: MacroRanges = rangesByThen({
    meal: item.meal,
    candidates: [],
    neighbours: neighboursOf(day, item.id).flatMap((neighbour) => {
      const dish = kitchen.dish(neighbour.recipeId)
      return dish ? [{ ...neighbour, dish }] : []
    }),
    openMeals: openMealsBeside(day, item.meal),
    ranges,
    besides,
    shares,
  })
  const rest = withBesides(dayTotals({ items: others }, macrosOf), besides)
  return {
    missOf: (plate: Plate) =>
      deviationOf(addMacros(rest, dayTotals({ items: [{ ...item, ...plate }] }, macrosOf)), byThen),
    best: (plate: Plate, side: Dish): BestOfSide => {
      const without = addMacros(rest, dayTotals({ items: [{ ...item, ...plate }] }, macrosOf))
      const tried = sideServings.map((servings) => {
        const totals = addMacros(without, scaleMacros(side.perServing, servings))
        return { servings, totals, miss: deviationOf(totals, byThen) }
      })
      return tried.reduce((best, one) => (one.miss < best.miss ? one : best))
    },
  }
}

function sizePrice(servings: number): number {
  return priceOfSize(servings * quartersPerServing)
}
