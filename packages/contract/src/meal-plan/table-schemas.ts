import { mostEaters, mostNameCharacters, shareLimits } from '@butterleaf/domain/onboarding/table/table-faults'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { oneLine } from '../clean-schemas.ts'
import { personalitySchema } from '../onboarding/personality-schema.ts'
import { avoidsSchema } from './avoids-schema.ts'
import { placeId, planParams } from './place-params.ts'

/** More than a week has, so that too many are refused in words. */
const weekdaysSchema = z.array(z.int().min(1).max(7)).max(20)

const eaterShape = {
  name: oneLine().pipe(z.string().trim().max(200)).describe(`Up to ${mostNameCharacters} characters`),
  share: z
    .number()
    .nullish()
    .describe(
      `Of the owner’s portion, ${shareLimits.minimum} to ${shareLimits.maximum}; 1 where neither it nor a personality is sent`,
    ),
  personality: personalitySchema
    .nullish()
    .describe('In place of a share: their own answers, from which their portions follow'),
  shares: z
    .object({
      breakfast: weekdaysSchema.nullish(),
      lunch: weekdaysSchema.nullish(),
      dinner: weekdaysSchema.nullish(),
    })
    .describe('The weekdays on which they eat a meal along, 1 Monday to 7 Sunday'),
  avoids: avoidsSchema,
}

const sentEaterSchema = z.object({
  id: placeId.nullish().describe('Of one that is there; a new one gets its own'),
  ...eaterShape,
})
export type SentEater = z.output<typeof sentEaterSchema>

const eaterSchema = z
  .object({
    id: z.string(),
    ...eaterShape,
    theirs: z
      .literal(true)
      .optional()
      .describe(
        'They typed answers in their own account, which alone has them; the share is what they get again when they leave',
      ),
    invitedUntil: z.iso
      .datetime()
      .optional()
      .describe('While an invitation to type their own answers waits for them: when it ends'),
  })
  .meta({ id: 'Eater' })
export type WireEater = z.output<typeof eaterSchema>

const tableSchema = z
  .object({
    version: z.int().describe('Grows with each change of the table'),
    eaters: z.array(eaterSchema).max(mostEaters),
    planned: z
      .boolean()
      .optional()
      .describe(
        'Whether the plan was made after the last change of what they eat: then another one would hardly suit them better. Absent where nobody eats along',
      ),
  })
  .meta({ id: 'Table', description: 'Who shares meals with the owner of the plan' })

export const eaterParams = planParams.extend({ eaterId: placeId })

export const inviteEater = {
  summary:
    'Invite an eater to type their own answers, by a link that one person can use once; its secret address is told only here, and an earlier one of the eater ends',
  params: eaterParams,
  answer: z.object({ url: z.url(), endsAt: z.iso.datetime() }).meta({ id: 'EaterInvitation' }),
  answerStatus: 201,
} satisfies CallSchema

export const withdrawInvitation = {
  summary: 'End the invitation of an eater: its address opens nothing any more',
  params: eaterParams,
} satisfies CallSchema

export const readTable = {
  summary: 'Who shares meals with the owner of the plan',
  params: planParams,
  answer: tableSchema,
} satisfies CallSchema

export const changeTable = {
  summary:
    'Change who eats along: amounts and lists follow, and dishes that somebody who shares them may not eat are drawn again',
  params: planParams,
  body: z.object({
    version: z
      .int()
      .nullish()
      .describe(
        'Of the table as it was shown; refused when it has changed since. Absent: the last change wins',
      ),
    eaters: z.array(sentEaterSchema).max(50).describe(`Up to ${mostEaters}`),
  }),
  answer: tableSchema,
} satisfies CallSchema
