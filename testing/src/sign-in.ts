import * as oidc from 'openid-client'
import { TestBrowser, type Visit } from './test-browser.ts'

export interface Person {
  email: string
  password: string
  firstName: string
  lastName: string
}

export interface SignedIn extends Person {
  accessToken: string
  idToken: string
  refreshToken: string
  claims: oidc.IDToken
  /** The browser with the session's cookies: for a second sign-in, a renewal, signing out. */
  browser: TestBrowser
}

export interface SignInOptions {
  browser?: TestBrowser
  /** Added to the authorization request, such as `prompt`. */
  parameters?: Record<string, string>
}

let people = 0

/** A new account through the real pages: sign-up form, callback, code for tokens. */
export async function signUp(
  origin: string,
  given: Partial<Person> = {},
  options: SignInOptions = {},
): Promise<SignedIn> {
  people += 1
  const person = {
    email: `person-${people}-${crypto.randomUUID().slice(0, 8)}@example.org`,
    password: 'olives and 7 lemons',
    firstName: 'Robin',
    lastName: 'Tester',
    ...given,
  }
  const started = await startSignIn(origin, {
    ...options,
    parameters: { screen_hint: 'signup', ...options.parameters },
  })
  const { email, password, firstName: first_name, lastName: last_name } = person
  return started.finish(person, await started.submit({ email, password, first_name, last_name }))
}

/** The same for an existing account; with a session in the browser no page is shown. */
export async function signIn(
  origin: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
  options: SignInOptions = {},
): Promise<SignedIn> {
  const person = { email, password, firstName: '', lastName: '' }
  const started = await startSignIn(origin, options)
  const end =
    started.page.url.pathname === '/callback' ? started.page : await started.submit({ email, password })
  return started.finish(person, end)
}

export interface StartedSignIn {
  browser: TestBrowser
  client: oidc.Configuration
  /** The page that the provider shows, or the callback when it shows none. */
  page: Visit
  submit(fields: Record<string, string>): Promise<Visit>
  /** Redeems the code of a callback. */
  redeem(callback: URL): Promise<oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers>
  finish(person: Person, end: Visit): Promise<SignedIn>
}

/** Stops at the first page; for tests of the pages. */
export async function startSignIn(
  origin: string,
  { browser = new TestBrowser(origin), parameters = {} }: SignInOptions = {},
): Promise<StartedSignIn> {
  const client = await discover(origin)
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier()
  const state = oidc.randomState()
  const nonce = oidc.randomNonce()
  const address = oidc.buildAuthorizationUrl(client, {
    redirect_uri: `${origin}/callback`,
    scope: 'openid profile email',
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...parameters,
  })
  const page = await browser.open(address, '/callback')
  const redeem = (callback: URL) =>
    oidc.authorizationCodeGrant(client, callback, {
      pkceCodeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
  return {
    browser,
    client,
    page,
    submit: (fields) => browser.submit(page, fields, '/callback'),
    redeem,
    finish: async (person, end) => {
      if (end.url.pathname !== '/callback') throw new Error(`Not signed in: ${end.status}\n${end.html}`)
      const tokens = await redeem(end.url)
      return {
        ...person,
        browser,
        accessToken: tokens.access_token,
        idToken: tokens.id_token ?? '',
        refreshToken: tokens.refresh_token ?? '',
        claims: tokens.claims() as oidc.IDToken,
      }
    },
  }
}

/** What the web app does when its access token expires. */
export async function refresh(origin: string, refreshToken: string): Promise<oidc.TokenEndpointResponse> {
  return oidc.refreshTokenGrant(await discover(origin), refreshToken)
}

const clients = new Map<string, Promise<oidc.Configuration>>()

/** Discovers each server once, since a suite signs in often. */
function discover(origin: string): Promise<oidc.Configuration> {
  let client = clients.get(origin)
  if (!client) {
    client = oidc.discovery(new URL(`${origin}/idp`), 'butterleaf-web', undefined, oidc.None(), {
      execute: [oidc.allowInsecureRequests],
    })
    clients.set(origin, client)
    // After a failure the next caller discovers again.
    client.catch(() => clients.delete(origin))
  }
  return client
}
