import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { proposalPurposes } from '@butterleaf/domain/meal-plan/proposals/plan-proposal'
import { leastServings, mostServings, servingStep } from '@butterleaf/domain/meal-plan/servings'
import { heldFoodLimits } from '@butterleaf/domain/meal-plan/use-up/held-food'
import { daysOfPlan, meals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import type { CallSchema } from '../../call.ts'
import { recipeId } from '../../recipes/recipe-card-schema.ts'
import { dayFitSchema, macrosSchema, spanRange } from '../fit-schema.ts'
import { templateParams } from '../place-params.ts'
import { changedPlanSchema } from '../plan-schema.ts'

const { mostFoods, leastGrams, mostGrams } = heldFoodLimits
/** Four meals on each of 28 days. */
const mostMeals = 112

const servings = z.number().min(leastServings).max(mostServings).multipleOf(servingStep)
const helpingSchema = z.object({ recipe: recipeId, servings })
const shownHelpingSchema = helpingSchema.extend({
  title: z.string().nullable().describe('Null where the recipe has left the cookbook'),
})

const itemId = z.string().min(1).max(64)

const proposedMealSchema = z
  .object({
    itemId,
    dayNumber: z.int().describe('1 to 28'),
    category: z.enum(meals),
    before: shownHelpingSchema,
    after: shownHelpingSchema,
  })
  .meta({ id: 'ProposedMeal', description: 'A meal that a proposal would change' })

const proposedDaySchema = z
  .object({ dayNumber: z.int(), date: z.iso.date(), before: dayFitSchema, after: dayFitSchema })
  .meta({ id: 'ProposedDay', description: 'A day with such a meal: what it comes to' })

export const proposalShape = { meals: z.array(proposedMealSchema), days: z.array(proposedDaySchema) }

const heldFoodSchema = z.object({
  ingredient: z.string().trim().min(1, 'Name a food.').max(120).describe('As the search for foods names it'),
  grams: z
    .number()
    .min(leastGrams, `Say at least ${leastGrams} g.`)
    .max(mostGrams, `Say at most ${mostGrams / 1000} kg.`),
})
const heldFoods = z.array(heldFoodSchema).max(mostFoods, `Name at most ${mostFoods} foods at once.`)

const foodUseSchema = z
  .object({
    ingredient: z.string(),
    grams: z.number(),
    plannedGrams: z.number().describe('Of them, what the days ahead use as they are'),
    usedGrams: z.number().describe('And what they use after the proposal'),
    unusedBecause: z
      .enum(['in-no-dish', 'no-open-meal', 'out-of-range', 'little-left'])
      .nullable()
      .describe('Why the rest stays; null where nothing does'),
  })
  .meta({ id: 'FoodUse' })

export const proposeUseUp = {
  summary: 'Propose dishes that use up foods, on the days that aren’t shopped for; changes nothing',
  params: templateParams,
  body: z.object({
    foods: heldFoods.min(1, 'Name at least one food.'),
    before: z.iso
      .date()
      .refine((text) => parseIsoDate(text) !== undefined, 'Must be a date between 1900 and 2200.')
      .optional()
      .describe('On the days from today to this one instead, shopped for or not: as before a time away'),
  }),
  answer: z.object({ ...proposalShape, foods: z.array(foodUseSchema) }).meta({ id: 'UseUpProposal' }),
} satisfies CallSchema

const spanTotalsSchema = z.object({
  target: z.object({ calories: spanRange, fat: spanRange, net_carbs: spanRange, protein: spanRange }),
  actual: macrosSchema,
})

export const proposeMending = {
  summary:
    'Propose servings, then dishes that aren’t shopped for, that bring the week or a day back into range as it was eaten; changes nothing',
  params: templateParams,
  body: z.object({
    scope: z.enum(['week', 'day']).default('week'),
    dayNumber: z
      .int('Name a day from 1 to 28.')
      .min(1, 'Name a day from 1 to 28.')
      .max(daysOfPlan, 'Name a day from 1 to 28.')
      .optional()
      .describe('The day, or one of the week; today’s without it'),
    hour: z
      .int('Name an hour from 0 to 23.')
      .min(0, 'Name an hour from 0 to 23.')
      .max(23, 'Name an hour from 0 to 23.')
      .optional()
      .describe('Of today, where the person is: meals that are over by then stay; none is without it'),
  }),
  answer: z
    .object({
      ...proposalShape,
      scope: z.enum(['week', 'day']),
      dayNumber: z.int(),
      before: spanTotalsSchema.describe('Of all days of the scope, as eaten so far and planned'),
      after: spanTotalsSchema,
      left: macrosSchema.describe(
        'What stays over, or short where negative; all 0 where the scope comes into range',
      ),
      buysMore: z
        .boolean()
        .optional()
        .describe('Nothing else is worth proposing, and this serves more of a dish than is bought'),
    })
    .meta({ id: 'MendingProposal' }),
} satisfies CallSchema

export const takeProposal = {
  summary: 'Take a proposal: all of its meals, or none where one has changed since',
  params: templateParams,
  body: z.object({
    purpose: z.enum(proposalPurposes),
    meals: z
      .array(z.object({ itemId, before: helpingSchema, after: helpingSchema }))
      .max(mostMeals)
      .describe('As they were proposed'),
    foods: heldFoods.optional().describe('Of useUp: what is at home from now on, until it is used up'),
  }),
  answer: changedPlanSchema,
} satisfies CallSchema
