import {
  mostTokens,
  readTokenScopes,
  type TokenScope,
  tokenScopes,
} from '@butterleaf/domain/personal-tokens/token-scopes'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import { widenPolicy } from '@butterleaf/server-kit/http/security-headers'
import { openCounter } from '@butterleaf/server-kit/process/metrics'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js'
import { z } from 'zod'
import { type Account, findAccount } from '../accounts/account-store.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { type InteractionRequest, interactionPath, openInteraction } from '../interaction.ts'
import type { FormState } from '../pages/form.ts'
import { readForm } from '../pages/forms.ts'
import { sendPage } from '../pages/notice-page.ts'
import { signInChangedMail } from '../passkeys/passkey-mails.ts'
import { findAssistantClients, findAssistantGrants, keepClient } from './assistant-store.ts'
import { type AskedConsent, consentPage } from './consent-page.ts'
import { disconnectAssistant } from './own-assistants.ts'
import { registerClient } from './register-client.ts'

const kibibyte = 1024

type Outcome = 'registered' | 'refused' | 'allowed' | 'denied'
type Count = (labels: { outcome: Outcome }) => void

export type ConsentTerms = Readonly<{ ownClientId: string; assistantsAudience: string }>

export function countAssistants(app: FastifyInstance): Count {
  return openCounter(app, {
    name: 'assistant_sign_ins_total',
    help: 'Clients that registered or were refused, and what people answered them',
    labelNames: ['outcome'],
  })
}

/** [DOOR-4] RFC 7591. Its errors are OAuth's, since programs read them. */
export async function registrationRoute(
  app: FastifyInstance,
  context: EmbeddedContext,
  count: Count,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if ((error.statusCode ?? 500) >= 500) request.log.error({ err: error }, 'registration failed')
      const status = error.statusCode ?? 500
      return sendOAuthError(
        reply,
        status,
        status < 500 ? 'invalid_client_metadata' : 'server_error',
        error.message,
      )
    })
    scope.post('/idp/register', { ...hiddenRoute, bodyLimit: 8 * kibibyte }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const registered = await registerClient(context, request.body, request.ip)
      count({ outcome: registered.ok ? 'registered' : 'refused' })
      if (registered.ok) return reply.code(201).send(registered.answer)
      const { reason, description, waitSeconds } = registered
      if (waitSeconds === undefined) return sendOAuthError(reply, 400, reason, description)
      return sendOAuthError(reply.header('retry-after', waitSeconds), 429, reason, description)
    })
  })
}

function sendOAuthError(reply: FastifyReply, status: number, error: string, error_description: string) {
  return reply.code(status).send({ error, error_description })
}

const consentForm = z.object({
  decision: z.enum(['allow', 'deny']),
  ...Object.fromEntries(tokenScopes.map((scope) => [scope, z.literal('on').optional()])),
})

interface Asked {
  consent: AskedConsent
  account: Account
  clientId: string
}

/** The answer of the person, on the page that `showConsent` sent. */
export function consentRoute(
  scope: FastifyInstance,
  context: EmbeddedContext,
  terms: ConsentTerms,
  count: Count,
): void {
  scope.post(`${interactionPath}/consent`, async (request: InteractionRequest, reply) => {
    const { decision, ...ticked } = readForm(consentForm, request.body)
    const asked = await readAsked(context, request, reply)
    const chosen = asked.consent.asked.filter((name) => name in ticked)
    const consent = { ...asked.consent, chosen }
    if (decision === 'deny') {
      count({ outcome: 'denied' })
      return goOn(context, request, reply, {
        error: 'access_denied',
        error_description: 'the person said no',
      })
    }
    if (chosen.length === 0)
      return sendConsent(reply.code(422), consent, { refusal: 'Tick what it may do, or don’t allow it.' })
    if (!(await makeRoom(context, asked, terms))) {
      const refusal = `An account has up to ${mostTokens} assistants. Disconnect one first, under Account, Assistants.`
      return sendConsent(reply.code(409), consent, { refusal })
    }
    const grantId = await grantTo(context, asked, { chosen, terms })
    count({ outcome: 'allowed' })
    return goOn(context, request, reply, { consent: { grantId } })
  })
}

/** The page of a sign-in that waits for its person's consent. */
export async function showConsent(
  context: EmbeddedContext,
  request: InteractionRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { consent } = await readAsked(context, request, reply)
  return sendConsent(reply.code(200), consent)
}

async function readAsked(
  context: EmbeddedContext,
  request: InteractionRequest,
  reply: FastifyReply,
): Promise<Asked> {
  const { uid, prompt, params, session } = await openInteraction(context, request, reply)
  const clientId = String(params.client_id)
  const account = session?.accountId && (await findAccount(context.db, session.accountId))
  const client = (await findAssistantClients(context.db, [clientId])).get(clientId)
  if (prompt.name !== 'consent' || !account || !client) throw new SessionNotFound('nothing to consent to')
  const asked = readTokenScopes(String(params.scope))
  const consent = {
    ...{ interactionUid: uid, clientName: client.client_name, redirectUri: String(params.redirect_uri) },
    ...{ email: account.email, asked, chosen: asked },
  }
  return { consent, account, clientId }
}

const policyHeader = 'content-security-policy'

/** The answer leads to the client's own address, which browsers hold a form to as well. */
function sendConsent(reply: FastifyReply, consent: AskedConsent, state?: FormState): FastifyReply {
  const policy = reply.raw.getHeader(policyHeader)
  const opening = { 'form-action': [new URL(consent.redirectUri).origin] }
  if (typeof policy === 'string') reply.raw.setHeader(policyHeader, widenPolicy(policy, opening))
  return sendPage(reply, reply.statusCode, consentPage(consent, state))
}

/** What the same client was granted before ends: it has come back for more, or has lost it. False where all places are taken. */
async function makeRoom(
  { db, clock, endings }: EmbeddedContext,
  { account, clientId }: Asked,
  { ownClientId }: ConsentTerms,
): Promise<boolean> {
  const grants = await findAssistantGrants(db, account.account_id, { ownClientId, now: clock.now() })
  const former = grants.filter((grant) => grant.clientId === clientId)
  if (grants.length - former.length >= mostTokens) return false
  for (const { grantId } of former) await disconnectAssistant({ db, endings }, grantId)
  return true
}

async function grantTo(
  { provider, db, clock, background, mail, publicUrl }: EmbeddedContext,
  { account, clientId }: Asked,
  { chosen, terms }: { chosen: readonly TokenScope[]; terms: ConsentTerms },
): Promise<string> {
  const grant = new provider.Grant({ accountId: account.account_id, clientId })
  grant.addResourceScope(terms.assistantsAudience, chosen.join(' '))
  await keepClient(db, clientId, clock.now())
  const grantId = await grant.save()
  const note = signInChangedMail('assistant-connected', { to: account, publicUrl })
  background.run('mailing a note of an assistant', () => mail.send(note))
  return grantId
}

/** An answer before this one, such as the sign-in, stands. */
async function goOn(
  { provider }: EmbeddedContext,
  request: InteractionRequest,
  reply: FastifyReply,
  result: Parameters<EmbeddedContext['provider']['interactionResult']>[2],
): Promise<FastifyReply> {
  const onward = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: true,
  })
  return reply.header('cache-control', 'no-store').redirect(onward, 303)
}
