import { accountCalls, type Passkey } from '@butterleaf/contract/account/calls'
import * as schema from '@butterleaf/contract/account/passkey-schemas'
import type { PasskeySeen } from '@butterleaf/identity/identity-provider'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import { openBackground } from '@butterleaf/server-kit/process/background'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import {
  addPasskey,
  changeSecondFactor,
  makeRecoveryCodes,
  readPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkey-operations.ts'

type Tell = (note: Mail) => void

/** What opens the account is changed soon after a sign-in only. */
const ofAddition = { problems: ['sign-in-again', 'passkeys-elsewhere'] } as const
/** A second step can't be left without its means. */
const ofRemoval = { problems: [...ofAddition.problems, 'passkey-needed'] } as const

/** How the account is signed in to beside the password. */
export function passkeyRoutes(app: FastifyInstance, context: AppContext): void {
  const background = openBackground(app.log)
  app.addHook('onClose', () => background.settle())
  const tell: Tell = (note) =>
    background.run('mailing a note of a changed sign-in', () => context.mail.send(note))
  listRoute(app, context)
  additionRoutes(app, context, tell)
  changeRoutes(app, context, tell)
  secondFactorRoutes(app, context, tell)
}

function listRoute(app: FastifyInstance, context: AppContext): void {
  serve(
    app,
    accountCalls.listPasskeys,
    schema.listPasskeys,
    async ({ caller, reply }) => {
      reply.header('cache-control', 'no-store')
      const { passkeys, asksSecondFactor, recoveryCodesLeft } = await readPasskeys(context, caller)
      return {
        passkeys: passkeys.map(presentPasskey),
        second_factor: asksSecondFactor,
        recovery_codes_left: recoveryCodesLeft,
      }
    },
    { problems: ['passkeys-elsewhere'] },
  )
}

function additionRoutes(app: FastifyInstance, context: AppContext, tell: Tell): void {
  serve(
    app,
    accountCalls.startPasskey,
    schema.startPasskey,
    async ({ caller }) => ({ ...(await startPasskey(context, caller)) }),
    ofAddition,
  )
  serve(
    app,
    accountCalls.addPasskey,
    schema.addPasskey,
    async ({ caller, body }) => {
      const { name, credential } = body
      const { transports, ...attested } = credential.response
      const response = {
        ...credential,
        response: transports === undefined ? attested : { ...attested, transports },
        clientExtensionResults: {},
      }
      const { passkey, note } = await addPasskey(context, caller, { name, response })
      tell(note)
      return presentPasskey(passkey)
    },
    ofAddition,
  )
}

function changeRoutes(app: FastifyInstance, context: AppContext, tell: Tell): void {
  serve(
    app,
    accountCalls.renamePasskey,
    schema.renamePasskey,
    async ({ caller, params, body }) => {
      await renamePasskey(context, caller, { ...params, ...body })
      return undefined
    },
    { problems: ['passkeys-elsewhere'] },
  )
  serve(
    app,
    accountCalls.removePasskey,
    schema.removePasskey,
    async ({ caller, params }) => {
      tell(await removePasskey(context, caller, params.passkeyId))
      return undefined
    },
    ofRemoval,
  )
}

function secondFactorRoutes(app: FastifyInstance, context: AppContext, tell: Tell): void {
  serve(
    app,
    accountCalls.changeSecondFactor,
    schema.changeSecondFactor,
    async ({ caller, body }) => {
      const { codes, note } = await changeSecondFactor(context, caller, body.second_factor)
      tell(note)
      return { second_factor: body.second_factor, recovery_codes: codes }
    },
    ofRemoval,
  )
  serve(
    app,
    accountCalls.makeRecoveryCodes,
    schema.makeRecoveryCodes,
    async ({ caller }) => {
      const { codes, note } = await makeRecoveryCodes(context, caller)
      tell(note)
      return { recovery_codes: codes }
    },
    ofAddition,
  )
}

function presentPasskey({ passkeyId, name, addedAt, lastUsedAt }: PasskeySeen): Passkey {
  return { id: passkeyId, name, added_at: addedAt, last_used_at: lastUsedAt }
}
