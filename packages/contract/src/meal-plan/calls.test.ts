import { expect, it } from 'vitest'
import type { Call } from '../call.ts'
import { recipeCalls } from '../recipes/calls.ts'
import { shoppingListCalls } from '../shopping-list/calls.ts'
import { actCalls } from './act-calls.ts'
import { dayCalls, itemCalls, mealPlanCalls, weekCalls } from './calls.ts'

const { browse, ...otherDayCalls } = dayCalls
const { changeServings, ...otherActCalls } = actCalls
const tables: readonly Readonly<Record<string, Call>>[] = [
  mealPlanCalls,
  otherActCalls,
  changeServings,
  weekCalls,
  otherDayCalls,
  browse,
  itemCalls,
  shoppingListCalls,
  recipeCalls,
]
const calls = new Set(tables.flatMap((table) => Object.values(table)))
const lines = Array.from(calls, ({ method, path }) => `${method} ${path}`)

const base = '/api/mealplan'
const template = `${base}/:planId/template/:templateId`
const week = `${template}/week/:weekId`
const day = `${week}/day/:dayId`
const item = `${day}/items/:itemId`

it('[API-1] every call of the plan, its lists and its recipes is there, and no other', () => {
  expect(lines.toSorted()).toEqual(
    [
      `GET ${base}`,
      `POST ${base}`,
      `GET ${base}/events`,
      `GET ${base}/findV1`,
      `GET ${base}/:index`,
      `GET ${base}/first-week`,
      `GET ${base}/allergen/tags`,
      `POST ${base}/allergen/ingredients`,
      `PATCH ${base}/:planId/resources`,
      `PATCH ${base}/:planId/resources/preferences/scaling/:value`,
      `POST ${base}/:planId/interaction`,
      `DELETE ${base}/:planId/interaction/:recipeId`,
      `POST ${base}/:planId/rejections`,
      `POST ${base}/:planId/changes/:changeId/undo`,
      `POST ${template}/proposals`,
      `GET ${base}/:planId/recipes`,
      `GET ${base}/:planId/table`,
      `PUT ${base}/:planId/table`,
      `GET ${template}`,
      `GET ${template}/cupboard`,
      `PUT ${item}/sides`,
      `PUT ${item}/guests`,
      `PUT ${item}/absent`,
      `PUT ${template}/cupboard`,
      `POST ${template}/away`,
      `DELETE ${template}/away/:awayId`,
      `POST ${template}/reset`,
      `POST ${template}/restore`,
      `GET ${template}/download`,
      `GET ${week}`,
      `POST ${week}/randomize`,
      `GET ${week}/shopping-list/download`,
      `PUT ${week}/shopping-list/checked`,
      `PUT ${week}/shopping-list/at-home`,
      `POST ${week}/shopping-list/lines`,
      `DELETE ${week}/shopping-list/lines`,
      `DELETE ${day}`,
      `POST ${day}/randomize`,
      `POST ${day}/state`,
      `DELETE ${day}/state`,
      `POST ${day}/items`,
      `GET ${day}/items/breakfast`,
      `GET ${day}/items/lunch`,
      `GET ${day}/items/dinner`,
      `GET ${day}/items/dessert`,
      `GET ${item}`,
      `DELETE ${item}`,
      `GET ${item}/print`,
      `POST ${item}/:category/leftover`,
      `POST ${item}/randomize`,
      `POST ${item}/move`,
      `POST ${item}/part-leftovers`,
      `POST ${item}/replace`,
      `POST ${item}/skip`,
      `DELETE ${item}/skip`,
      `DELETE ${item}/unskip`,
      `POST ${item}/lock`,
      `DELETE ${item}/lock`,
      `POST ${item}/serving/:n`,
      `DELETE ${item}/serving/:n`,
      'GET /api/taste',
      'GET /api/recipes',
      'GET /api/recipes/:id',
      'GET /api/recipes/:id/image/:size',
    ].toSorted(),
  )
})
