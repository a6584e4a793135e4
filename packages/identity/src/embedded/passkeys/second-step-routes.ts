import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Account } from '../accounts/account-store.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import {
  finishInteraction,
  type InteractionRequest,
  interactionPath,
  openInteraction,
  originOf,
} from '../interaction.ts'
import type { FormState } from '../pages/form.ts'
import { passkeyForm, readForm, secondStepForm } from '../pages/forms.ts'
import { sendPage } from '../pages/notice-page.ts'
import { secondStepPage } from '../pages/sign-in-pages.ts'
import { waitSentence } from '../pages/wait-words.ts'
import { checkPasskey, type PasskeyCheck, startPasskeyCheck } from './check-passkey.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { findSecondStepAccount } from './second-step-store.ts'

/** After the right password, where the account asks for it: a passkey or a recovery code. */
export function secondStepRoutes(scope: FastifyInstance, context: EmbeddedContext): void {
  const path = `${interactionPath}/second-step`

  scope.get(path, async (request: InteractionRequest, reply) => {
    const step = await openStep(context, request, reply)
    return step ? sendPage(reply, 200, secondStepPage(step.uid, {})) : backToPassword(request, reply)
  })

  scope.post(path, async (request: InteractionRequest, reply) => {
    const { code } = readForm(secondStepForm, request.body)
    const step = await openStep(context, request, reply)
    if (!step) return backToPassword(request, reply)
    const { account, uid } = step
    if (!code.trim())
      return refuse(reply, uid, { faults: [{ field: 'code', message: 'Enter a recovery code.' }] })
    const used = await useRecoveryCode(context, account, { code, ...originOf(request) })
    if (used.ok) return finishInteraction(context, request, reply, { account, amr: ['pwd', 'otp', 'mfa'] })
    if (used.waitSeconds !== undefined) {
      const page = secondStepPage(uid, { refusal: waitSentence(used.waitSeconds) })
      return sendPage(reply.header('retry-after', used.waitSeconds), 429, page)
    }
    const message = 'That isn’t one of your recovery codes, or it was used before.'
    return refuse(reply, uid, { faults: [{ field: 'code', message }] })
  })

  scope.post(`${path}/passkey/options`, async (request: InteractionRequest, reply) => {
    const step = await openStep(context, request, reply)
    if (!step) return backToPassword(request, reply)
    return reply.header('cache-control', 'no-store').send(await startPasskeyCheck(context, checkOf(step)))
  })

  scope.post(`${path}/passkey`, async (request: InteractionRequest, reply) => {
    const { credential } = readForm(passkeyForm, request.body)
    const step = await openStep(context, request, reply)
    if (!step) return backToPassword(request, reply)
    const { account, uid } = step
    const isRight = (await checkPasskey(context, checkOf(step), credential)) === account.account_id
    if (isRight) return finishInteraction(context, request, reply, { account, amr: ['pwd', 'pop', 'mfa'] })
    return refuse(reply, uid, { refusal: 'That passkey wasn’t accepted. Try again, or use a recovery code.' })
  })
}

interface Step {
  uid: string
  account: Account
}

async function openStep(
  context: EmbeddedContext,
  request: InteractionRequest,
  reply: FastifyReply,
): Promise<Step | undefined> {
  const { uid } = await openInteraction(context, request, reply)
  const account = await findSecondStepAccount(context.db, uid, context.clock.now())
  return account && { uid, account }
}

function checkOf({ uid, account }: Step): PasskeyCheck {
  return { ceremony: { purpose: 'second-step', boundTo: uid }, accountId: account.account_id }
}

function backToPassword({ params }: InteractionRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(`/idp/interaction/${params.uid}/sign-in`, 303)
}

function refuse(reply: FastifyReply, uid: string, state: FormState): FastifyReply {
  return sendPage(reply, 422, secondStepPage(uid, state))
}
