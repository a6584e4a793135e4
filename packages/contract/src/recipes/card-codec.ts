import type { Nutrition, RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { decodeMacros } from '../nutrition/macros-codec.ts'
import type { RecipeCard as WireCard } from './calls.ts'

export function decodeCard({ serving, ...card }: WireCard): RecipeCard {
  return { ...decodeOfferedCard(card), servings: serving }
}

/** In an offer `serving` is what would be eaten, so that what the recipe is written for isn't there. */
export function decodeOfferedCard(card: Omit<WireCard, 'serving'>): Omit<RecipeCard, 'servings'> {
  const { id, title, image, prepTime, cookTime, nutrition, grams, eggs, much, short, keepsDays } = card
  const { newToMost, atOnce, goesWith } = card
  return {
    id,
    title,
    pictures: image,
    prepMinutes: prepTime,
    cookMinutes: cookTime,
    perServing: decodeNutrition(nutrition),
    ...(grams !== undefined && { gramsPerServing: grams }),
    ...(eggs !== undefined && { eggs }),
    ...(much && { much }),
    ...(newToMost && { isNewToMost: true }),
    ...(short !== undefined && { short }),
    ...(keepsDays !== undefined && { keepsDays }),
    ...(atOnce && { atOnce }),
    ...(goesWith && { goesWith }),
  }
}

export function decodeNutrition(nutrition: WireCard['nutrition']): Nutrition {
  const { carbs, fiber, saturated_fat: saturatedFat, sodium, potassium, magnesium } = nutrition
  const further = { saturatedFat, sodium, potassium, magnesium }
  const known = Object.entries(further).filter(([, value]) => value !== undefined)
  return { ...decodeMacros(nutrition), carbs, fiber, ...Object.fromEntries(known) }
}
