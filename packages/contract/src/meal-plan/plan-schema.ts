import { z } from 'zod'
import { recipeId, recipeImageSchema } from '../recipes/recipe-card-schema.ts'
import { resourcesSchema } from './resources-schema.ts'
import { templateSchema } from './template-schema.ts'

const interactionSchema = z
  .object({
    type: z.enum(['like', 'dislike']),
    recipeId,
    title: z.string(),
    image: recipeImageSchema,
  })
  .meta({ id: 'Interaction' })

export const mealPlanSchema = z
  .object({
    id: z.string(),
    version: z.int().describe('Grows with every change; the events carry it'),
    resources: resourcesSchema,
    interactions: z.array(interactionSchema),
    templates: z.array(templateSchema).describe('The active one'),
  })
  .meta({ id: 'MealPlan' })

/** The data of a `plan` event. */
export type PlanEvent = { version: number }
