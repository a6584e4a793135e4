import { answerBillingUnavailable } from '@butterleaf/billing/billing-unavailable'
import { accountCalls } from '@butterleaf/contract/account/calls'
import * as schema from '@butterleaf/contract/account/schemas'
import { serve } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitTries } from '@butterleaf/server-kit/limits/limit-tries'

import { openBackground } from '@butterleaf/server-kit/process/background'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { eraseLateWrites } from './erase-late-writes.ts'
import {
  changeName,
  changePassword,
  changeUnit,
  deleteOwnAccount,
  exportUser,
  readUser,
} from './operations.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { pictureAddressRoute, pictureRoutes } from './picture-routes.ts'
import { presentUser } from './present-user.ts'
import { sessionRoutes } from './session-routes.ts'

/** Expensive calls have their own limit: a person's whole limit divided by this. */
const triesShare = 60

/** APP-1: a person may use these with or without a subscription. */
export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, accountCalls.read, schema.readUser, async ({ caller }) =>
    presentUser(await readUser(context, caller)),
  )
  serve(app, accountCalls.change, schema.changeUser, async ({ caller, body }) => {
    await changeUnit(context, caller, body.unit)
    return presentUser(await readUser(context, caller))
  })
  serve(app, accountCalls.updateName, schema.updateName, async ({ caller, body }) => {
    const { name, first_name: givenName, last_name: familyName } = body
    await changeName(context, caller, { name, givenName, familyName })
    return presentUser(await readUser(context, caller))
  })
  pictureAddressRoute(app, context)
  sessionRoutes(app, context)
  passkeyRoutes(app, context)
  app.register(async (scope) => {
    answerBillingUnavailable(scope)
    const perMinute = Math.ceil(context.config.requestsPerMinute / triesShare)
    limitTries(scope, { perMinute, keyOf: countedBy.person })
    passwordRoute(scope, context)
    ownDataRoutes(scope, context)
    pictureRoutes(scope, context)
  })
}

function passwordRoute(app: FastifyInstance, context: AppContext): void {
  const background = openBackground(app.log)
  app.addHook('onClose', () => background.settle())
  serve(
    app,
    accountCalls.changePassword,
    schema.changePassword,
    async ({ caller, body }) => {
      const note = await changePassword(context, caller, body.password)
      background.run('mailing a note of a password change', () => context.mail.send(note))
      return undefined
    },
    { problems: ['sign-in-again', 'password-elsewhere'] },
  )
}

function ownDataRoutes(app: FastifyInstance, context: AppContext): void {
  const eraseLater = eraseLateWrites(app, context.database.db)
  serve(app, accountCalls.export, schema.exportUser, async ({ caller, reply }) => {
    const day = context.clock.now().toISOString().slice(0, 10)
    reply.headers({
      'content-disposition': `attachment; filename="butterleaf-data-${day}.json"`,
      'cache-control': 'no-store',
    })
    return exportUser(context, caller)
  })
  serve(
    app,
    accountCalls.delete,
    schema.deleteUser,
    async ({ caller }) => {
      await deleteOwnAccount(context, caller)
      // With an outside provider the account goes on existing: its owner may start again at once, under the same id.
      if (context.identity.accounts) eraseLater(caller.userId)
      return undefined
    },
    { problems: ['sign-in-again'] },
  )
}
