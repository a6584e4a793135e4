import { planActNames } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { daysOfPlan, meals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { wholeNumberInText } from '../recipes/number-in-text.ts'
import { avoidsSchema } from './avoids-schema.ts'
import { planParams } from './place-params.ts'
import { changedPlanSchema } from './plan-schema.ts'
import { timeAwaySchema } from './template-schema.ts'

/** A change has the version of the plan that it made for its id. */
const versionInText = wholeNumberInText({ minimum: 1, maximum: 999_999_999 })

const dayInText = wholeNumberInText({ minimum: 1, maximum: daysOfPlan })

const contentSchema = z
  .object({
    type: z.enum(['empty', 'skipped', 'normal', 'leftover']),
    title: z.string().nullable().describe('Of the recipe; null where none is, or it has left the cookbook'),
    servings: z.number().nullable(),
    sides: z
      .array(z.object({ title: z.string().nullable(), servings: z.number() }))
      .optional()
      .describe('Beside it on the plate; absent where nothing is'),
  })
  .meta({ id: 'SlotContent', description: 'What stands in a slot' })

const changedSlotSchema = z
  .object({
    dayNumber: z.int().describe('1 to 28'),
    category: z.enum(meals),
    before: contentSchema,
    after: contentSchema,
    now: contentSchema.nullable().describe('Where it changed again since: what would be replaced'),
  })
  .meta({ id: 'ChangedSlot' })

/** TOG-3. */
const absenceSchema = z
  .object({
    dayNumber: z.int().describe('1 to 28'),
    category: z.enum(meals),
    gone: z.array(z.string()).describe('Names of those who weren’t at the meal any more'),
    back: z.array(z.string()).describe('And of those who were again'),
  })
  .meta({ id: 'ChangedAbsence' })

/** TOG-2. */
const guestCountSchema = z.object({ adults: z.int(), children: z.int(), avoids: avoidsSchema })
const guestChangeSchema = z
  .object({
    dayNumber: z.int().describe('1 to 28'),
    category: z.enum(meals),
    before: guestCountSchema,
    after: guestCountSchema,
  })
  .meta({ id: 'ChangedGuests' })

const planChangeSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    act: z.enum(planActNames),
    templateId: z.string().describe('The active template after it'),
    slots: z
      .array(changedSlotSchema)
      .describe(
        'Empty where the whole plan was replaced, or nothing but its calendar, or who eats along, changed',
      ),
    away: z
      .object({ before: z.array(timeAwaySchema), after: z.array(timeAwaySchema) })
      .optional()
      .describe('The times away, where they changed'),
    absences: z
      .array(absenceSchema)
      .optional()
      .describe('Where people of the table don’t eat along, or do again; absent elsewhere'),
    guests: z.array(guestChangeSchema).optional().describe('Where a meal’s guests changed; absent elsewhere'),
    refusal: z.string().nullable().describe('Why it can’t be brought back'),
  })
  .meta({ id: 'PlanChange' })

export const listChanges = {
  summary: 'What the changes of the last 30 days replaced, the newest first',
  params: planParams,
  query: z.object({
    before: versionInText.optional().describe('Older than the change with this id'),
    day: dayInText.optional().describe('Only changes of this day of the active template'),
  }),
  answer: z.object({
    version: z.int().describe('Of the plan that `now` and `refusal` speak of'),
    changes: z.array(planChangeSchema),
    older: z.string().nullable().describe('For `before`; null where there is nothing older'),
  }),
} satisfies CallSchema

export const undoChange = {
  summary:
    'Bring back what a change replaced; what is forbidden now is drawn again, what was eaten since stays',
  params: planParams.extend({ changeId: versionInText }),
  query: z.object({
    version: versionInText
      .optional()
      .describe('Of the plan as it was shown; refused when the same slots changed again after it'),
  }),
  answer: changedPlanSchema,
} satisfies CallSchema
