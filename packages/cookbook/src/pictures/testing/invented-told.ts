import type { PictureRecipe } from '../picture-recipe.ts'
import { inventRecipes } from './invented-recipe.ts'

/** Dishes whose recipe says how foods and sauces are shown. */
export const inventedTold: readonly PictureRecipe[] = inventRecipes(
  'dinner',
  `
Rutabaga and daikon as an editor sees them | 2 | any
rutabaga 200, daikon 200, kohlrabi 200, chili 20
Cook [rutabaga], [daikon], [kohlrabi] and [chili].
`,
).map((recipe) => ({
  ...recipe,
  brief: {
    form: 'plain',
    vessel: 'plate',
    shows: {
      rutabaga: { as: 'wedges' },
      daikon: { as: 'slices' },
      kohlrabi: { as: 'matchsticks' },
      chili: { as: 'halves', where: 'over' },
    },
    sauces: [{ color: 'red', where: 'beside', name: 'salsa', rough: true }],
  },
}))
