import { oncePerValue } from '../../../derived/once-per-value.ts'
import type { Meal } from '../../../meals/meals.ts'
import type { Cuisine } from '../../../recipes/cuisines.ts'
import { type MainProtein, meatAndFish } from '../../../recipes/main-proteins.ts'
import type { BasketFood } from '../basket/basket-food.ts'
import type { Dish } from '../menu.ts'

/** A food of which a plate has enough with one dish: a handful of a vegetable, a quarter of an avocado. */
const muchGrams = 35

/** Kitchens whose sides and mains belong together; all others are one more. */
const kitchens: readonly (readonly Cuisine[])[] = [
  ['chinese', 'sichuan', 'japanese', 'korean', 'hawaiian'],
  ['thai', 'vietnamese', 'indonesian', 'malaysian', 'filipino'],
  ['indian', 'sri-lankan', 'persian'],
  ['mexican', 'tex-mex', 'cuban', 'caribbean', 'peruvian', 'brazilian', 'argentinian'],
]
/** What is plain goes beside everything. */
const plain: Cuisine = 'american'

/** PLATE-3: whether a side goes with what stands on the plate: its meal, its kitchen, and no food that is there in bulk already. */
export function suitsPlate(side: Dish, meal: Meal, standing: readonly Dish[]): boolean {
  return side.isSide && side.goesWith.includes(meal) && standing.every((dish) => suitsBeside(side, dish))
}

export function suitsBeside(side: Dish, dish: Dish): boolean {
  if (side.id === dish.id || !isOfOneTable(side.character.cuisine, dish.character.cuisine)) return false
  return side.foods.every(({ food, grams }) => {
    if (food.isStaple || grams < muchGrams) return true
    return !dish.foods.some((other) => other.food.id === food.id && other.grams >= muchGrams)
  })
}

function isOfOneTable(side: Cuisine, dish: Cuisine): boolean {
  return side === plain || side === dish || kitchenOf(side) === kitchenOf(dish)
}

function kitchenOf(cuisine: Cuisine): number {
  return kitchens.findIndex((own) => own.includes(cuisine))
}

/** A dish of so many kilocalories a gram is fat above all: sauces, dressings, nuts, crisps of cheese. */
const richPerGram = 3

/** PLATE-3: whether a side brings energy more than a vegetable to its plate. */
export function isRich({
  perServing,
  gramsPerServing,
}: Pick<Dish, 'perServing' | 'gramsPerServing'>): boolean {
  return perServing.calories >= richPerGram * gramsPerServing
}

/** What is in both makes an ill pair; each with the grams from where a plate tastes of it. */
const tastedTwice: readonly { of(food: BasketFood): boolean; inSide: number; inDish: number }[] = [
  { of: isCreamy, inSide: 15, inDish: 25 },
  { of: standsForStarch, inSide: 25, inDish: 25 },
  { of: ({ swaps }) => swaps?.class === 'stock', inSide: 150, inDish: 150 },
]
/** By what is in `tastedTwice`: all sides are compared with all dishes. */
const gramsTasted = oncePerValue((dish: Dish) => tastedTwice.map(({ of }) => gramsOf(dish, of)))

/** A food that both have, less than in bulk; a handful of grated cheese weighs less. */
const sharedGrams = 15
const sharedGramsOfCheese = 8
/** Grams of sweetener above which a breakfast is sweet, and of berries from which one is. */
const sweetGrams = 3
const berryGrams = 30

/**
 * PLATE-3: how many things a cook wouldn't put together are so on a plate of these two: cream beside cream, two things in the place of
 * bread or rice, soup beside soup, the same food in both, sweet beside savory, anything beside a drink, a sauce beside a sauce, a salad beside a
 * salad, eggs or tofu beside meat or fish, anything but what is sweet beside a porridge, cheese or cream of another kitchen beside a dish of East
 * or Southeast Asia.
 */
