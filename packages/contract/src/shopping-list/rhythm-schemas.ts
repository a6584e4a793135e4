import { cookingRhythms } from '@butterleaf/domain/onboarding/cooking-rhythm'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { personalitySchema } from '../onboarding/personality-schema.ts'

const rhythmAskSchema = z
  .object({
    rhythm: z.enum(cookingRhythms),
    rows: z.int().describe('Things to buy in a week, the mean of the plan'),
    minutes: z.int().describe('In the kitchen in a week, the mean of the plan'),
  })
  .meta({ id: 'RhythmAsk' })

/** LIV-3. Stores nothing. */
export const measureRhythms = {
  summary: 'What each way to cook would ask of a person with these answers',
  body: personalitySchema,
  answer: z.object({ rhythms: z.array(rhythmAskSchema) }),
} satisfies CallSchema
