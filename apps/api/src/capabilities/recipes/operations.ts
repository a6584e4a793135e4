export { browsePublic } from './browse-public.ts'
export { type PictureSize, picturesKept } from './pictures.ts'
export { presentCard } from './present-card.ts'
export { presentRecipe } from './present-recipe.ts'
