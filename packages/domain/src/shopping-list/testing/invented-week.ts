import { amountOf } from '../../kitchen/amount.ts'
import type { UnitName } from '../../kitchen/units.ts'
import type { CookedIngredient, DatedCooking, ListedCooking, ListFood } from '../listed-cooking.ts'

type Facts = Omit<ListFood, 'id' | 'plural'> & { plural?: string }

const food = (facts: Facts): ListFood => ({
  plural: facts.name,
  id: facts.name.replaceAll(' ', '-'),
  ...facts,
})

const egg = food({
  name: 'egg',
  plural: 'eggs',
  aisle: 'eggs',
  measures: { large: 50 },
  whole: true,
  buy: { unit: 'carton', grams: 600 },
})
const lemon = food({
  name: 'lemon',
  plural: 'lemons',
  aisle: 'produce',
  measures: { piece: 84, half: 42 },
  buy: { unit: 'each', grams: 84 },
})

export const foods = {
  onion: food({
    name: 'yellow onion',
    plural: 'yellow onions',
    aisle: 'produce',
    measures: { piece: 110, cup: 160, tbsp: 10 },
    buy: { unit: 'each', grams: 110 },
  }),
  garlic: food({
    name: 'garlic',
    aisle: 'produce',
    measures: { clove: 3, tsp: 2.8, head: 40 },
    buy: { unit: 'head', grams: 40 },
  }),
  pumpkin: food({
    name: 'pumpkin',
    aisle: 'produce',
    measures: { cup: 116 },
    buy: { unit: 'loose', grams: 100 },
  }),
  cream: food({
    name: 'heavy cream',
    aisle: 'dairy',
    measures: { cup: 238, tbsp: 15 },
    density: 1.006,
    buy: { unit: 'carton', grams: 250 },
  }),
  egg,
  yolk: food({
    name: 'egg yolk',
    plural: 'egg yolks',
    aisle: 'eggs',
    measures: { large: 17 },
    whole: true,
    buy: { unit: 'carton', grams: 204 },
    comesIn: { whole: egg, gramsFromOne: 17, leavesRest: false },
  }),
  white: food({
    name: 'egg white',
    plural: 'egg whites',
    aisle: 'eggs',
    measures: { large: 33 },
    whole: true,
    buy: { unit: 'carton', grams: 396 },
    comesIn: { whole: egg, gramsFromOne: 33, leavesRest: false },
  }),
  lemon,
  zest: food({
    name: 'lemon zest',
    aisle: 'produce',
    measures: { tsp: 2 },
    buy: { unit: 'each', grams: 6 },
    comesIn: { whole: lemon, gramsFromOne: 6, leavesRest: true },
  }),
  coconutMilk: food({
    name: 'coconut milk',
    aisle: 'cans',
    measures: { cup: 226, can: 400 },
    density: 0.96,
    buy: { unit: 'can', grams: 400 },
  }),
  salt: food({
    name: 'salt',
    aisle: 'spices',
    measures: { tsp: 6, tbsp: 18, cup: 292, pinch: 0.36 },
    buy: { unit: 'pack', grams: 500 },
  }),
  water: food({
    name: 'water',
    aisle: 'drinks',
    measures: { cup: 237 },
    density: 1,
    buy: { unit: 'bottle', grams: 1000 },
  }),
} as const satisfies Record<string, ListFood>

/** Throws where the food has no such measure, which is a mistake in the test. */
export function ingredient(of: ListFood, quantity: number, unit: UnitName = 'piece'): CookedIngredient {
  const amount = amountOf(quantity, unit, of)
  if (!amount) throw new Error(`No ${unit} of ${of.name}`)
  return { food: of, ...amount }
}

/** In grams. */
export function cookedOnDay(
  day: number,
  ...used: readonly (readonly [food: ListFood, grams: number])[]
): DatedCooking {
  return {
    ...{ itemId: `item ${day}`, recipeTitle: `Dish of day ${day}`, factor: 1, day },
    ingredients: used.map(([of, grams]) => ingredient(of, grams, 'g')),
  }
}

export function foodKeeping(
  food: ListFood,
  closed: number,
  opened: number,
  foodClass = 'vegetable',
): ListFood {
  return { ...food, keeps: { closed, opened }, class: foodClass }
}

export function buildCooking(
  recipeTitle: string,
  ingredients: readonly CookedIngredient[],
  { factor = 1, itemId = recipeTitle.toLowerCase() }: { factor?: number; itemId?: string } = {},
): ListedCooking {
  return { itemId, recipeTitle, factor, ingredients }
}
