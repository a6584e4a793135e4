import { meals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { recipeId } from '../recipes/recipe-card-schema.ts'
import { dayParams, weekParams } from './place-params.ts'
import { changedPlanSchema } from './plan-schema.ts'
import { weekViewSchema } from './template-schema.ts'

const changesDay = { params: dayParams, answer: changedPlanSchema }

export const resetDay = { summary: 'Empty the slots of a day', ...changesDay } satisfies CallSchema

export const randomizeDay = {
  summary: 'Fill an empty day, or draw all its free slots again',
  ...changesDay,
} satisfies CallSchema

export const completeDay = { summary: 'Mark a day complete', ...changesDay } satisfies CallSchema

export const reopenDay = { summary: 'Mark a day incomplete', ...changesDay } satisfies CallSchema

export const fillSlot = {
  summary: 'Put a recipe into an open slot',
  ...changesDay,
  body: z.object({ category: z.enum(meals), item: recipeId }),
} satisfies CallSchema

export const readWeek = {
  summary: 'A week with its shopping list and what could be leftovers',
  params: weekParams,
  answer: weekViewSchema,
} satisfies CallSchema

export const randomizeWeek = {
  summary: 'Draw every open, unlocked slot of the week’s incomplete days again',
  params: weekParams,
  answer: changedPlanSchema,
} satisfies CallSchema
