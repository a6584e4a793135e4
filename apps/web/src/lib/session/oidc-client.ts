import type { ClientConfig } from '@butterleaf/contract/operations/calls'
import * as oauth from 'oauth4webapi'
import { getValidatedIdTokenClaims, type TokenEndpointResponse } from 'oauth4webapi'
import { readText, removeText, storeText, tab } from '#lib/device/web-storage.ts'
import { paths } from '#lib/paths.ts'
import type { SessionPerson, Tokens } from './tokens.ts'

interface SignInRequest {
  mode: 'login' | 'signup'
  returnTo: string
  /** Checks without a page whether a person is signed in at the provider. */
  isSilent?: boolean
  /** Asks for the password even when a person is signed in. */
  isFresh?: boolean
  /** The person's last id token, so that the provider knows whom a silent request is about. */
  idTokenHint?: string | undefined
}

interface SignInResult {
  tokens: Tokens
  returnTo: string
}

/** The client of one OpenID Connect provider: public, authorization code with PKCE. */
export interface OidcClient {
  isSameSite: boolean
  authorizationUrl(request: SignInRequest): Promise<URL>
  redeem(answer: URL): Promise<SignInResult>
  refresh(refreshToken: string): Promise<Tokens>
  /** The address that ends a session; undefined for a provider without one. */
  endSessionUrl(idToken: string | undefined): URL | undefined
}

/** The timeout for the provider's answers. */
const patienceMs = 10_000

/** Clocks of phones are off by minutes; the API judges tokens by the server's. */
const clockToleranceSeconds = 12 * 3600

export async function discoverOidcClient(config: ClientConfig): Promise<OidcClient> {
  const issuer = new URL(config.issuer)
  const options = {
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
    signal: () => AbortSignal.timeout(patienceMs),
  }
  const discovered = await oauth.discoveryRequest(issuer, { algorithm: 'oidc', ...options })
  const server = await oauth.processDiscoveryResponse(issuer, discovered)
  const client: oauth.Client = {
    client_id: config.clientId,
    [oauth.clockTolerance]: clockToleranceSeconds,
  }
  const redirectUri = `${window.location.origin}${paths.callback}`
  return {
    isSameSite: isSameSite(hostAsked(server, issuer), window.location.hostname),
    authorizationUrl: (request) => authorizationUrl(server, config, redirectUri, request),
    redeem: async (answer) => {
      const pending = takePendingSignIn(answer.searchParams.get('state'))
      const parameters = oauth.validateAuthResponse(server, client, answer, pending.state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        parameters,
        redirectUri,
        pending.verifier,
        options,
      )
      const expected = { expectedNonce: pending.nonce, requireIdToken: true }
      const result = await oauth.processAuthorizationCodeResponse(server, client, response, expected)
      return { tokens: readTokens(result), returnTo: pending.returnTo }
    },
    refresh: async (refreshToken) => {
      const response = await oauth.refreshTokenGrantRequest(
        server,
        client,
        oauth.None(),
        refreshToken,
        options,
      )
      return readTokens(await oauth.processRefreshTokenResponse(server, client, response))
    },
    endSessionUrl: (idToken) =>
      endSessionUrl(server.end_session_endpoint ?? config.endSessionUrl, config, idToken),
  }
}

async function authorizationUrl(
  server: oauth.AuthorizationServer,
  config: ClientConfig,
  redirectUri: string,
  { mode, returnTo, isSilent, isFresh, idTokenHint }: SignInRequest,
): Promise<URL> {
  const state = oauth.generateRandomState()
  const nonce = oauth.generateRandomNonce()
  const verifier = oauth.generateRandomCodeVerifier()
  storePendingSignIn({ state, nonce, verifier, returnTo })
  const url = new URL(server.authorization_endpoint ?? '')
  const parameters = {
    client_id: config.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: config.scope,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...config.extraAuthParams,
    ...(isSilent ? { prompt: 'none' } : {}),
    ...(isSilent && idTokenHint ? { id_token_hint: idTokenHint } : {}),
    ...(isFresh ? { prompt: 'login' } : {}),
    ...(mode === 'signup' ? { screen_hint: 'signup' } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}

function endSessionUrl(
  address: string | null,
  config: ClientConfig,
  idToken: string | undefined,
): URL | undefined {
  if (!address) return undefined
  const url = new URL(address)
  url.searchParams.set('client_id', config.clientId)
  url.searchParams.set('post_logout_redirect_uri', `${window.location.origin}/`)
  if (idToken) url.searchParams.set('id_token_hint', idToken)
  return url
}

/** The host whose cookies say who is signed in; not always the issuer's. */
function hostAsked(server: oauth.AuthorizationServer, issuer: URL): string {
  return server.authorization_endpoint ? new URL(server.authorization_endpoint).hostname : issuer.hostname
}

/** Browsers keep a provider's cookies from a frame of another site, so there only a redirect works. */
function isSameSite(issuerHost: string, ownHost: string): boolean {
  const site = (host: string) => host.split('.').slice(-2).join('.')
  return site(issuerHost) === site(ownHost)
}

/** A pending sign-in: stored for the tab while the provider's pages are shown, read once. Not a token. */
interface PendingSignIn {
  state: string
  nonce: string
  verifier: string
  returnTo: string
}

/** An answer to no sign-in of this tab, or a repeated one. */
class UnknownSignIn extends Error {}

function storePendingSignIn(pending: PendingSignIn): void {
  const isStored = storeText(tab, nameOf(pending.state), JSON.stringify(pending))
  // Without it, a forged answer couldn't be recognized.
  if (!isStored) throw new Error('This browser keeps nothing for the tab, so nobody can sign in')
}

function takePendingSignIn(state: string | null): PendingSignIn {
  const stored = readText(tab, nameOf(state))
  if (stored === null) throw new UnknownSignIn('this sign-in was not begun here, or is over')
  removeText(tab, nameOf(state))
  return JSON.parse(stored) as PendingSignIn
}

function nameOf(state: string | null) {
  return `butterleaf.sign-in.${state}` as const
}

const assumedLifetimeSeconds = 300

function readTokens(response: TokenEndpointResponse): Tokens {
  const lifetimeSeconds = response.expires_in ?? assumedLifetimeSeconds
  return {
    accessToken: response.access_token,
    expiresAtMs: Date.now() + lifetimeSeconds * 1000,
    refreshToken: response.refresh_token,
    idToken: response.id_token,
    person: personOf(getValidatedIdTokenClaims(response)),
  }
}

function personOf(claims: Record<string, unknown> | undefined): SessionPerson | undefined {
  if (!claims) return undefined
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
  const givenName = text('given_name')
  return {
    id: text('sub'),
    email: text('email'),
    givenName,
    name: text('name') || `${givenName} ${text('family_name')}`.trim(),
  }
}
