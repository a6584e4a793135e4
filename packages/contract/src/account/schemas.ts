import { z } from 'zod'
import type { CallSchema } from '../call.ts'

const unit = z.enum(['us', 'metric'])

export const userSchema = z
  .object({
    sub: z.string(),
    email: z.string().nullable().describe('Null when the identity provider keeps it to itself'),
    given_name: z.string().nullable(),
    family_name: z.string().nullable(),
    name: z.string().nullable(),
    unit: unit.nullable().describe('Null until the user has chosen'),
  })
  .meta({ id: 'User' })

export const readUser = { summary: 'The signed-in user', answer: userSchema } satisfies CallSchema

export const changeUser = {
  summary: 'Change the account’s own settings',
  body: z.object({ unit }),
  answer: userSchema,
} satisfies CallSchema
