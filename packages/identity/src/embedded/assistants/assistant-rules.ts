import { readTokenScopes, tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { InvalidRequest, InvalidTarget } from 'oidc-provider/lib/helpers/errors.js'
import { Check, Prompt } from 'oidc-provider/lib/helpers/interaction_policy/index.js'
import type { IdentityConfig } from '../../identity-config.ts'
import { grantedScope } from '../provider-account.ts'

type Embedded = Extract<IdentityConfig, { kind: 'embedded' }>

/** As for making a personal token: a found phone that is signed in isn't enough. */
const recentSeconds = 10 * 60

/** Every client but our web app registered itself. */
export function isAssistant(
  { clientId }: Pick<Embedded, 'clientId'>,
  client: { clientId?: string | undefined } | undefined,
): boolean {
  return client !== undefined && client.clientId !== clientId
}

/** What tokens for an address open, by whose they are (RFC 8707): the API's are our own client's, those for assistants the others'. */
export function resourceFor(embedded: Embedded, client: { clientId: string }, resource: string) {
  const { audience, assistantsAudience } = embedded
  const [own, scope] = isAssistant(embedded, client)
    ? [assistantsAudience, tokenScopes.join(' ')]
    : [audience, grantedScope]
  if (resource !== own) throw new InvalidTarget()
  return { scope, audience: own }
}

/** An assistant learns nothing of the account, whatever it asks for; one that names no scope of ours asks to read. */
export function narrowScopes(embedded: Embedded, { oidc }: KoaContextWithOIDC): void {
  if (!isAssistant(embedded, oidc.client) || !oidc.params) return
  const asked = readTokenScopes(String(oidc.params.scope ?? ''))
  oidc.params.scope = asked.join(' ') || 'plan:read'
}

/** A person is asked each time that an assistant comes, and our own client's never. */
export function consentPrompt(embedded: Embedded): interactionPolicy.Prompt {
  const isAsked = (ctx: KoaContextWithOIDC) => {
    if (isAssistant(embedded, ctx.oidc.client)) return !ctx.oidc.result?.consent
    if (ctx.oidc.prompts.has('consent')) throw new InvalidRequest('unsupported prompt value requested')
    return false
  }
  return new Prompt(
    { name: 'consent', requestable: true },
    new Check('not_asked', 'the person has to allow it', 'consent_required', isAsked),
  )
}

export function recentSignInCheck(embedded: Embedded, clock: Clock): interactionPolicy.Check {
  return new Check('sign_in_again', 'the sign-in is too old', 'login_required', ({ oidc }) => {
    const { session, client } = oidc
    if (!isAssistant(embedded, client) || session?.accountId === undefined) return false
    return clock.now().getTime() / 1000 - (session.loginTs ?? 0) > recentSeconds
  })
}

/** What the person granted on the page just now. */
export async function findConsent({ oidc }: KoaContextWithOIDC) {
  const grantId = oidc.result?.consent?.grantId
  return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId)
}
