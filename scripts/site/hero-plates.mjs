import { drawPlate } from '../../packages/cookbook/dist/pictures/draw-plate.js'
import { pictureRecipeOf } from '../../packages/cookbook/dist/recipes/picture-recipe-of.js'

/** On the largest plate, the middle and the smallest one; another of the same meal where one has left the cookbook. */
const chosen = [
  { slug: 'horseradish-crusted-salmon-on-caraway-cabbage', meal: 'dinner' },
  { slug: 'soft-boiled-eggs-with-asparagus-soldiers', meal: 'breakfast' },
  { slug: 'buttermilk-panna-cotta-with-strawberries', meal: 'dessert' },
]

/** Pictures of the cookbook, without the frame that a page puts round them. */
export function heroPlates({ recipes }) {
  return chosen.map(({ slug, meal }) => {
    const recipe =
      recipes.find((own) => own.slug === slug) ?? recipes.find(({ meals }) => meals.includes(meal))
    const { featured } = drawPlate(pictureRecipeOf(recipe))
    return { title: recipe.title, drawing: featured.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '') }
  })
}
