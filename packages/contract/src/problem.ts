import { z } from 'zod'
import { puzzleSchema } from './account/puzzle-schemas.ts'
import { nothingFitsShape } from './meal-plan/nothing-fits-schema.ts'

export const problemSchema = z
  .object({
    type: z.string().describe('An address that names the kind of problem: /problems/<kind>'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('A sentence for a person'),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('Every field at fault, each with what is wrong'),
    confirmation: z
      .string()
      .optional()
      .describe('Of confirmation-needed: what the billing provider’s own step is begun with'),
    scope: z.string().optional().describe('Of scope-missing: the scope that the token lacks'),
    challenge: puzzleSchema
      .optional()
      .describe('Of too-many-requests at the sign-in: a puzzle that lets one more try through'),
    ...z.object(nothingFitsShape).partial().shape,
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details' })

export type Problem = z.infer<typeof problemSchema>
