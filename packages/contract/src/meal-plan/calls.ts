import { eachMeal } from '@butterleaf/domain/meal-plan/meals'
import { call, type Wire } from '../call.ts'
import { addresses } from './addresses.ts'
import type * as browse from './browse-schemas.ts'
import type * as ofDay from './day-schemas.ts'
import type * as ofItem from './item-schemas.ts'
import type * as schema from './schemas.ts'
import type * as taste from './taste-schemas.ts'
import type * as ofWeek from './week-schemas.ts'

const { base, plan, template, week, day, item } = addresses

export const mealPlanCalls = {
  read: call<Wire<typeof schema.readPlan>>('GET', base),
  create: call<Wire<typeof schema.createPlan>>('POST', base),
  watch: call<Wire<typeof schema.watchPlan>>('GET', `${base}/events`),
  readLastArchived: call<Wire<typeof schema.readLastArchived>>('GET', `${base}/findV1`),
  readArchived: call<Wire<typeof schema.readArchived>>('GET', `${base}/:index`),
  listFoodTags: call<Wire<typeof schema.listFoodTags>>('GET', `${base}/allergen/tags`),
  findIngredients: call<Wire<typeof schema.findIngredients>>('POST', `${base}/allergen/ingredients`),
  changePeople: call<Wire<typeof schema.changePeople>>(
    'PATCH',
    `${plan}/resources/preferences/scaling/:value`,
  ),
  saveInteraction: call<Wire<typeof schema.saveInteraction>>('POST', `${plan}/interaction`),
  removeInteraction: call<Wire<typeof schema.removeInteraction>>('DELETE', `${plan}/interaction/:recipeId`),
  browseRecipes: call<Wire<typeof browse.browseRecipes>>('GET', `${plan}/recipes`),
  readTemplate: call<Wire<typeof schema.readTemplate>>('GET', template),
  resetTemplate: call<Wire<typeof schema.resetTemplate>>('POST', `${template}/reset`),
  restoreTemplate: call<Wire<typeof schema.restoreTemplate>>('POST', `${template}/restore`),
  downloadTemplate: call<Wire<typeof schema.downloadTemplate>>('GET', `${template}/download`),
  readTaste: call<Wire<typeof taste.readTaste>>('GET', '/api/taste'),
}

export const weekCalls = {
  read: call<Wire<typeof ofWeek.readWeek>>('GET', week),
  randomize: call<Wire<typeof ofWeek.randomizeWeek>>('POST', `${week}/randomize`),
}

export const dayCalls = {
  reset: call<Wire<typeof ofDay.resetDay>>('DELETE', day),
  randomize: call<Wire<typeof ofDay.randomizeDay>>('POST', `${day}/randomize`),
  complete: call<Wire<typeof ofDay.completeDay>>('POST', `${day}/state`),
  reopen: call<Wire<typeof ofDay.reopenDay>>('DELETE', `${day}/state`),
  fillSlot: call<Wire<typeof ofDay.fillSlot>>('POST', `${day}/items`),
  // Served before `itemCalls.read`, whose address takes these in.
  browse: eachMeal((meal) => call<Wire<typeof browse.browseSlot>>('GET', `${day}/items/${meal}`)),
}

export const itemCalls = {
  read: call<Wire<typeof ofItem.readItem>>('GET', item),
  clear: call<Wire<typeof ofItem.clearItem>>('DELETE', item),
  print: call<Wire<typeof ofItem.printItem>>('GET', `${item}/print`),
  addLeftover: call<Wire<typeof ofItem.addLeftover>>('POST', `${item}/:category/leftover`),
  randomize: call<Wire<typeof ofItem.randomizeItem>>('POST', `${item}/randomize`),
  replace: call<Wire<typeof ofItem.replaceItem>>('POST', `${item}/replace`),
  skip: call<Wire<typeof ofItem.skipItem>>('POST', `${item}/skip`),
  unskip: call<Wire<typeof ofItem.unskipItem>>('DELETE', `${item}/unskip`),
  takeSkipBack: call<Wire<typeof ofItem.unskipItem>>('DELETE', `${item}/skip`),
  lock: call<Wire<typeof ofItem.lockItem>>('POST', `${item}/lock`),
  unlock: call<Wire<typeof ofItem.unlockItem>>('DELETE', `${item}/lock`),
  addServings: call<Wire<typeof ofItem.addServings>>('POST', `${item}/serving/:n`),
  removeServings: call<Wire<typeof ofItem.removeServings>>('DELETE', `${item}/serving/:n`),
}

export type Taste = NonNullable<(typeof mealPlanCalls.readTaste)['types']>['answer']
export type MealPlan = NonNullable<(typeof mealPlanCalls.read)['types']>['answer']
export type Interaction = MealPlan['interactions'][number]
export type PlanTemplate = MealPlan['templates'][number]
export type PlanWeek = PlanTemplate['weeks'][number]
export type PlanDay = PlanWeek['days'][number]
export type PlanItem = PlanDay['items'][number]
export type WeekView = NonNullable<(typeof weekCalls.read)['types']>['answer']
export type ItemView = NonNullable<(typeof itemCalls.read)['types']>['answer']
export type BrowseAnswer = NonNullable<(typeof dayCalls.browse.lunch)['types']>['answer']
export type RecipesAnswer = NonNullable<(typeof mealPlanCalls.browseRecipes)['types']>['answer']
