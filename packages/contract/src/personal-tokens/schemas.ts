import { ownLabelMaxLength } from '@butterleaf/domain/account/own-label'
import { mostTokens, tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { oneLine } from '../clean-schemas.ts'

const name = oneLine().min(1).max(ownLabelMaxLength).describe('By which its owner knows it')
const scopes = z
  .array(z.enum(tokenScopes))
  .min(1)
  .max(tokenScopes.length)
  .describe('What the token opens; each call says in `security` which scope it needs')
const expiresAt = z.iso.datetime()

const personalTokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes,
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().describe('To about five minutes; null while it was never used'),
    expiresAt: expiresAt.nullable().describe('Null where it works until it is revoked'),
  })
  .meta({ id: 'PersonalToken' })

export const makePersonalToken = {
  summary: `Make a token for another program, soon after signing in; up to ${mostTokens}. A changed password ends them all`,
  body: z.object({ name, scopes, expiresAt: expiresAt.nullable().optional() }),
  answer: z
    .object({
      id: z.string(),
      token: z.string().describe('Told this once: it is stored as a hash'),
    })
    .meta({ id: 'NewPersonalToken' }),
  answerStatus: 201,
} satisfies CallSchema

export const listPersonalTokens = {
  summary: 'The tokens of the account, the newest first; an expired one is listed for thirty days more',
  answer: z.array(personalTokenSchema),
} satisfies CallSchema

export const revokePersonalToken = {
  summary: 'Revoke a token: it is refused from now on',
  params: z.object({ tokenId: z.string().min(1).max(100) }),
} satisfies CallSchema
