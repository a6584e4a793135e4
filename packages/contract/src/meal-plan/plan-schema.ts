import { z } from 'zod'
import { recipeId, recipeImageSchema } from '../recipes/recipe-card-schema.ts'
import { resourcesSchema } from './resources-schema.ts'
import { daySchema, templateSchema, weekSchema } from './template-schema.ts'

const interactionSchema = z
  .object({
    type: z.enum(['like', 'dislike']),
    recipeId,
    title: z.string(),
    image: recipeImageSchema,
  })
  .meta({ id: 'Interaction' })

const writtenPlanSchema = z
  .object({
    id: z.string(),
    version: z.int().describe('Grows with every change; the events carry it'),
    resources: resourcesSchema,
    interactions: z.array(interactionSchema),
    templates: z.array(templateSchema).describe('The active one'),
    firstWeekOnly: z
      .literal(true)
      .optional()
      .describe('Without a subscription: the days after the first week are planned, and told as open'),
  })
  .meta({ id: 'MealPlan' })

/** By name: the table of calls writes out the type of every answer, and nearly all of them hold a plan. */
export interface WirePlan extends z.output<typeof writtenPlanSchema> {}
export const mealPlanSchema: z.ZodType<WirePlan> = writtenPlanSchema

/** What is otherwise than in an earlier version of the plan; the rest is as it was. */
export const planChangesSchema = z
  .object({
    id: z.string().describe('Of the plan'),
    since: z
      .int()
      .describe('The earlier version: it, and every one after it, becomes `version` by these changes'),
    version: z.int(),
    interactions: z.array(interactionSchema).optional().describe('All of them, where one has changed'),
    template: templateSchema.omit({ weeks: true }).describe('The active one, without its weeks'),
    weeks: z.array(weekSchema.omit({ days: true })).describe('Those with a changed day, without their days'),
    days: z.array(daySchema).describe('Those that changed'),
  })
  .meta({ id: 'PlanChanges' })
export interface PlanChanges extends z.output<typeof planChangesSchema> {}
const namedChangesSchema: z.ZodType<PlanChanges> = planChangesSchema

/** RFC 7240: a client that has the plan asks for what changes. */
export const changedPlanSchema = z.union([mealPlanSchema, namedChangesSchema]).meta({
  id: 'ChangedPlan',
  description:
    'The whole plan; with the header `Prefer: return=changes; since=N`, N being the version the client has, what changed since, where the server still knows that: then the answer has the header `Preference-Applied: return=changes`',
})

/** The data of a `plan` event, of a `food-log` event and of a `list` event. */
export type PlanEvent = {
  version: number
  /** What was eaten changed somewhere; the plan didn't. */
  foodLog?: true
  /** A shopping list changed: the latest `at` that was sent in milliseconds, or the id of a line; empty where something may have been missed. */
  listMark?: string
  /** Since the event before, for a client that prefers changes. */
  changes?: PlanChanges
}
