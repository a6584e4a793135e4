export { browsePublic } from './browse-public.ts'
export { cachePictures, type PictureSize } from './pictures.ts'
export { presentCard } from './present-card.ts'
export { presentRecipe } from './present-recipe.ts'
