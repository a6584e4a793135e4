import { ownRecipeCalls } from '@butterleaf/contract/own-recipes/calls'
import { type RecipeCard, recipeCalls } from '@butterleaf/contract/recipes/calls'
import { type Nutrition, shownNutrition } from '@butterleaf/cookbook/foods/nutrition'
import { eggsPerServing, gramsPerServingOf, keepsDaysOf, muchOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { oncePerValue } from '@butterleaf/domain/derived/once-per-value'
import type { PictureSize } from './pictures.ts'

/** Kept with the recipe: a change of a plan shows the cards of its day again. */
export const presentCard = oncePerValue((recipe: Recipe): RecipeCard => {
  const { id, title, short, prepMinutes, cookMinutes, servings, perServing } = recipe
  const { familiarity, atOnce, goesWith } = recipe
  const eggs = Math.round(100 * eggsPerServing(recipe)) / 100
  const much = muchOf(recipe)
  return {
    id,
    title,
    image: { featured: pictureAddress(recipe, 'featured'), small: pictureAddress(recipe, 'small') },
    prepTime: prepMinutes,
    cookTime: cookMinutes,
    serving: servings,
    nutrition: presentNutrition(perServing),
    grams: Math.round(gramsPerServingOf(recipe)),
    ...(eggs > 0 && { eggs }),
    ...(much.length > 0 && { much }),
    ...(familiarity === 'discovery' && { newToMost: true }),
    ...(short !== undefined && { short }),
    keepsDays: keepsDaysOf(recipe),
    ...(atOnce !== undefined && { atOnce }),
    ...(goesWith && { goesWith: [...goesWith] }),
  }
})

export function presentNutrition(nutrition: Nutrition): RecipeCard['nutrition'] {
  const { netCarbs, saturatedFat, ...shown } = shownNutrition(nutrition)
  return { ...shown, net_carbs: netCarbs, saturated_fat: saturatedFat }
}

export function photoAddress(photoId: string, size: PictureSize): string {
  return ownRecipeCalls.readPhoto.path.replace(':photoId', photoId).replace(':size', size)
}

/** With the edition, so that it may be cached for good. */
function pictureAddress({ id, edition, photo }: Recipe, size: PictureSize): string {
  if (photo !== undefined) return photoAddress(photo, size)
  return `${recipeCalls.readImage.path.replace(':id', id).replace(':size', size)}?edition=${edition}`
}
