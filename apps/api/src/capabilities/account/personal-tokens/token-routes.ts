import { personalTokenCalls } from '@butterleaf/contract/personal-tokens/calls'
import * as schema from '@butterleaf/contract/personal-tokens/schemas'
import { serve } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitTries } from '@butterleaf/server-kit/limits/limit-tries'
import { openBackground } from '@butterleaf/server-kit/process/background'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { listTokens, makeToken, revokeToken } from './token-operations.ts'

/** Each sends a mail: a person's whole limit divided by this. */
const makingShare = 60

/** [DOOR-1] Tokens for other programs. */
export function tokenRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, personalTokenCalls.list, schema.listPersonalTokens, async ({ caller, reply }) => {
    reply.header('cache-control', 'no-store')
    const tokens = await listTokens(context, caller)
    return tokens.map(({ tokenId, name, scopes, createdAt, lastUsedAt, expiresAt }) => ({
      ...{ id: tokenId, name, scopes: [...scopes], createdAt, lastUsedAt, expiresAt },
    }))
  })
  serve(app, personalTokenCalls.revoke, schema.revokePersonalToken, async ({ caller, params }) => {
    await revokeToken(context, caller, params.tokenId)
    return undefined
  })
  app.register(async (scope) => {
    const perMinute = Math.ceil(context.config.requestsPerMinute / makingShare)
    limitTries(scope, { perMinute, keyOf: countedBy.person })
    makingRoute(scope, context)
  })
}

function makingRoute(app: FastifyInstance, context: AppContext): void {
  const background = openBackground(app.log)
  app.addHook('onClose', () => background.settle())
  serve(
    app,
    personalTokenCalls.make,
    schema.makePersonalToken,
    async ({ caller, body, reply }) => {
      reply.header('cache-control', 'no-store')
      const { tokenId, token, note } = await makeToken(context, caller, body)
      if (note) background.run('mailing a note of a new token', () => context.mail.send(note))
      return { id: tokenId, token }
    },
    { problems: ['sign-in-again', 'conflict'] },
  )
}
