import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import { changeUser, readUser } from '@butterleaf/contract/account/schemas'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { serve } from '../http/serve.ts'
import type { Caller } from '../providers/identity/identity-provider.ts'
import { findUnit, saveUnit } from './store.ts'

export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database
  serve(app, accountCalls.read, readUser, ({ caller }) => presentUser(context, caller))
  serve(app, accountCalls.change, changeUser, async ({ caller, body }) => {
    await saveUnit(db, caller.userId, body.unit, context.clock.now())
    return presentUser(context, caller)
  })
}

async function presentUser({ database, identity }: AppContext, caller: Caller): Promise<User> {
  const [profile, unit] = await Promise.all([
    identity.findProfile(caller.subject),
    findUnit(database.db, caller.userId),
  ])
  return {
    sub: caller.subject,
    email: profile?.email ?? null,
    given_name: profile?.givenName ?? null,
    family_name: profile?.familyName ?? null,
    name: profile ? `${profile.givenName} ${profile.familyName}`.trim() : null,
    unit,
  }
}
