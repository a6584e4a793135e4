import type { BasketFood, DishFood } from '@butterleaf/domain/meal-plan/planner/basket/basket-food'
import { stockFoodOf } from '@butterleaf/domain/pantry/stock-food'
import { addUp } from '@butterleaf/domain/shopping-list/add-up'
import type { SwapFigures } from '@butterleaf/domain/shopping-list/listed-cooking'
import type { Food } from '../../foods/food.ts'
import type { Recipe } from '../recipe.ts'

/** What a serving needs from the shop, counted as the shopping list counts it: yolks and whites are eggs, water is none. */
export function basketFoodsOf({
  id,
  title,
  servings,
  ingredients,
}: Pick<Recipe, 'id' | 'title' | 'servings' | 'ingredients'>): DishFood[] {
  const sold = ingredients.map(({ food }) => food.comesIn?.whole ?? food)
  const foods = new Map(sold.map((food) => [food.id, food]))
  const cooking = { itemId: id, recipeTitle: title, factor: 1 / servings, ingredients }
  return addUp([cooking]).map(({ food, grams }) => ({ food: basketFoodOf(foods.get(food.id)!), grams }))
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
