import { seededRandom } from '../../chance/seeded-random.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { daysApart } from '../feeding.ts'
import { type Item, isFilled } from '../item.ts'
import { slotsFedBy } from '../leftovers.ts'
import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { putRandomDish } from '../operations/replace-item.ts'
import { type FoundItem, placeOf } from '../places.ts'
import { isFarTooLong } from '../planner/far-too-long.ts'
import type { Dish } from '../planner/menu.ts'
import { priceInSlot } from '../planner/objective.ts'
import { isStrange, mayBeDrawn, priceInDraw } from '../planner/palate.ts'
import { servingsOf } from '../planner/portions/portions.ts'
import type { Fit, SlotFits } from '../planner/rank-slot.ts'
import { wishOn } from '../planner/time/minutes-allowed.ts'
import { refuse } from '../refusal.ts'
import { dateOfDay, itemsOf, type Template } from '../template.ts'
import { basketAround, itemsBeside } from './basket/basket-around.ts'
import { putWithFit } from './day-around.ts'
import { forbiddenTo, type SeededPlanning, tastesOf } from './diner.ts'
import { pickRandomFit } from './pick-random-fit.ts'
import { fitDishes, fitRecipe, type RankedDishes } from './rank-dishes.ts'
import { plateInDraw } from './side-candidates.ts'
import { mealOnWeekday, type SlotOnWeekday, slotOnWeekday } from './slot-on-weekday.ts'

/** So many that enough are left when the week eats some of them already. */
const enoughToDrawFrom = 40

/** ITEM-5: another dish by chance, and none of `gone`, with sides where its plate is better with them; what ate from the slot is freed. */
export function randomizeSlot(
  planning: SeededPlanning,
  template: Template,
  found: FoundItem,
  gone: readonly RecipeId[] = [],
): Outcome {
  const fit = pickFit(planning, template, found, gone)
  if (!fit) return refuse({ because: 'nothing-suitable' })
  const place = placeOf(found)
  const helping = { recipeId: fit.dish.id, servings: fit.servings }
  const put = (current: Template) => putRandomDish(current, place, helping)
  return applyInOrder(template, [
    (current) => putWithFit(current, place, { day: found.day, itemId: found.item.id, fit }, put),
    (current) => plateInDraw(planning, current, place),
  ])
}

/**
 * A dish the week doesn't eat yet, where one brings the day into range; the first choice suits the days that ate from the slot, too.
 * Never what stands there, nor what the day eats anyway.
 */
function pickFit(
  planning: SeededPlanning,
  template: Template,
  found: FoundItem,
  gone: readonly RecipeId[],
): Fit | undefined {
  const { week, day } = found
  const slot = slotOnWeekday(template, found)
  const ranked = fitDishes(planning, slot)
  const pick = pickerFor(planning, { ...found, ...slot }, gone)
  // Each dessert is drawn by whole batches of its own.
  const fed = found.item.meal === 'dessert' ? [] : slotsFedBy(found)
  const feeding = fed.length > 0 ? placesForAll(planning, template, ranked, { found, fed }) : undefined
  const shared = feeding && pick({ ...ranked, isInTime: (at) => feeding.has(at) }, itemsOf(week))
  if (shared) return shared
  const fresh = pick(ranked, itemsOf(week))
  return fresh?.miss === 0 ? fresh : pick(ranked, day.items)
}

function pickerFor(planning: SeededPlanning, found: SlotOnWeekday, gone: readonly RecipeId[]) {
  const { diner, seed } = planning
  const random = seededRandom(`${seed}/${found.item.id}`)
  const { meal } = found.item
  const tastes = tastesOf(diner)
  const { liked } = tastes
  const wish = wishOn(profileOf(diner.answers).wishes[meal], found.weekday)
  const isDiscovery = wantsNew(planning, found)
  const comesLast = (dish: Dish) =>
    isFarTooLong(dish, meal, wish) || (!isDiscovery && isStrange(dish, tastes))
  return ({ fits, isInTime }: RankedDishes, without: FoundItem['day']['items']) => {
    const eaten = without.filter(isFilled).map(({ recipeId }) => recipeId)
    const not = new Set([...eaten, ...gone])
    const mayCome = (at: number) => {
      const dish = fits.dishes[at]!
      return !not.has(dish.id) && mayBeDrawn(dish, tastes) && isInTime(at)
    }
    const prices = pricesIn(planning, fits, found, isDiscovery)
    return pickRandomFit(fits, random, { mayCome, liked, comesLast, prices })
  }
}

