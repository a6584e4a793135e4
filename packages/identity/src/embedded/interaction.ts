import type { FastifyReply, FastifyRequest } from 'fastify'
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js'
import { type Account, signInSecond } from './accounts/account-store.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { deleteSecondStep, saveSecondStep } from './passkeys/second-step-store.ts'

export type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>

export const interactionPath = '/interaction/:uid'

/** The sign-in of this address, when it is this browser's own. */
export async function openInteraction(
  { provider }: EmbeddedContext,
  request: InteractionRequest,
  reply: FastifyReply,
) {
  const interaction = await provider.interactionDetails(request.raw, reply.raw)
  if (interaction.uid !== request.params.uid) throw new SessionNotFound('another sign-in')
  return interaction
}

/** Goes on to the second factor where the account asks for one, else to the client. */
export async function acceptPassword(
  context: EmbeddedContext,
  request: InteractionRequest,
  reply: FastifyReply,
  account: Account,
): Promise<FastifyReply> {
  if (account.asks_second_factor === 0)
    return finishInteraction(context, request, reply, { account, amr: ['pwd'] })
  const { uid } = request.params
  await saveSecondStep(context.db, { interactionUid: uid, account, now: context.clock.now() })
  return reply.header('cache-control', 'no-store').redirect(`/idp/interaction/${uid}/second-step`, 303)
}

/** Hands the account to the provider, which goes on to the client with a code. */
export async function finishInteraction(
  { provider, db, clock, knownDevices }: EmbeddedContext,
  request: InteractionRequest,
  reply: FastifyReply,
  { account, amr }: { account: Account; amr: string[] },
): Promise<FastifyReply> {
  await deleteSecondStep(db, request.params.uid)
  const login = { accountId: account.account_id, ts: signInSecond(account, clock.now()), amr }
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
export function originOf({ ip, headers }: FastifyRequest) {
  return { ip, cookies: headers.cookie }
}
