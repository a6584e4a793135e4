import { type TokenScope, tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import * as oidc from 'openid-client'
import type { TestApp } from './test-app.ts'
import type { TestBrowser, Visit } from './test-browser.ts'

export const assistantsPath = '/api/user/assistants'
/** A program on the person's device; its port is another each time. */
export const redirectUri = 'http://127.0.0.1:43210/callback'

type Answer = { status: number; headers: Headers; body: Record<string, string> }

/** RFC 7591. */
export async function registerClient(
  { origin }: Pick<TestApp, 'origin'>,
  metadata: object = {},
): Promise<Answer> {
  const body = JSON.stringify({ client_name: 'Kitchen talk', redirect_uris: [redirectUri], ...metadata })
  const headers = { 'content-type': 'application/json' }
  return readAnswer(await fetch(`${origin}/idp/register`, { method: 'POST', headers, body }))
}

export interface AskedIn {
  clientId: string
  verifier: string
  /** The page that asks, or the sign-in before it. */
  page: Visit
  /** Answers the page with what is ticked on it. */
  answer(fields: Record<string, string>): Promise<Visit>
}

interface Wish {
  clientId?: string
  name?: string
  scope?: string
  /** Of the authorization request. */
  parameters?: Record<string, string>
}

/** Stops where the person is asked. */
export async function askIn(
  app: Pick<TestApp, 'origin'>,
  browser: TestBrowser,
  { clientId, name = 'Kitchen talk', scope = tokenScopes.join(' '), parameters = {} }: Wish = {},
): Promise<AskedIn> {
  const id = clientId ?? (await registerClient(app, { client_name: name })).body.client_id ?? ''
  const verifier = oidc.randomPKCECodeVerifier()
  const asked = new URLSearchParams({
    ...{ client_id: id, redirect_uri: redirectUri, response_type: 'code', scope, state: 'abc' },
    ...{ code_challenge: await oidc.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    resource: `${app.origin}/mcp`,
    ...parameters,
  })
  const page = await browser.open(`/idp/auth?${asked}`, '/callback')
  return { clientId: id, verifier, page, answer: (fields) => browser.submit(page, fields, '/callback') }
}

/** As the client asks the provider for tokens. */
export async function askForTokens(
  { origin }: Pick<TestApp, 'origin'>,
  fields: Record<string, string>,
): Promise<Answer> {
  return readAnswer(await fetch(`${origin}/idp/token`, { method: 'POST', body: new URLSearchParams(fields) }))
}

export function codeGrant({ clientId, verifier }: AskedIn, callback: Visit): Record<string, string> {
  return {
    ...{ grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri },
    ...{ code: callback.url.searchParams.get('code') ?? '', code_verifier: verifier },
  }
}

export interface LetIn {
  clientId: string
  accessToken: string
  refreshToken: string
}

/** An assistant that the person of this browser has let in, within all it asked for. */
export async function letIn(
  app: Pick<TestApp, 'origin'>,
  browser: TestBrowser,
  { name, scopes = tokenScopes }: { name?: string; scopes?: readonly TokenScope[] } = {},
): Promise<LetIn> {
  const asked = await askIn(app, browser, { ...(name && { name }), scope: scopes.join(' ') })
  const { status, body } = await askForTokens(
    app,
    codeGrant(asked, await asked.answer({ decision: 'allow' })),
  )
  if (status !== 200) throw new Error(`Not let in: ${JSON.stringify(body)}`)
  const { access_token: accessToken = '', refresh_token: refreshToken = '' } = body
  return { clientId: asked.clientId, accessToken, refreshToken }
}

async function readAnswer(response: Response): Promise<Answer> {
  const body = (await response.json()) as Record<string, string>
  return { status: response.status, headers: response.headers, body }
}
