import type { WrittenTimes } from '@butterleaf/domain/cooking/batches'
import type { LoadKind } from '@butterleaf/domain/cooking/loads'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { UnitName } from '@butterleaf/domain/kitchen/units'
import type { BasketFood, DishFood } from '@butterleaf/domain/meal-plan/planner/basket/basket-food'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { type BulkFood, bulkFoodsOf } from '@butterleaf/domain/meal-plan/planner/plate-amounts'
import { daysLeftoversKeep } from '@butterleaf/domain/meals/meals'
import { eachReference } from '@butterleaf/domain/nutrition/mineral-goals/references'
import { shownNutrient } from '@butterleaf/domain/nutrition/nutrients'
import { stockFoodOf } from '@butterleaf/domain/pantry/stock-food'
import { categoryOf, isSide } from '@butterleaf/domain/recipes/categories'
import type { Edible } from '@butterleaf/domain/recipes/may-eat'
import { addUpGrams, byFoodName } from '@butterleaf/domain/shopping-list/add-up'
import type { SwapFigures } from '@butterleaf/domain/shopping-list/listed-cooking'
import type { Food } from '../foods/food.ts'
import { eatenGrams } from './fields/eaten-nutrition.ts'
import {
  holdsOrganMeat,
  isDrink,
  isMeatReplacer,
  isNoMeal,
  isPorridge,
  isSalad,
  isSauced,
  leadingFoodOf,
} from './guesses.ts'
import { minutesOf, type Recipe, type RecipeIngredient } from './recipe.ts'

/** Units that are opened or cut as a whole, so that a part leaves the rest over. */
const wholeUnits: ReadonlySet<UnitName> = new Set([
  'can',
  'jar',
  'slice',
  'fillet',
  'breast',
  'thigh',
  'ball',
  'wrap',
])

/** What the planner knows of a recipe. */
export function dishOf(recipe: Recipe): Dish {
  const { id, meals, goesWith = [], perServing, priceLevel, servings, ingredients } = recipe
  const { calories, fat, netCarbs, protein } = perServing
  const foods = basketFoodsOf(recipe)
  return {
    id,
    meals,
    isSide: isSide(recipe),
    goesWith,
    minutes: minutesOf(recipe),
    cookMinutes: recipe.cookMinutes,
    ...(recipe.atOnce !== undefined && { batchTimes: timesOf(recipe) }),
    perServing: { calories, fat, netCarbs, protein },
    gramsPerServing: Math.round(gramsPerServingOf(recipe)),
    priceLevel,
    wholePieces: ingredients.filter(isWhole).map(({ quantity }) => quantity / servings),
    batchServings: servings,
    keepsDays: keepsDaysOf(recipe),
    ...(recipe.keeps?.freezes && { freezes: true }),
    foods,
    loads: loadsPerServing(recipe),
    eggs: eggsAmong(foods),
    ...ledBy(recipe),
    ...(isDrink(recipe) && { isDrink: true }),
    ...(isPorridge(recipe) && { isPorridge: true }),
    ...(isSauced(recipe) && { isSauced: true }),
    ...(isSalad(recipe) && { isSalad: true }),
    minerals: eachReference((name) => shownNutrient(name, perServing[name])),
    character: {
      cuisine: recipe.cuisine,
      mainProtein: recipe.mainProtein,
      familiarity: recipe.familiarity,
      isMeatReplacer: categoryOf(recipe) !== 'dessert' && isMeatReplacer(recipe),
      isOrganMeat: holdsOrganMeat(recipe),
      ...(categoryOf(recipe) !== 'dessert' && isNoMeal(recipe) && { isNoMeal: true }),
    },
  }
}

function timesOf({ prepMinutes, cookMinutes, servings, atOnce }: Recipe): WrittenTimes {
  return { prepMinutes, cookMinutes, servings, atOnce }
}

/** CON-4: what says nothing keeps as leftovers do. */
export function keepsDaysOf({ keeps }: Pick<Recipe, 'keeps'>): number {
  return keeps?.days ?? daysLeftoversKeep
}

