import { answerBillingUnavailable } from '@butterleaf/billing/billing-unavailable'
import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import { pictureMaxBytes } from '@butterleaf/contract/account/picture-limits'
import * as schema from '@butterleaf/contract/account/schemas'
import { changeAvatar, readAvatar, removeAvatar } from '@butterleaf/contract/account/schemas'
import { type MealTimes, usualMealTimes } from '@butterleaf/domain/account/meal-times'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitTries } from '@butterleaf/server-kit/limits/limit-tries'
import { openBackground } from '@butterleaf/server-kit/process/background'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { readPictureForm } from '#platform/pictures/read-picture-form.ts'
import { eraseLateWrites } from './erase-late-writes.ts'
import {
  changeName,
  changePassword,
  changePicture,
  changeSettings,
  deleteOwnAccount,
  disconnectAssistant,
  endOtherSessions,
  endSession,
  exportUser,
  listAssistants,
  listSessions,
  readPicture,
  readUser,
  removePicture,
} from './operations.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { tokenRoutes } from './personal-tokens/token-routes.ts'
import type { UserDetails } from './read-user.ts'

/** Expensive calls have their own limit: a person's whole limit divided by this. */
const triesShare = 60

/** APP-1: a person may use these with or without a subscription. */
export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, accountCalls.read, schema.readUser, async ({ caller }) =>
    presentUser(await readUser(context, caller)),
  )
  serve(app, accountCalls.change, schema.changeUser, async ({ caller, body }) => {
    const { unit, meal_times, time_zone } = body
    await changeSettings(context, caller, {
      unit,
      mealTimes: meal_times as MealTimes | undefined,
      timeZone: time_zone,
    })
    return presentUser(await readUser(context, caller))
  })
  serve(app, accountCalls.updateName, schema.updateName, async ({ caller, body }) => {
    const { name, first_name: givenName, last_name: familyName } = body
    await changeName(context, caller, { name, givenName, familyName })
    return presentUser(await readUser(context, caller))
  })
  pictureAddressRoute(app, context)
  sessionRoutes(app, context)
  connectedAssistantRoutes(app, context)
  passkeyRoutes(app, context)
  tokenRoutes(app, context)
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

/** Where the account is signed in. These calls guess nothing, so the limit on all requests is enough. */
function sessionRoutes(app: FastifyInstance, context: AppContext): void {
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

/** [DOOR-4] Those that were let in by signing in from them. */
function connectedAssistantRoutes(app: FastifyInstance, context: AppContext): void {
  serve(
    app,
    accountCalls.listAssistants,
    schema.listAssistants,
    async ({ caller, reply }) => {
      reply.header('cache-control', 'no-store')
      const assistants = await listAssistants(context, caller)
      return assistants.map(({ assistantId, name, scopes, connectedAt, lastUsedAt }) => ({
        ...{ id: assistantId, name, scopes: [...scopes], connectedAt, lastUsedAt },
      }))
    },
    { problems: ['sessions-elsewhere'] },
  )
  serve(
    app,
    accountCalls.disconnectAssistant,
    schema.disconnectAssistant,
    async ({ caller, params }) => {
      await disconnectAssistant(context, caller, params.assistantId)
      return undefined
    },
    { problems: ['sessions-elsewhere'] },
  )
}

const yearSeconds = 31_536_000

/** [SET-7] In a scope that limits tries: a picture is the most expensive upload. */
function pictureRoutes(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { fileSize: pictureMaxBytes, files: 1, fields: 4, fieldSize: 1_000, parts: 5 },
    })
    const form = { field: 'fileInput', maxBytes: pictureMaxBytes, megabyte: 1024 * 1024 }
    scope.addHook('preValidation', readPictureForm(form))
    serve(scope, accountCalls.changeAvatar, changeAvatar, async ({ caller, body }) => {
      await changePicture(context, caller, new Uint8Array(await body.fileInput.arrayBuffer()))
      return presentUser(await readUser(context, caller))
    })
  })
  serve(app, accountCalls.removeAvatar, removeAvatar, async ({ caller }) => {
    await removePicture(context, caller)
    return presentUser(await readUser(context, caller))
  })
}

/**
 * An `img` can't send a token, so the address itself is the key: 192 random bits, new with each picture, sent only to its
 * owner. Its content never changes, so browsers cache it; shared caches don't.
 */
function pictureAddressRoute(app: FastifyInstance, context: AppContext): void {
  servePublic(app, accountCalls.readAvatar, readAvatar, async ({ params, reply }) => {
    const image = await readPicture(context, params.pictureId)
    reply.headers({
      'cache-control': `private, max-age=${yearSeconds}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return new Uint8Array(image)
  })
}

function presentUser(user: UserDetails): User {
  const { subject, profile, settings, pictureId, password } = user
  return {
    sub: subject,
    email: profile?.email ?? null,
    given_name: settings?.givenName ?? profile?.givenName ?? null,
    family_name: settings?.familyName ?? profile?.familyName ?? null,
    name: settings?.name ?? (profile ? `${profile.givenName} ${profile.familyName}`.trim() : null),
    picture: pictureId ? accountCalls.readAvatar.path.replace(':pictureId', pictureId) : null,
    unit: settings?.unit ?? null,
    meal_times: settings?.mealTimes ?? usualMealTimes,
    time_zone: settings?.timeZone ?? null,
    password: { provider: password.provider, open_until: password.openUntil?.toISOString() ?? null },
    sign_in_first: user.mustSignInFirst,
  }
}
