import { ingredientText } from '@butterleaf/domain/kitchen/amount-text'
import { kitchenAmount } from '@butterleaf/domain/kitchen/kitchen-amount'
import type { Meal } from '@butterleaf/domain/meals/meals'
import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { cookedRecipe } from '../recipes/cooked-recipe.ts'
import type { Recipe, RecipeIngredient } from '../recipes/recipe.ts'
import { stepWords } from '../recipes/step-words.ts'
import { writtenAmount } from '../recipes/written-recipe.ts'

/** OWN-4: "my version" of one of ours. Its words are those of the recipe as it is shown. */
export function copyAsOwn(recipe: Recipe, id: string): OwnRecipe {
  const cooked = cookedRecipe(recipe, { scale: 1, units: 'us' })
  const lines = recipe.ingredients.map((ingredient) => {
    const { food, grams, group, isOptional } = ingredient
    return {
      words: ingredientWords(ingredient),
      ...(group !== undefined && { group }),
      food: { kind: 'cookbook' as const, id: food.id, name: food.name },
      ...{ grams, how: 'exact' as const },
      ...(isOptional && { isOptional: true as const }),
    }
  })
  const steps = recipe.steps.map((step) => stepWords(step, cooked))
  return {
    id,
    title: recipe.title,
    meal: mealOf(recipe),
    servings: recipe.servings,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    ...{ lines, steps },
    source: {
      text: [recipe.title, '', ...lines.map(({ words }) => words), '', ...steps].join('\n'),
      recipeId: recipe.id,
    },
  }
}

/** A side becomes a dish of the first meal that it goes with. */
function mealOf({ meals, goesWith = [] }: Recipe): Meal {
  return meals[0] ?? goesWith[0] ?? 'dinner'
}

function ingredientWords(ingredient: RecipeIngredient): string {
  const { food, prep } = ingredient
  const amount = kitchenAmount(writtenAmount(ingredient), food, 'us') ?? {
    quantity: 0,
    unit: 'none' as const,
  }
  const words = ingredientText(amount, food, { locale: 'en-US' })
  return prep === undefined ? words : `${words}, ${prep}`
}
