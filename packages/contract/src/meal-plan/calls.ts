import { eachMeal } from '@butterleaf/domain/meals/meals'
import { call, changeCall, type Wire } from '../call.ts'
import { addresses } from './addresses.ts'
import type * as browse from './browse-schemas.ts'
import type * as ofWeek from './day-schemas.ts'
import type * as ofHistory from './history-schemas.ts'
import type * as ofItem from './item-schemas.ts'
import type * as ofProposal from './proposals/proposal-schemas.ts'
import type * as schema from './schemas.ts'
import type * as table from './table-schemas.ts'
import type * as taste from './taste-schemas.ts'

const { base, plan, template, week, day, item } = addresses

export const mealPlanCalls = {
  read: call<Wire<typeof schema.readPlan>>('GET', base),
  create: call<Wire<typeof schema.createPlan>>('POST', base),
  readFirstWeek: call<Wire<typeof schema.readFirstWeek>>('GET', `${base}/first-week`),
  watch: call<Wire<typeof schema.watchPlan>>('GET', `${base}/events`),
  readLastArchived: call<Wire<typeof schema.readLastArchived>>('GET', `${base}/findV1`),
  readArchived: call<Wire<typeof schema.readArchived>>('GET', `${base}/:index`),
  listFoodTags: call<Wire<typeof schema.listFoodTags>>('GET', `${base}/allergen/tags`),
  findIngredients: call<Wire<typeof schema.findIngredients>>('POST', `${base}/allergen/ingredients`),
  browseRecipes: call<Wire<typeof browse.browseRecipes>>('GET', `${plan}/recipes`),
  readTable: call<Wire<typeof table.readTable>>('GET', `${plan}/table`),
  readTemplate: call<Wire<typeof schema.readTemplate>>('GET', template),
  downloadTemplate: call<Wire<typeof schema.downloadTemplate>>('GET', `${template}/download`),
  readTaste: call<Wire<typeof taste.readTaste>>('GET', '/api/taste'),
}

export const proposalCalls = {
  useUp: call<Wire<typeof ofProposal.proposeUseUp>>('POST', `${template}/use-up`),
  mend: call<Wire<typeof ofProposal.proposeMending>>('POST', `${template}/mending`),
}

export const historyCalls = {
  list: call<Wire<typeof ofHistory.listChanges>>('GET', `${plan}/changes`),
}

export const weekCalls = {
  read: call<Wire<typeof ofWeek.readWeek>>('GET', week),
}

export const dayCalls = {
  // Served before `itemCalls.read`, whose address takes these in.
  browse: eachMeal((meal) => call<Wire<typeof browse.browseSlot>>('GET', `${day}/items/${meal}`)),
}

export const itemCalls = {
  read: call<Wire<typeof ofItem.readItem>>('GET', item),
  print: call<Wire<typeof ofItem.printItem>>('GET', `${item}/print`),
  /** The address of earlier clients. */
  takeSkipBack: changeCall<Wire<typeof ofItem.unskipItem>>('DELETE', `${item}/skip`),
}

export type Taste = NonNullable<(typeof mealPlanCalls.readTaste)['types']>['answer']
export type MealPlan = NonNullable<(typeof mealPlanCalls.read)['types']>['answer']
export type Interaction = MealPlan['interactions'][number]
export type PlanTemplate = MealPlan['templates'][number]
export type PlanWeek = PlanTemplate['weeks'][number]
export type PlanDay = PlanWeek['days'][number]
export type PlanItem = PlanDay['items'][number]
export type PlanHistory = NonNullable<(typeof historyCalls.list)['types']>['answer']
export type WireUseUp = NonNullable<(typeof proposalCalls.useUp)['types']>['answer']
export type WireMending = NonNullable<(typeof proposalCalls.mend)['types']>['answer']
export type WeekView = NonNullable<(typeof weekCalls.read)['types']>['answer']
export type ItemView = NonNullable<(typeof itemCalls.read)['types']>['answer']
export type BrowseAnswer = NonNullable<(typeof dayCalls.browse.lunch)['types']>['answer']
export type WireTable = NonNullable<(typeof mealPlanCalls.readTable)['types']>['answer']
export type RecipesAnswer = NonNullable<(typeof mealPlanCalls.browseRecipes)['types']>['answer']
