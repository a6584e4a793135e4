import type { Cookbook } from '@butterleaf/api/platform/recipes/cookbook'
import { drawPlate } from '@butterleaf/cookbook/pictures/draw-plate'
import { pictureRecipeOf } from '@butterleaf/cookbook/recipes/picture-recipe-of'

/** On the largest plate, the middle and the smallest one; another of the same meal where one has left the cookbook. */
const chosen = [
  { slug: 'horseradish-crusted-salmon-on-caraway-cabbage', meal: 'dinner' },
  { slug: 'soft-boiled-eggs-with-asparagus-soldiers', meal: 'breakfast' },
  { slug: 'buttermilk-panna-cotta-with-strawberries', meal: 'dessert' },
] as const

/** Pictures of the cookbook, without the frame that a page puts round them. */
export function heroPlates({ recipes }: Cookbook): { title: string; drawing: string }[] {
  return chosen.map(({ slug, meal }) => {
    const recipe =
      recipes.find((own) => own.slug === slug) ?? recipes.find(({ meals }) => meals.includes(meal))
    if (!recipe) throw new Error(`The cookbook has no ${meal} to show.`)
    const { featured } = drawPlate(pictureRecipeOf(recipe))
    return { title: recipe.title, drawing: featured.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '') }
  })
}
