import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

const base = '/api/recipes'

export const recipeCalls = {
  listPublic: call<Wire<typeof schema.listPublicRecipes>>('GET', base),
  read: call<Wire<typeof schema.readRecipe>>('GET', `${base}/:id`),
  readImage: call<Wire<typeof schema.readRecipeImage>>('GET', `${base}/:id/image/:size`),
}

export type Recipe = NonNullable<(typeof recipeCalls.read)['types']>['answer']
export type RecipeIngredient = Recipe['ingredients'][number]
export type RecipeStep = Recipe['steps'][number]
export type RecipeCard = NonNullable<(typeof recipeCalls.listPublic)['types']>['answer']['results'][number]
