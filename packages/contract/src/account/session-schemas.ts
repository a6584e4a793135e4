import { z } from 'zod'
import type { CallSchema } from '../call.ts'

const sessionSchema = z
  .object({
    id: z.string(),
    browser: z.string().nullable().describe('Its name, as it says itself; null when it is none we know'),
    system: z.string().nullable().describe('The system it runs on, likewise'),
    first_seen_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().describe('To about ten minutes'),
    current: z.boolean().describe('The one this call was made in'),
  })
  .meta({ id: 'Session' })

export const listSessions = {
  summary: 'Where the account is signed in: this session first, then those seen last',
  answer: z.array(sessionSchema),
} satisfies CallSchema

export const endSession = {
  summary: 'Sign out of one session, soon after signing in; its tokens are refused from then on',
  params: z.object({ sessionId: z.string().min(1).max(200) }),
} satisfies CallSchema

export const endOtherSessions = {
  summary: 'Sign out of every session but this one, soon after signing in',
} satisfies CallSchema