/** Fits are kept by their candidates, which are those of one person's answers, likes and kitchen: their prices change with the week alone. */
type KnownPrices = Readonly<{
  beside: readonly Item[]
  isDiscovery: boolean
  /** By place, of those that bring the day into range. */
  prices: Float64Array
}>

/** Of the fits that are kept, so that a dice that is pressed again prices nothing and adds up no basket. */
const pricesOfFits = new WeakMap<SlotFits, KnownPrices>()

/** What each dish costs in the slot: it follows from tastes and from what stands beside the slot in its week. */
function pricesIn(
  planning: SeededPlanning,
  fits: SlotFits,
  found: FoundItem,
  isDiscovery: boolean,
): Float64Array {
  const { diner } = planning
  const tastes = tastesOf(diner)
  const asked = { beside: itemsBeside(found), isDiscovery }
  const known = pricesOfFits.get(fits)
  if (known && areSamePrices(known, asked)) return known.prices
  const { dishes, misses, portions } = fits
  const basket = basketAround(planning, found)
  const prices = new Float64Array(dishes.length)
  for (let at = 0; at < dishes.length; at += 1) {
    if (misses[at] !== 0) continue
    const dish = dishes[at]!
    const ofWeek = basket.priceOf(dish, servingsOf(portions[at]!))
    prices[at] = priceInSlot(priceInDraw(dish, tastes, { isDiscovery }), ofWeek)
  }
  pricesOfFits.set(fits, { ...asked, prices })
  return prices
}

function areSamePrices(known: KnownPrices, asked: Omit<KnownPrices, 'prices'>): boolean {
  return (
    known.isDiscovery === asked.isDiscovery &&
    known.beside.length === asked.beside.length &&
    known.beside.every((item, at) => item === asked.beside[at])
  )
}

/** A main meal, of a person who wants a new dish a week, in a week that has none beside it. */
function wantsNew({ kitchen, diner }: SeededPlanning, { week, item }: FoundItem): boolean {
  if (profileOf(diner.answers).palate.adventure !== 'new-each-week' || item.meal === 'dessert') return false
  const others = itemsOf(week).filter((other) => isFilled(other) && other.id !== item.id)
  return !others.some(
    (other) => isFilled(other) && kitchen.dish(other.recipeId)?.character.familiarity === 'discovery',
  )
}

type Fed = Readonly<{ found: FoundItem; fed: readonly FoundItem[] }>

/**
 * The places of the best of those that bring the day into range, and every day that eats from the slot as well. CON-4: they are still
 * good when the last of these slots eats them.
 */
function placesForAll(
  planning: SeededPlanning,
  template: Template,
  { fits, isInTime }: RankedDishes,
  { found, fed }: Fed,
): ReadonlySet<number> {
  const oldest = Math.max(...fed.map((slot) => daysApart(found, slot)))
  const shared = new Set<number>()
  const forbiddenOf = forbiddenTo(planning)
  for (const at of fits.ranked()) {
    if (fits.misses[at]! > 0 || shared.size === enoughToDrawFrom) break
    const dish = fits.dishes[at]!
    if (dish.keepsDays < oldest || !isInTime(at)) continue
    const feeds = (slot: FoundItem) => {
      const { day, dayNumber, item } = slot
      if (forbiddenOf(dish.id, mealOnWeekday(template, slot))) return false
      const date = dateOfDay(template, dayNumber)
      return fitRecipe(planning, { day, date, meal: item.meal }, dish.id)?.miss === 0
    }
    if (fed.every(feeds)) shared.add(at)
  }
  return shared
}
