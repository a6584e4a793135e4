import type { Food } from '../foods/food.ts'
import { dietsOf } from '../recipes/diets.ts'
import { editionOf } from '../recipes/edition.ts'
import { nutritionPerServing } from '../recipes/fields/eaten-nutrition.ts'
import { macroProfileOf } from '../recipes/macro-profile.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { parseStep } from '../recipes/step-text.ts'
import { resolveShares } from '../shares/resolve-shares.ts'
import { fixtureFood } from './fixture-food.ts'

type Own = Partial<Omit<Recipe, 'ingredients' | 'steps'>> & {
  foods?: readonly (readonly [food: Partial<Food>, grams: number])[]
  steps?: readonly string[]
}

/** A computed recipe of foods by the gram, with defaults for all a test doesn't say. */
export function fixtureRecipe({
  foods = [[{}, 200]],
  steps = ['Wilt the [spinach], {2 min}.'],
  ...own
}: Own): Recipe {
  const ingredients = foods.map(([food, grams]) => ({
    ...{ food: fixtureFood(food), quantity: grams, unit: 'g' as const, grams },
    isOptional: false,
  }))
  const servings = own.servings ?? 2
  const perServing = nutritionPerServing({ ingredients, servings })
  const slug = own.slug ?? 'wilted-spinach'
  const recipe: Omit<Recipe, 'edition'> = {
    id: `${slug}~0000000000`,
    slug,
    formerly: [],
    title: 'Wilted spinach',
    meals: ['dinner'],
    cuisine: 'italian',
    servings,
    prepMinutes: 5,
    cookMinutes: 5,
    restMinutes: 0,
    ingredients,
    steps: resolveShares(
      steps.map((text, line) => ({ line, parts: parseStep(text).parts })),
      ingredients,
    ).steps,
    perServing,
    ...dietsOf(ingredients.map(({ food }) => food)),
    mainProtein: 'plants',
    technique: 'pan-fry',
    priceLevel: 1,
    macroProfile: macroProfileOf(perServing),
    familiarity: 'weeknight',
    needs: [],
    ...own,
  }
  return { ...recipe, edition: editionOf(recipe, 'as drawn in tests') }
}
