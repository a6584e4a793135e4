import type { FastifyInstance } from 'fastify'
import { findAccount } from '../accounts/account-store.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import {
  finishInteraction,
  type InteractionRequest,
  interactionPath,
  openInteraction,
} from '../interaction.ts'
import { passkeyForm, readForm } from '../pages/forms.ts'
import { sendPage } from '../pages/notice-page.ts'
import { signInPage } from '../pages/sign-in-pages.ts'
import { checkPasskey, startPasskeyCheck } from './check-passkey.ts'

/** Signing in with a passkey instead of a password. The page's script asks for the options, then posts the form. */
export function passkeyRoutes(scope: FastifyInstance, context: EmbeddedContext): void {
  const path = `${interactionPath}/passkey`

  scope.post(`${path}/options`, async (request: InteractionRequest, reply) => {
    const { uid } = await openInteraction(context, request, reply)
    const ceremony = { purpose: 'sign-in', boundTo: uid } as const
    return reply.header('cache-control', 'no-store').send(await startPasskeyCheck(context, { ceremony }))
  })

  scope.post(path, async (request: InteractionRequest, reply) => {
    const { credential } = readForm(passkeyForm, request.body)
    const { uid } = await openInteraction(context, request, reply)
    const ceremony = { purpose: 'sign-in', boundTo: uid } as const
    const accountId = await checkPasskey(context, { ceremony }, credential)
    const account = accountId === undefined ? undefined : await findAccount(context.db, accountId)
    // The device has asked for its owner's finger, face or code: two factors in one.
    if (account) return finishInteraction(context, request, reply, { account, amr: ['pop', 'user', 'mfa'] })
    const refusal = 'That passkey doesn’t open an account here. Try again, or use your password.'
    return sendPage(reply, 422, signInPage(uid, { refusal }))
  })
}
