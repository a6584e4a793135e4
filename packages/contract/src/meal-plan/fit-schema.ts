import { z } from 'zod'
import { rangesSchema } from '../onboarding/personality-schema.ts'

const grams = z.number().describe('Grams, to one decimal')

/** As shown: calories whole, grams to one decimal. */
export const macrosSchema = z
  .object({ calories: z.int(), fat: grams, net_carbs: grams, protein: grams })
  .meta({ id: 'Macros' })

export const dayFitSchema = z
  .object({
    target: rangesSchema,
    actual: macrosSchema,
    besides: macrosSchema
      .optional()
      .describe('Of `actual`, every day’s extras (food log); absent where the day has none'),
    snackRoom: macrosSchema
      .optional()
      .describe('Of `actual`, what is left free for snacks; absent where the person keeps no room'),
    deviation: z.number().describe('Each miss as a share of its maximum, added up; 0 is in range'),
    inRange: z.boolean(),
  })
  .meta({ id: 'DayFit', description: 'What a day should hold and what it holds, of one person' })

/** TOG-3: what the meals come to that an eater shares on a day. */
export const fitAtTable = {
  inRange: z.boolean().describe('Of what they share: all their ranges where that is their whole day'),
  totals: macrosSchema,
  target: rangesSchema,
  part: z
    .object({ least: z.number(), most: z.number() })
    .describe('Of their day, what these meals may hold at least and at most; 1 and 1 for all of it'),
  snackRoom: macrosSchema
    .optional()
    .describe(
      'In the totals of a whole day: what they keep free for snacks; of a part it is taken off before',
    ),
}

export const spanRange = z.object({ minimum: z.number(), maximum: z.number() })
export const spanFitSchema = z
  .object({
    target: z
      .object({ calories: spanRange, fat: spanRange, net_carbs: spanRange, protein: spanRange })
      .describe('Of all days together'),
    actual: macrosSchema.describe('Of all days together'),
    deviation: z.number().describe('Of a day on average'),
    inRange: z.number().min(0).max(1).describe('The share of the days in range'),
  })
  .meta({ id: 'SpanFit', description: 'The same of a week or a template' })
