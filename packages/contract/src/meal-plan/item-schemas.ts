import { meals } from '@butterleaf/domain/meal-plan/meals'
import { leastServings, mostServings, servingStep } from '@butterleaf/domain/meal-plan/servings'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { wholeNumberInText } from '../recipes/number-in-text.ts'
import { recipeId } from '../recipes/recipe-card-schema.ts'
import { itemViewSchema } from './item-schema.ts'
import { pdfAnswer } from './pdf-answer.ts'
import { itemParams } from './place-params.ts'
import { changedPlanSchema } from './plan-schema.ts'

const changesItem = { params: itemParams, answer: changedPlanSchema }
const steps = wholeNumberInText({ minimum: 1, maximum: (mostServings - leastServings) / servingStep })
const servingParams = itemParams.extend({ n: steps })

export const readItem = {
  summary: 'An item with its whole recipe, scaled',
  params: itemParams,
  answer: itemViewSchema,
} satisfies CallSchema

export const printItem = {
  summary: 'An item as PDF',
  params: itemParams,
  ...pdfAnswer,
} satisfies CallSchema

export const addLeftover = {
  summary:
    'Eat what this item cooks once more in a slot of the day in the address; the item’s own day is earlier',
  params: itemParams.extend({ category: z.enum(meals) }),
  answer: changedPlanSchema,
} satisfies CallSchema

export const clearItem = { summary: 'Empty the slot', ...changesItem } satisfies CallSchema

export const randomizeItem = {
  summary: 'Put another recipe that fits into the slot; what ate from the old one gets another dish, too',
  ...changesItem,
} satisfies CallSchema

export const replaceItem = {
  summary: 'Put this recipe in its place; slots that ate from the old one are open again',
  ...changesItem,
  body: z.object({ replacement: recipeId }),
} satisfies CallSchema

export const skipItem = { summary: 'Skip the meal', ...changesItem } satisfies CallSchema

export const unskipItem = { summary: 'Take a skipped meal back in', ...changesItem } satisfies CallSchema

export const lockItem = {
  summary: 'Keep the item through random draws and new plans',
  ...changesItem,
} satisfies CallSchema

export const unlockItem = { summary: 'Let the item go again', ...changesItem } satisfies CallSchema

export const addServings = {
  summary: 'So many steps of a quarter serving more',
  params: servingParams,
  answer: changedPlanSchema,
} satisfies CallSchema

export const removeServings = {
  summary: 'So many steps of a quarter serving less',
  params: servingParams,
  answer: changedPlanSchema,
} satisfies CallSchema
