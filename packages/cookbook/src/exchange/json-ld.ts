import { keepingText } from '@butterleaf/domain/cooking/keeping'
import { ingredientText } from '@butterleaf/domain/kitchen/amount-text'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import { isSide } from '@butterleaf/domain/recipes/categories'
import { cuisineNames } from '@butterleaf/domain/recipes/cuisines'
import type { Diet } from '@butterleaf/domain/recipes/dietary-tags'
import { type Nutrition, shownNutrition } from '../foods/nutrition.ts'
import { cookedRecipe } from '../recipes/cooked-recipe.ts'
import { minutesOf, type Recipe, type RecipeIngredient } from '../recipes/recipe.ts'
import { stepWords } from '../recipes/step-words.ts'

/** As cookbooks and search engines call it. */
const sideDish = 'side dish'

type JsonLdAddresses = { page: string; images: readonly string[]; publisher: string }

/** schema.org knows these; nut-free, soy-free and sesame-free stay keywords. */
const schemaDiets: readonly { diet: Diet; name: string }[] = [
  { diet: 'vegetarian', name: 'https://schema.org/VegetarianDiet' },
  { diet: 'gluten-free', name: 'https://schema.org/GlutenFreeDiet' },
]

/** A recipe as schema.org's Recipe, for search engines and other cookbooks to read from its page. */
export function jsonLd(
  recipe: Recipe,
  { page, images, publisher }: JsonLdAddresses,
): Record<string, unknown> {
  const cooked = cookedRecipe(recipe)
  const courses = isSide(recipe) ? [sideDish] : recipe.meals
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${page}#recipe`,
    url: page,
    name: recipe.title,
    image: [...images],
    author: { '@type': 'Organization', name: publisher },
    description: describe(recipe),
    recipeCategory: courses.map(capitalised),
    recipeCuisine: cuisineNames[recipe.cuisine],
    keywords: [...recipe.free, 'keto', 'low carb'].join(', '),
    prepTime: isoDuration(recipe.prepMinutes),
    cookTime: isoDuration(recipe.cookMinutes),
    totalTime: isoDuration(minutesOf(recipe) + recipe.restMinutes),
    recipeYield: [String(recipe.servings), recipe.yields ?? `${recipe.servings} servings`],
    suitableForDiet: schemaDietsOf(recipe),
    nutrition: nutritionLd(recipe.perServing),
    recipeIngredient: recipe.ingredients.map(ingredientLine),
    recipeInstructions: recipe.steps.map((step, index) => ({
      '@type': 'HowToStep',
      name: `Step ${index + 1}`,
      text: stepWords(step, cooked),
      url: `${page}#step-${index + 1}`,
    })),
  }
}

/** schema.org's NutritionInformation of one serving. */
export function nutritionLd(perServing: Nutrition) {
  const { calories, fat, carbs, fiber, protein } = shownNutrition(perServing)
  return {
    '@type': 'NutritionInformation' as const,
    servingSize: '1 serving',
    calories: `${calories} calories`,
    fatContent: `${fat} g`,
    carbohydrateContent: `${carbs} g`,
    fiberContent: `${fiber} g`,
    proteinContent: `${protein} g`,
  }
}

function describe(recipe: Recipe): string {
  const { netCarbs } = shownNutrition(recipe.perServing)
  const kind = `${cuisineNames[recipe.cuisine]} ${recipe.meals[0] ?? sideDish}`
  const made = `${recipe.title}: a keto ${kind} with ${netCarbs} g net carbs a serving, ready in ${minutesOf(recipe)} minutes.`
  return recipe.keeps ? `${made} ${keepingText(recipe.keeps)}` : made
}

function schemaDietsOf({ free }: Recipe): string[] {
  return schemaDiets.filter(({ diet }) => free.includes(diet)).map(({ name }) => name)
}

export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

function capitalised(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`
}

/** An ingredient as the recipe states it, for one cooking: "2 salmon fillets, patted dry (sushi-grade)". */
export function ingredientLine({ food, quantity, unit, prep, note }: RecipeIngredient): string {
  const amount = ingredientText({ quantity, unit: unit ?? pieceUnitOf(food) ?? 'piece' }, food, {
    locale: 'en-US',
  })
  const prepared = prep === undefined ? amount : `${amount}, ${prep}`
  return note === undefined ? prepared : `${prepared} (${note})`
}
