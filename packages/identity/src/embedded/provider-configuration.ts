import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider'
import { base, Check } from 'oidc-provider/lib/helpers/interaction_policy/index.js'
import type { IdentityConfig } from '../identity-config.ts'
import type { TokenEndings } from '../tokens/ended-tokens.ts'
import {
  consentPrompt,
  findConsent,
  isAssistant,
  narrowScopes,
  recentSignInCheck,
  resourceFor,
} from './assistants/assistant-rules.ts'
import { grantedDays, unusedDays } from './assistants/assistant-store.ts'
import type { IdentityKeys } from './identity-keys.ts'
import { limitSignInStarts } from './limit-sign-in-starts.ts'
import { findProviderAccount, grantEverything } from './provider-account.ts'
import { renderProviderError, renderSignedOut, renderSignOut } from './provider-pages.ts'
import { recordsFor } from './records.ts'
import type { KnownDevices } from './sessions/known-devices.ts'

type Embedded = Extract<IdentityConfig, { kind: 'embedded' }>

const minuteSeconds = 60
const daySeconds = 86_400

interface Parts {
  publicUrl: string
  db: Db
  clock: Clock
  keys: IdentityKeys
  knownDevices: KnownDevices
  endings: TokenEndings
}

/**
 * One public client is our app: code and PKCE, no consent page, tokens for our API. The others registered themselves and are
 * assistants: the same, with a page that asks, and tokens for `/mcp` that outlive the session.
 */
export function providerConfiguration(identity: Embedded, parts: Parts): Configuration {
  const { publicUrl, db, clock, keys, endings } = parts
  return {
    adapter: recordsFor(db, clock, endings),
    jwks: { keys: keys.signing as JWK[] },
    clients: [ourClient(identity, publicUrl)],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // The client reads names and e-mail from the id token; it never asks for them by another call.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    // The check of this parameter runs for each sign-in that starts, with or without it.
    extraParams: {
      screen_hint: async (ctx) => {
        await limitSignInStarts(ctx, parts)
        narrowScopes(identity, ctx)
      },
    },
    extraTokenClaims: (ctx, token) => sessionClaims(ctx, token),
    findAccount: (ctx, accountId, token) => findProviderAccount(db, ctx, accountId, token),
    interactions: {
      policy: signInPolicy(identity, clock),
      url: (_ctx, interaction) => `/idp/interaction/${interaction.uid}`,
    },
    loadExistingGrant: (ctx) =>
      isAssistant(identity, ctx.oidc.client) ? findConsent(ctx) : grantEverything(ctx, identity.audience),
    cookies: cookies(publicUrl, keys),
    ...lifetimes(identity, clock),
    renderError: renderProviderError,
    features: features(identity),
    discovery: { registration_endpoint: `${identity.issuer}/register` },
  }
}

function ourClient(identity: Embedded, publicUrl: string) {
  return {
    client_id: identity.clientId,
    client_name: 'Butterleaf',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    redirect_uris: [`${publicUrl}/callback`],
    post_logout_redirect_uris: [`${publicUrl}/`],
  } as const
}

function cookies(publicUrl: string, keys: IdentityKeys): Configuration['cookies'] {
  const secure = publicUrl.startsWith('https:')
  const prefix = secure ? '__Secure-butterleaf' : 'butterleaf'
  const shared = { httpOnly: true, sameSite: 'lax', secure } as const
  return {
    keys: keys.cookies,
    names: { session: `${prefix}_session`, interaction: `${prefix}_sign_in`, resume: `${prefix}_resume` },
    long: { ...shared, path: '/idp' },
    // The provider sets a path of its own for each sign-in, so that two tabs don't disturb each other.
    short: shared,
  }
}

/**
 * The claims about the access token's session: when it was signed in, its id, by which one session can stay while the others
 * end, and the id of its grant, by which the token ends when its code is used again.
 */
function sessionClaims({ oidc: { entities } }: KoaContextWithOIDC, token: object) {
  const { authTime } = entities.AuthorizationCode ?? entities.RefreshToken ?? {}
  const sid = 'sessionUid' in token ? token.sessionUid : undefined
  const gid = 'grantId' in token ? token.grantId : undefined
  return { auth_time: authTime, sid, gid }
}

function lifetimes(embedded: Embedded, clock: Clock): Partial<Configuration> {
  return {
    ttl: {
      AccessToken: 10 * minuteSeconds,
      AuthorizationCode: minuteSeconds,
      IdToken: 60 * minuteSeconds,
      Interaction: 60 * minuteSeconds,
      Grant: (_ctx, grant) => (isAssistant(embedded, grant) ? grantedDays : 14) * daySeconds,
      Session: 14 * daySeconds,
      // A rotated token inherits the remaining lifetime, so a stolen chain ends too. An assistant's chain ends with its grant.
      RefreshToken: ({ oidc }) =>
        isAssistant(embedded, oidc.client)
          ? unusedDays * daySeconds
          : (oidc.entities.RotatedRefreshToken?.remainingTTL ?? 14 * daySeconds),
    },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async ({ oidc }) => !isAssistant(embedded, oidc.client),
    formats: {
      customizers: {
        // The provider uses the machine's clock; dates that the API compares with our clock come from our clock.
        jwt: (_ctx, _token, { payload }) => {
          const lifetime = Number(payload.exp) - Number(payload.iat)
          payload.iat = Math.floor(clock.now().getTime() / 1000)
          payload.exp = Number(payload.iat) + lifetime
        },
      },
    },
  }
}

function features(embedded: Embedded): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: renderSignOut,
      postLogoutSuccessSource: renderSignedOut,
    },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: async (_ctx, client) =>
        isAssistant(embedded, client) ? embedded.assistantsAudience : embedded.audience,
      useGrantedResource: async () => true,
      getResourceServerInfo: async (_ctx, resource, client) => ({
        ...resourceFor(embedded, client, resource),
        accessTokenFormat: 'jwt',
        accessTokenTTL: 10 * minuteSeconds,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  }
}

/**
 * Shows the sign-in page without a session, when the client asks for it, and when the session has no account; for an assistant
 * also when the sign-in is of long ago, and then the page that asks.
 */
function signInPolicy(embedded: Embedded, clock: Clock) {
  const policy = base()
  policy.remove('consent')
  policy.add(consentPrompt(embedded))
  policy.get('login')?.checks.add(recentSignInCheck(embedded, clock))
  policy.get('login')?.checks.add(
    new Check('session_over', 'the session is over', 'login_required', (ctx) => {
      const { session, account } = ctx.oidc
      return session?.accountId !== undefined && !account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
    }),
  )
  return policy
}