/** All that is put into the pot and eaten, by the number of people it is written for. */
export function gramsPerServingOf({
  ingredients,
  servings,
  discarded,
}: Pick<Recipe, 'ingredients' | 'servings' | 'discarded'>): number {
  return ingredients.reduce((sum, ingredient) => sum + eatenGrams(ingredient, discarded), 0) / servings
}

/** What decides who may be served it. */
export function edibleOf({ id, free, contains, ingredients, needs }: Recipe): Edible {
  return {
    id,
    free,
    contains,
    foods: ingredients.map(({ food }) => food.name),
    groups: [...new Set(ingredients.flatMap(({ food }) => food.groups))],
    needs,
  }
}

function isWhole({ food, unit }: RecipeIngredient): boolean {
  const inUnit = unit ?? pieceUnitOf(food)
  return food.whole || (inUnit !== undefined && wholeUnits.has(inUnit))
}

const gramsOfAnEgg = 50

/** Whole, yolks or whites, as the eggs that are cracked. */
export function eggsPerServing(recipe: Recipe): number {
  return eggsAmong(basketFoodsOf(recipe))
}

function eggsAmong(foods: readonly DishFood[]): number {
  const eggs = foods.find(({ food }) => food.id === 'egg')
  return eggs ? eggs.grams / gramsOfAnEgg : 0
}

/** PLATE-1: foods of which a serving has much, by name; tofu and its like under one. */
export function muchOf(recipe: Recipe): BulkFood[] {
  const names = new Map(recipe.ingredients.map(({ food }) => [food.id, food.name]))
  return bulkFoodsOf(basketFoodsOf(recipe), (id) => names.get(id))
}

function ledBy(recipe: Recipe): Pick<Dish, 'ledBy'> {
  const food = leadingFoodOf(recipe)
  return food ? { ledBy: food } : {}
}

/** What a serving needs from the shop, counted as the shopping list counts it: yolks and whites are eggs, water is none. */
function basketFoodsOf({
  id,
  title,
  servings,
  ingredients,
}: Pick<Recipe, 'id' | 'title' | 'servings' | 'ingredients'>): DishFood[] {
  const sold = ingredients.map(({ food }) => food.comesIn?.whole ?? food)
  const foods = new Map(sold.map((food) => [food.id, food]))
  const cooking = { itemId: id, recipeTitle: title, factor: 1 / servings, ingredients }
  return [...addUpGrams([cooking])]
    .map(([foodId, grams]) => ({ food: foods.get(foodId)!, grams }))
    .sort(byFoodName)
    .map(({ food, grams }) => ({ food: basketFoodOf(food), grams }))
}

/** One value for each food, so that a thread's copy of all dishes holds it once. */
const known = new WeakMap<Food, BasketFood>()

function basketFoodOf(food: Food): BasketFood {
  const { id, buy, keeps, price, rare, swap, per100g, carbBasis, measures } = food
  const basketFood = known.get(food) ?? {
    id,
    packGrams: buy.grams,
    isLoose: buy.unit === 'loose',
    openedDays: keeps?.opened ?? usualOpenedDays,
    price,
    isRare: rare,
    isStaple: stockFoodOf(food).isStaple,
    cupGrams: food.class === 'vegetable' ? measures.cup : undefined,
    swaps: { class: food.class, swap, per100g: figuresOf(per100g), carbBasis },
  }
  known.set(food, basketFood)
  return basketFood
}

function figuresOf({ kcal, fat, carbs, fiber, protein }: Food['per100g']): SwapFigures {
  return { kcal, fat, carbs, fiber, protein }
}

/** Of a food that doesn't say. */
const usualOpenedDays = 5

/** CON-8: grams of fiber, and of sugar alcohols and allulose. */
export function loadsPerServing({
  ingredients,
  servings,
  perServing,
}: Pick<Recipe, 'ingredients' | 'servings' | 'perServing'>): Record<LoadKind, number> {
  const polyols = ingredients.reduce((sum, { food, grams }) => sum + (food.per100g.polyols * grams) / 100, 0)
  return { fiber: perServing.fiber, sweetener: polyols / servings }
}