export function faultsBeside(side: Dish, dish: Dish): number {
  let faults = 0
  const [ofSide, ofDish] = [gramsTasted(side), gramsTasted(dish)]
  for (const [at, { inSide, inDish }] of tastedTwice.entries())
    if (ofSide[at]! >= inSide && ofDish[at]! >= inDish) faults += 1
  if (sharesFood(side, dish)) faults += 1
  if (dish.isDrink || isSweetSide(side) !== isSweetMain(dish)) faults += 1
  // A salad is dressed.
  if (side.isSauced && (dish.isSauced || dish.isSalad)) faults += 1
  if (side.isSalad && dish.isSalad) faults += 1
  if (isSecondProtein(side, dish)) faults += 1
  if (isOfDairy(side) && isWithoutDairy(dish) && !isWithoutDairy(side)) faults += 1
  return faults
}

/** A slice of cheese, a spoon of cream. */
const dairyGrams = 15
/** The first of `kitchens`: they cook with hardly any. */
const kitchensWithoutDairy = 2

function isOfDairy(side: Dish): boolean {
  return gramsOf(side, ({ swaps }) => swaps?.class === 'dairy' || swaps?.class === 'cheese') >= dairyGrams
}

function isWithoutDairy({ character: { cuisine } }: Dish): boolean {
  const kitchen = kitchenOf(cuisine)
  return kitchen >= 0 && kitchen < kitchensWithoutDairy
}

/** A side is of eggs that are most of its weight; a sauce of yolks is none. */
function isEggs(side: Dish): boolean {
  return side.eggs * gramsOfAnEgg >= side.gramsPerServing / 2 && !isRich(side)
}

const gramsOfAnEgg = 50

const ofMeatOrFish: ReadonlySet<MainProtein> = new Set(meatAndFish)

/** Eggs beside meat or fish are a breakfast, such as smoked salmon and eggs; tofu stands beside neither, nor beside eggs. */
function isSecondProtein(side: Dish, { meals, character: { mainProtein } }: Dish): boolean {
  if (side.ledBy === 'tofu') return ofMeatOrFish.has(mainProtein) || mainProtein === 'egg'
  return isEggs(side) && ofMeatOrFish.has(mainProtein) && !meals.includes('breakfast')
}

/** PLATE-1: a breakfast like a dessert. */
export function isSweetBreakfast(dish: Pick<Dish, 'meals' | 'loads' | 'foods'>): boolean {
  return dish.meals.includes('breakfast') && (dish.loads.sweetener > sweetGrams || hasBerries(dish))
}

/** PLATE-1 */
export function isDrunkBreakfast({ isDrink, meals }: Pick<Dish, 'meals' | 'isDrink'>): boolean {
  return isDrink === true && meals.includes('breakfast')
}

const isSweetSide = oncePerValue((side: Dish) => side.loads.sweetener > 0 || hasBerries(side))
const isSweetMain = oncePerValue((dish: Dish) => isSweetBreakfast(dish) || dish.isPorridge === true)

function hasBerries({ foods }: Pick<Dish, 'foods'>): boolean {
  return foods.some(({ food, grams }) => food.swaps?.class === 'berry' && grams >= berryGrams)
}

function isCreamy({ id, swaps }: BasketFood): boolean {
  return swaps?.class === 'dairy' || swaps?.class === 'cheese' || id === 'mayonnaise'
}

const insteadOfStarch: ReadonlySet<string> = new Set([
  'cauliflower',
  'frozen-cauliflower-rice',
  'ground-flaxseed',
])

function standsForStarch({ id, swaps }: BasketFood): boolean {
  return insteadOfStarch.has(id) || swaps?.class === 'flour' || swaps?.class === 'noodle'
}

function gramsOf({ foods }: Dish, isMeant: (food: BasketFood) => boolean): number {
  return foods.reduce((sum, { food, grams }) => (isMeant(food) ? sum + grams : sum), 0)
}

function sharesFood(side: Dish, dish: Dish): boolean {
  return side.foods.some(({ food, grams }) => {
    const least = food.swaps?.class === 'cheese' ? sharedGramsOfCheese : sharedGrams
    if (food.isStaple || grams < least) return false
    return dish.foods.some((other) => other.grams >= least && isOneFood(food.id, other.food.id))
  })
}

/** Also frozen and fresh: the ids of foods end with what they are. */
function isOneFood(id: string, other: string): boolean {
  if (id.length === other.length) return id === other
  return id.length > other.length ? id.endsWith(`-${other}`) : other.endsWith(`-${id}`)
}
