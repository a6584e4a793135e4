import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { emailMaxLength } from './accounts/email-address.ts'
import { signIn } from './accounts/sign-in.ts'
import { signUp } from './accounts/sign-up.ts'
import { showConsent } from './assistants/assistant-routes.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import {
  acceptPassword,
  type InteractionRequest,
  interactionPath,
  openInteraction,
  originOf,
} from './interaction.ts'
import { readForm, signInForm, signUpForm } from './pages/forms.ts'
import { sendPage } from './pages/notice-page.ts'
import { signInPage, signUpPage } from './pages/sign-in-pages.ts'

import { waitSentence } from './pages/wait-words.ts'
import { findPause } from './puzzles/find-pause.ts'
import type { SentForm } from './puzzles/puzzle-pass.ts'

/** The pages of one sign-in that a client started, tied to its browser by the provider's cookie. */
export function interactionRoutes(scope: FastifyInstance, context: EmbeddedContext): void {
  const path = interactionPath
  scope.get(path, async (request: InteractionRequest, reply) => {
    const { uid, params, prompt } = await openInteraction(context, request, reply)
    if (prompt.name === 'consent') return showConsent(context, request, reply)
    const show = params.screen_hint === 'signup' ? signUpPage : signInPage
    return sendPage(reply, 200, show(uid, { values: { email: hint(params) } }))
  })
  for (const [name, show] of [
    ['sign-in', signInPage],
    ['sign-up', signUpPage],
  ] as const) {
    scope.get(`${path}/${name}`, async (request: InteractionRequest, reply) => {
      const { uid, params } = await openInteraction(context, request, reply)
      return sendPage(reply, 200, show(uid, { values: { email: hint(params) } }))
    })
  }
  scope.post(`${path}/sign-in`, (request: InteractionRequest, reply) => postSignIn(context, request, reply))
  scope.post(`${path}/sign-up`, (request: InteractionRequest, reply) => postSignUp(context, request, reply))
}

async function postSignIn(context: EmbeddedContext, request: InteractionRequest, reply: FastifyReply) {
  const form = readForm(signInForm, request.body)
  const { uid } = await openInteraction(context, request, reply)
  const values = { email: form.email }
  const faults = [
    ...(form.email.trim() ? [] : [{ field: 'email', message: 'Enter your e-mail address.' }]),
    ...(form.password ? [] : [{ field: 'password', message: 'Enter your password.' }]),
  ]
  if (faults.length > 0) return sendPage(reply, 422, signInPage(uid, { values, faults }))
  const result = await signIn(context, { ...form, ...originOf(request) })
  if (result.ok) return acceptPassword(context, request, reply, result.account)
  if (result.reason === 'wait') {
    const challenge = await findChallenge(context, request, { purpose: 'sign-in', email: form.email })
    const page = signInPage(uid, { values, challenge, refusal: waitSentence(result.waitSeconds) })
    return sendPage(reply.header('retry-after', result.waitSeconds), 429, page)
  }
  const refusal = "That e-mail and password don't match."
  return sendPage(reply, 422, signInPage(uid, { values, refusal }))
}

async function postSignUp(context: EmbeddedContext, request: InteractionRequest, reply: FastifyReply) {
  const { password, puzzle, ...values } = readForm(signUpForm, request.body)
  const { uid } = await openInteraction(context, request, reply)
  const { email, first_name: givenName, last_name: familyName } = values
  const typed = { email, password, puzzle, givenName, familyName }
  const result = await signUp(context, { ...typed, ...originOf(request) })
  if (result.ok) return acceptPassword(context, request, reply, result.account)
  if (result.reason === 'wait') {
    const challenge = await findChallenge(context, request, { purpose: 'sign-up', email })
    const page = signUpPage(uid, { values, challenge, refusal: waitSentence(result.waitSeconds) })
    return sendPage(reply.header('retry-after', result.waitSeconds), 429, page)
  }
  const state =
    result.reason === 'faults'
      ? { values, faults: result.faults }
      : {
          values,
          refusal:
            "We couldn't create this account. If you already have one, sign in or reset your password.",
        }
  return sendPage(reply, 422, signUpPage(uid, state))
}

async function findChallenge(
  context: EmbeddedContext,
  request: FastifyRequest,
  form: Pick<SentForm, 'purpose' | 'email'>,
) {
  return (await findPause(context, { ...form, ...originOf(request) }))?.challenge
}

function hint(params: Record<string, unknown>): string {
  const { login_hint: email } = params
  return typeof email === 'string' ? email.slice(0, emailMaxLength) : ''
}
