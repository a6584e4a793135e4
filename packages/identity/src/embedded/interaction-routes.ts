import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js'
import { type Account, signInSecond } from './accounts/account-store.ts'
import { emailMaxLength } from './accounts/email-address.ts'
import { signIn } from './accounts/sign-in.ts'
import { signUp } from './accounts/sign-up.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { readForm, signInForm, signUpForm } from './pages/forms.ts'
import { sendPage } from './pages/send-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { signUpPage } from './pages/sign-up-page.ts'
import { waitSentence } from './pages/wait-words.ts'

type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>

/** The pages of one sign-in that a client started, tied to its browser by the provider's cookie. */
export function interactionRoutes(scope: FastifyInstance, context: EmbeddedContext): void {
  const path = '/interaction/:uid'
  scope.get(path, async (request: InteractionRequest, reply) => {
    const { uid, params } = await openInteraction(context, request, reply)
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
  const result = await signIn(context, { ...form, ...origin(request) })
  if (result.ok) return finish(context, request, reply, result.account)
  if (result.reason === 'wait') {
    const page = signInPage(uid, { values, refusal: waitSentence(result.waitSeconds) })
    return sendPage(reply.header('retry-after', result.waitSeconds), 429, page)
  }
  const refusal = "That e-mail and password don't match."
  return sendPage(reply, 422, signInPage(uid, { values, refusal }))
}

async function postSignUp(context: EmbeddedContext, request: InteractionRequest, reply: FastifyReply) {
  const { password, ...values } = readForm(signUpForm, request.body)
  const { uid } = await openInteraction(context, request, reply)
  const { email, first_name: givenName, last_name: familyName } = values
  const result = await signUp(context, { email, password, givenName, familyName, ...origin(request) })
  if (result.ok) return finish(context, request, reply, result.account)
  if (result.reason === 'wait') {
    const page = signUpPage(uid, { values, refusal: waitSentence(result.waitSeconds) })
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

async function openInteraction(
  { provider }: EmbeddedContext,
  request: InteractionRequest,
  reply: FastifyReply,
) {
  const interaction = await provider.interactionDetails(request.raw, reply.raw)
  if (interaction.uid !== request.params.uid) throw new SessionNotFound('another sign-in')
  return interaction
}

/** Hands the account to the provider, which goes on to the client with a code. */
async function finish(
  { provider, clock, knownDevices }: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): Promise<FastifyReply> {
  const login = { accountId: account.account_id, ts: signInSecond(account, clock.now()), amr: ['pwd'] }
  const onward = await provider.interactionResult(
    request.raw,
    reply.raw,
    { login },
    { mergeWithLastSubmission: false },
  )
  reply.header('set-cookie', knownDevices.remember(request.headers.cookie, account.account_id))
  return reply.header('cache-control', 'no-store').redirect(onward, 303)
}

/** Where a try comes from, by which it is counted. */
function origin({ ip, headers }: FastifyRequest) {
  return { ip, cookies: headers.cookie }
}

function hint(params: Record<string, unknown>): string {
  const { login_hint: email } = params
  return typeof email === 'string' ? email.slice(0, emailMaxLength) : ''
}
