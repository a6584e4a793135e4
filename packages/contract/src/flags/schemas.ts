import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import type { FlagName } from './flags.ts'

const flagsSchema = z
  .object({ 'trust-badge': z.boolean() } satisfies Record<FlagName, z.ZodBoolean>)
  .meta({ id: 'Flags' })

export const readFlags = {
  summary: 'What is switched on for everybody',
  public: true,
  answer: flagsSchema,
} satisfies CallSchema

export const watchFlags = {
  summary: 'Server-sent events named flags: those of now, then all of them whenever one changes',
  public: true,
  answer: z.string(),
  answerType: 'text/event-stream',
} satisfies CallSchema
