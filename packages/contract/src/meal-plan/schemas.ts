import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { peopleLimits } from '@butterleaf/domain/onboarding/questionnaire'
import { fewestSearchCharacters } from '@butterleaf/domain/recipes/ingredient-suggestions'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { personalitySchema } from '../onboarding/personality-schema.ts'
import { wholeNumberInText } from '../recipes/number-in-text.ts'
import { recipeId } from '../recipes/recipe-card-schema.ts'
import { foodTagSchema } from './food-tag-schema.ts'
import { pdfAnswer } from './pdf-answer.ts'
import { placeId, planParams, templateParams } from './place-params.ts'
import { changedPlanSchema, mealPlanSchema } from './plan-schema.ts'
import { sentResourcesSchema } from './resources-schema.ts'
import { templateSchema } from './template-schema.ts'

const startDate = z.iso
  .date()
  .refine((text) => parseIsoDate(text) !== undefined, 'Must be a date between 1900 and 2200.')
  .nullish()
  .describe('The date of day 1; today when left out')

export const readPlan = {
  summary: 'The plan with its active template; 404 until there is one',
  answer: mealPlanSchema,
} satisfies CallSchema

export const readFirstWeek = {
  summary:
    'The plan as it is shown before payment: its first week; the days after it are told as open. 404 until there is a plan',
  answer: mealPlanSchema,
} satisfies CallSchema

export const createPlan = {
  summary:
    'Make the first plan; honours Idempotency-Key. Without a subscription the answer is its first week',
  body: z.object({ ...personalitySchema.shape, startDate }),
  answer: mealPlanSchema,
  answerStatus: 201,
} satisfies CallSchema

export const readArchived = {
  summary: 'An older template, 0 the one archived last; 404 past the end',
  params: z.object({ index: wholeNumberInText({ minimum: 0, maximum: 9999 }) }),
  answer: templateSchema,
} satisfies CallSchema

export const readLastArchived = {
  summary: 'The template archived last',
  answer: templateSchema,
} satisfies CallSchema

export const watchPlan = {
  summary:
    'Server-sent events: one named plan, its data {"version"}, whenever the plan changes anywhere; with `Prefer: return=changes; since=N` also {"changes"}: a PlanChanges since the event before. One named food-log, its data {"version", "foodLog": true}, whenever the food log changes. One named list, its data {"version", "listMark"}, whenever a shopping list changes: the mark is the latest `at` that was sent, in milliseconds, or the id of a line',
  answer: z.string(),
  answerType: 'text/event-stream',
} satisfies CallSchema

export const saveAnswers = {
  summary: 'Save answers that change no dish, as units; others make a new plan and are refused here',
  params: planParams,
  body: z.object({ resources: sentResourcesSchema }),
  answer: mealPlanSchema,
} satisfies CallSchema

export const changePeople = {
  summary: 'Change how many people are cooked for: amounts and lists follow, nothing is drawn again',
  params: planParams.extend({ value: wholeNumberInText(peopleLimits) }),
  answer: changedPlanSchema,
} satisfies CallSchema

export const listFoodTags = {
  summary: 'What a person may need food to be free of, or not eat',
  answer: z.array(foodTagSchema),
} satisfies CallSchema

export const findIngredients = {
  summary: 'Food groups and ingredients to avoid, groups first, best match first',
  body: z.object({ searchString: z.string().trim().min(fewestSearchCharacters).max(100) }),
  answer: z.array(
    z.object({
      name: z.string(),
      group: z.string().optional().describe('Its id, where it is a food group'),
      pieceGrams: z.number().optional().describe('Of one, where it is a food that can be counted'),
    }),
  ),
} satisfies CallSchema

export const saveInteraction = {
  summary: 'Like a recipe, or avoid it; of one recipe the last counts',
  params: planParams,
  body: z.object({ recipe: recipeId, interactionType: z.enum(['like', 'avoid']) }),
  answer: changedPlanSchema,
} satisfies CallSchema

export const removeInteraction = {
  summary: 'Take a like or an avoid back',
  params: planParams.extend({ recipeId }),
  answer: changedPlanSchema,
} satisfies CallSchema

export const rejectDish = {
  summary:
    'Avoid a recipe, and put another dish wherever an open day cooks it; it stays where none fits. One undo takes back both',
  params: planParams,
  body: z.object({ recipe: recipeId }),
  answer: changedPlanSchema,
} satisfies CallSchema

export const readTemplate = {
  summary: 'A template, active or archived',
  params: templateParams,
  answer: templateSchema,
} satisfies CallSchema

export const regeneratePlan = {
  summary:
    'Archive the active template and make a new one from these answers. Without a subscription the answer is its first week',
  params: templateParams,
  body: z.object({ resources: sentResourcesSchema, startDate }),
  answer: mealPlanSchema,
} satisfies CallSchema

const dateAway = z.iso
  .date()
  .refine((text) => parseIsoDate(text) !== undefined, 'Must be a date between 1900 and 2200.')

export const addAway = {
  summary:
    'Be away from a date to a date: the days of the plan that aren’t complete come after it, lists and leftovers follow',
  params: templateParams,
  body: z.object({ from: dateAway, to: dateAway.describe('The last day away') }),
  answer: changedPlanSchema,
} satisfies CallSchema

export const removeAway = {
  summary: 'Take a time away back: the days go back to the dates they would have without it',
  params: templateParams.extend({ awayId: placeId }),
  answer: changedPlanSchema,
} satisfies CallSchema

export const restoreTemplate = {
  summary: 'Make an archived template the active one again; what is forbidden now is replaced',
  params: templateParams,
  answer: mealPlanSchema,
} satisfies CallSchema

export const downloadTemplate = {
  summary: 'The whole plan as PDF',
  params: templateParams,
  ...pdfAnswer,
} satisfies CallSchema
