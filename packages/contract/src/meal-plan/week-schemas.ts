import type { CallSchema } from '../call.ts'
import { weekParams } from './place-params.ts'
import { changedPlanSchema } from './plan-schema.ts'
import { weekViewSchema } from './template-schema.ts'

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
