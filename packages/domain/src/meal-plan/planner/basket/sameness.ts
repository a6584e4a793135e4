import { daysOfPlan, daysOfWeek, type Meal } from '../../../meals/meals.ts'
import type { DishNumber } from '../menu.ts'
import { weights } from '../weights.ts'
import { type DishTraits, familiarityShares } from './dish-traits.ts'

/** LIV-7: shares of a week's lunches and dinners, and of its breakfasts; a week may always have two of a kind. */
const mostReplacers = weights.mostReplacers.value
const weeks = daysOfPlan / daysOfWeek

type Cooked = { dish: DishNumber; meal: Meal; week: number }
/** Counts of what a week cooks. */
export type Sameness = {
  traits: DishTraits
  /** By week and kind; breakfasts apart from lunches and dinners. */
  proteins: Int16Array
  breakfastProteins: Int16Array
  cuisines: Int16Array
  replacers: Int16Array
  shelf: Int16Array
  /** By week: how many are allowed. */
  caps: { protein: number; breakfastProtein: number; cuisine: number; shelf: number }[]
  twins: Int16Array
  dishes: DishNumber[][]
}

/** `cooked`: all meals that are cooked, whatever they will be. */
export function samenessOf(traits: DishTraits, cooked: readonly Omit<Cooked, 'dish'>[]): Sameness {
  const byWeek = (kinds: number) => new Int16Array(weeks * kinds)
  return {
    traits,
    proteins: byWeek(traits.proteins),
    breakfastProteins: byWeek(traits.proteins),
    cuisines: byWeek(traits.cuisines),
    replacers: byWeek(1),
    shelf: byWeek(1),
    caps: Array.from({ length: weeks }, (_, week) => {
      const own = cooked.filter((one) => one.week === week && one.meal !== 'dessert')
      const breakfasts = own.filter(({ meal }) => meal === 'breakfast').length
      const mains = own.length - breakfasts
      return {
        protein: capOf(mains, weights.mostOfAProtein.value),
        breakfastProtein: capOf(breakfasts, weights.mostOfABreakfastProtein.value),
        cuisine: capOf(mains, weights.mostOfACuisine.value),
        shelf: capOf(own.length, familiarityShares[traits.adventure]),
      }
    }),
    twins: byWeek(1),
    dishes: Array.from({ length: weeks }, () => []),
  }
}

function capOf(cookings: number, share: number): number {
  return Math.max(2, Math.ceil(cookings * share))
}

export function addToSameness(sameness: Sameness, cooked: Cooked): void {
  count(sameness, cooked, 1)
  const dishes = sameness.dishes[cooked.week]!
  sameness.twins[cooked.week]! += sameness.traits.countTwins(cooked.dish, dishes)
  dishes.push(cooked.dish)
}

export function takeFromSameness(sameness: Sameness, cooked: Cooked): void {
  const dishes = sameness.dishes[cooked.week]!
  dishes.splice(dishes.indexOf(cooked.dish), 1)
  sameness.twins[cooked.week]! -= sameness.traits.countTwins(cooked.dish, dishes)
  count(sameness, cooked, -1)
}

function count(sameness: Sameness, { dish, meal, week }: Cooked, by: 1 | -1): void {
  if (meal === 'dessert') return
  const { traits, proteins, breakfastProteins, cuisines, replacers, shelf } = sameness
  const protein = week * traits.proteins + traits.protein[dish]!
  shelf[week]! += by * traits.isShelf[dish]!
  if (meal === 'breakfast') {
    breakfastProteins[protein]! += by
    return
  }
  proteins[protein]! += by
  cuisines[week * traits.cuisines + traits.cuisine[dish]!]! += by
  replacers[week]! += by * traits.isReplacer[dish]!
}

/** What a week's sameness costs. */
export function priceOfSameness(sameness: Sameness, week: number): number {
  const { traits, proteins, breakfastProteins, cuisines, replacers, shelf, caps, twins } = sameness
  const cap = caps[week]!
  let squares = above(shelf[week]!, cap.shelf)
  for (let kind = 0; kind < traits.proteins; kind += 1) {
    squares += above(proteins[week * traits.proteins + kind]!, cap.protein)
    squares += above(breakfastProteins[week * traits.proteins + kind]!, cap.breakfastProtein)
  }
  for (let kind = 0; kind < traits.cuisines; kind += 1)
    squares += above(cuisines[week * traits.cuisines + kind]!, cap.cuisine)
  const replaced = weights.replacerAgain.value * above(replacers[week]!, mostReplacers)
  return weights.aboveCap.value * squares + replaced + weights.twins.value * twins[week]!
}

function above(number: number, cap: number): number {
  return number > cap ? (number - cap) ** 2 : 0
}

/** What one more of each kind would cost; the twins are left to the exact price. */
export type KindPrices = {
  ofProtein: Float64Array
  ofCuisine: Float64Array
  ofReplacer: number
  ofShelf: number
}

export function pricesOfKinds(sameness: Sameness, meal: Meal, week: number): KindPrices {
  const { traits, proteins, breakfastProteins, cuisines, replacers, shelf, caps } = sameness
  const cap = caps[week]!
  const isMain = meal === 'lunch' || meal === 'dinner'
  const proteinsHere = isMain ? proteins : breakfastProteins
  const capHere = isMain ? cap.protein : cap.breakfastProtein
  const ofProtein = new Float64Array(traits.proteins)
  const ofCuisine = new Float64Array(traits.cuisines)
  if (meal === 'dessert') return { ofProtein, ofCuisine, ofReplacer: 0, ofShelf: 0 }
  for (let kind = 0; kind < traits.proteins; kind += 1)
    ofProtein[kind] = oneMore(proteinsHere[week * traits.proteins + kind]!, capHere)
  for (let kind = 0; kind < traits.cuisines; kind += 1)
    ofCuisine[kind] = isMain ? oneMore(cuisines[week * traits.cuisines + kind]!, cap.cuisine) : 0
  const ofReplacer = isMain ? oneMore(replacers[week]!, mostReplacers, weights.replacerAgain.value) : 0
  return { ofProtein, ofCuisine, ofReplacer, ofShelf: oneMore(shelf[week]!, cap.shelf) }
}

function oneMore(number: number, cap: number, price: number = weights.aboveCap.value): number {
  return price * (above(number + 1, cap) - above(number, cap))
}
