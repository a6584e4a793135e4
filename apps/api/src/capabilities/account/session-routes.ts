import { accountCalls } from '@butterleaf/contract/account/calls'
import * as schema from '@butterleaf/contract/account/schemas'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { endOtherSessions, endSession, listSessions } from './operations.ts'

/** Where the account is signed in. These calls guess nothing, so the limit on all requests is enough. */
export function sessionRoutes(app: FastifyInstance, context: AppContext): void {
  serve(
    app,
    accountCalls.listSessions,
    schema.listSessions,
    async ({ caller, reply }) => {
      reply.header('cache-control', 'no-store')
      const sessions = await listSessions(context, caller)
      return sessions.map(({ sessionId, browser, system, firstSeenAt, lastSeenAt }) => ({
        id: sessionId,
        browser,
        system,
        first_seen_at: firstSeenAt,
        last_seen_at: lastSeenAt,
        current: sessionId === caller.sessionId,
      }))
    },
    { problems: ['sessions-elsewhere'] },
  )
  serve(
    app,
    accountCalls.endOtherSessions,
    schema.endOtherSessions,
    async ({ caller }) => {
      await endOtherSessions(context, caller)
      return undefined
    },
    { problems: ['sign-in-again', 'sessions-elsewhere'] },
  )
  serve(
    app,
    accountCalls.endSession,
    schema.endSession,
    async ({ caller, params }) => {
      await endSession(context, caller, params.sessionId)
      return undefined
    },
    { problems: ['sign-in-again', 'sessions-elsewhere'] },
  )
}
