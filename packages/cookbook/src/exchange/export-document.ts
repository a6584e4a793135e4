import { gramsPerUnit, pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { UnitName } from '@butterleaf/domain/kitchen/units'
import { isSide } from '@butterleaf/domain/recipes/categories'
import type { Food } from '../foods/food.ts'
import { unitsOf } from '../foods/food-units.ts'
import { shownNutrition } from '../foods/nutrition.ts'
import { cookedRecipe } from '../recipes/cooked-recipe.ts'
import type { Recipe, RecipeIngredient } from '../recipes/recipe.ts'
import { stepWords } from '../recipes/step-words.ts'

export type ExportDocument = { foods: ExportedFood[]; recipes: ExportedRecipe[] }
type ExportedFood = ReturnType<typeof exportFood>
type ExportedRecipe = ReturnType<typeof exportRecipe>

/** The whole cookbook as one plain document, for any other program to read or to check. */
export function exportDocument(foods: readonly Food[], recipes: readonly Recipe[]): ExportDocument {
  return { foods: foods.map(exportFood), recipes: recipes.map(exportRecipe) }
}

/** `buy` is the smallest pack; null is what isn't known yet. Carbs include fiber whatever the source, so that carbs − fiber − uncounted polyols is net for every food. */
function exportFood(food: Food) {
  const { kcal, fat, carbs, fiber, polyols, protein, sodium, potassium, magnesium, saturatedFat } =
    food.per100g
  const allCarbs = food.carbBasis === 'us' ? carbs : roundValue(carbs + fiber)
  return {
    id: food.id,
    name: food.name,
    aisle: food.aisle,
    class: food.class,
    contains: food.contains,
    source: food.source,
    per100g: {
      ...{ calories: kcal, fat, carbs: allCarbs, fiber, polyols, protein },
      ...{ sodium, potassium, magnesium, saturatedFat },
    },
    measures: Object.fromEntries(unitsOf(food).map((unit) => [unit, roundValue(gramsPerUnit(food, unit)!)])),
    buy: food.buy,
    price: food.price,
    keeps: food.keeps ?? null,
    swap: food.swap,
    rare: food.rare,
  }
}

function exportRecipe(recipe: Recipe) {
  const { netCarbs, ...nutrition } = shownNutrition(recipe.perServing)
  return {
    id: recipe.id,
    edition: recipe.edition,
    slug: recipe.slug,
    title: recipe.title,
    short: recipe.short ?? null,
    meal: isSide(recipe) ? ['side'] : recipe.meals,
    goesWith: recipe.goesWith ?? [],
    cuisine: recipe.cuisine,
    servings: recipe.servings,
    prepTime: recipe.prepMinutes,
    cookTime: recipe.cookMinutes,
    tags: recipe.free,
    nutrition: { ...nutrition, net_carbs: netCarbs },
    ingredients: recipe.ingredients.map(exportIngredient),
    keeps: recipe.keeps ?? null,
    needs: recipe.needs,
    atOnce: recipe.atOnce ?? null,
    discarded: recipe.discarded ?? [],
    steps: recipe.steps.map((step) => stepWords(step, cookedRecipe(recipe))),
  }
}

/** The unit is the measure that was weighed, so that amount × measures[unit_name] is gram. */
function exportIngredient({ food, grams, quantity, unit, group }: RecipeIngredient) {
  const measure: UnitName | undefined = unit ?? pieceUnitOf(food)
  return {
    food: food.id,
    gram: roundValue(grams),
    amount: quantity,
    unit_name: measure ?? null,
    group: group ?? null,
  }
}

function roundValue(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
