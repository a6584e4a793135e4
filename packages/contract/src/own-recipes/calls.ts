import { call, formCall, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

const base = '/api/own-recipes'

export const ownRecipeCalls = {
  list: call<Wire<typeof schema.listOwnRecipes>>('GET', base),
  createFromText: call<Wire<typeof schema.createFromText>>('POST', `${base}/text`),
  createFromLink: call<Wire<typeof schema.createFromLink>>('POST', `${base}/link`),
  createFromFile: call<Wire<typeof schema.createFromFile>>('POST', `${base}/file`),
  copy: call<Wire<typeof schema.copyRecipe>>('POST', `${base}/copy`),
  listFoods: call<Wire<typeof schema.listFoods>>('GET', `${base}/foods`),
  read: call<Wire<typeof schema.readOwnRecipe>>('GET', `${base}/:id`),
  exportJsonLd: call<Wire<typeof schema.exportJsonLd>>('GET', `${base}/:id/json-ld`),
  exportCooklang: call<Wire<typeof schema.exportCooklang>>('GET', `${base}/:id/cooklang`),
  save: call<Wire<typeof schema.saveOwnRecipe>>('PUT', `${base}/:id`),
  changePhoto: formCall<Wire<typeof schema.changePhoto>>('PUT', `${base}/:id/photo`),
  removePhoto: call<Wire<typeof schema.removePhoto>>('DELETE', `${base}/:id/photo`),
  readPhoto: call<Wire<typeof schema.readPhoto>>('GET', `${base}/photos/:photoId/:size`),
  delete: call<Wire<typeof schema.deleteOwnRecipe>>('DELETE', `${base}/:id`),
}

export type WireOwnRecipe = NonNullable<(typeof ownRecipeCalls.read)['types']>['answer']
export type WireOwnRecipeList = NonNullable<(typeof ownRecipeCalls.list)['types']>['answer']
export type WireOwnRecipeSummary = WireOwnRecipeList['recipes'][number]
export type WireOwnRecipeSave = NonNullable<(typeof ownRecipeCalls.save)['types']>['body']
export type WireOwnRecipesCreated = NonNullable<(typeof ownRecipeCalls.createFromText)['types']>['answer']
export type WireOwnLine = WireOwnRecipe['lines'][number]
export type WireOwnFood = NonNullable<WireOwnLine['food']>
