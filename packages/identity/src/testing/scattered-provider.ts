import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Answer = (
  request: { url: URL; body: URLSearchParams; raw: IncomingMessage },
  response: ServerResponse,
) => unknown

export const scatteredClient = { OIDC_CLIENT_ID: 'outside-client', OIDC_AUDIENCE: 'our-api' }
const cookieName = 'scattered_session'
const lifetimeSeconds = 600

export type ScatteredProvider = Awaited<ReturnType<typeof startScatteredProvider>>

/**
 * A provider with one person, whose endpoints lie on an origin each, as those of the large ones do. It has no refresh tokens, so
 * that every renewal asks it again. `port` is the issuer's.
 */
export async function startScatteredProvider({ host = 'localhost', port = 0 } = {}) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  /** What the provider says of the person; a test may change it. */
  const person: JWTPayload & { sub: string } = {
    sub: 'outside-person',
    email: 'outside@example.org',
    email_verified: true,
  }
  const seen = { authorize: [] as URL[], endSession: [] as URL[], userInfo: 0 }
  const codes = new Map<string, URLSearchParams>()
  const servers: ReturnType<typeof createServer>[] = []
  const serve = async (routes: Record<string, Answer>, at = 0) => {
    const server = createServer((raw, response) => void answer(raw, response, routes))
    servers.push(server)
    await new Promise<void>((listening) => server.listen(at, host, listening))
    return `http://${host}:${(server.address() as AddressInfo).port}`
  }
  const sign = (claims: JWTPayload, typ: string) =>
    new SignJWT({ sub: person.sub, ...claims })
      .setProtectedHeader({ alg: 'RS256', typ, kid: 'one' })
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(privateKey)
  const tokenOf = (claims: JWTPayload = {}) =>
    sign(
      { aud: scatteredClient.OIDC_AUDIENCE, client_id: scatteredClient.OIDC_CLIENT_ID, ...claims },
      'at+jwt',
    )

  const leadBack = (asked: URLSearchParams, response: ServerResponse) => {
    const code = randomUUID()
    codes.set(code, asked)
    redirect(response, asked, { code })
  }
  const authorization = await serve({
    '/authorize': ({ url, raw }, response) => {
      seen.authorize.push(url)
      const isSignedIn = raw.headers.cookie?.includes(`${cookieName}=1`)
      if (url.searchParams.get('prompt') !== 'none') return response.end(signInPage(url.searchParams))
      if (isSignedIn) return leadBack(url.searchParams, response)
      return redirect(response, url.searchParams, { error: 'login_required' })
    },
    '/approve': ({ url }, response) => {
      response.setHeader('set-cookie', `${cookieName}=1; Path=/; HttpOnly; SameSite=Lax`)
      leadBack(url.searchParams, response)
    },
  })
  const token = await serve({
    '/token': async ({ body }, response) => {
      const asked = codes.get(body.get('code') ?? '')
      codes.delete(body.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url')
      if (asked?.get('code_challenge') !== challenge) {
        response.statusCode = 400
        return json(response, { error: 'invalid_grant' })
      }
      const claims = { ...person, aud: scatteredClient.OIDC_CLIENT_ID, nonce: asked.get('nonce') }
      return json(response, {
        access_token: await tokenOf(),
        id_token: await sign(claims, 'JWT'),
        token_type: 'Bearer',
        expires_in: lifetimeSeconds,
      })
    },
  })
  const userInfo = await serve({
    '/userinfo': (_request, response) => {
      seen.userInfo += 1
      json(response, person)
    },
  })
  const endSession = await serve({
    '/end': ({ url }, response) => {
      seen.endSession.push(url)
      response.setHeader('set-cookie', `${cookieName}=; Path=/; Max-Age=0`)
      response.writeHead(302, { location: url.searchParams.get('post_logout_redirect_uri') ?? '/' }).end()
    },
  })
  const issuer: string = await serve(
    {
      '/.well-known/openid-configuration': (_request, response) =>
        json(response, {
          issuer,
          jwks_uri: `${issuer}/keys`,
          authorization_endpoint: `${authorization}/authorize`,
          token_endpoint: `${token}/token`,
          userinfo_endpoint: `${userInfo}/userinfo`,
          end_session_endpoint: `${endSession}/end`,
        }),
      '/keys': async (_request, response) =>
        json(response, { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'one', use: 'sig' }] }),
    },
    port,
  )
  return {
    origins: { issuer, authorization, token, userInfo, endSession },
    environment: { OIDC_ISSUER: issuer, ...scatteredClient },
    person,
    seen,
    tokenOf,
    close: async () => {
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
    },
  }
}

async function answer(raw: IncomingMessage, response: ServerResponse, routes: Record<string, Answer>) {
  response.setHeader('access-control-allow-origin', '*')
  const url = new URL(raw.url ?? '/', `http://${raw.headers.host}`)
  const chunks: Buffer[] = []
  for await (const chunk of raw) chunks.push(chunk as Buffer)
  const body = new URLSearchParams(Buffer.concat(chunks).toString())
  const route = routes[url.pathname]
  if (route) await route({ url, body, raw }, response)
  else response.writeHead(404).end()
}

function json(response: ServerResponse, value: object): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value))
}

function redirect(response: ServerResponse, asked: URLSearchParams, answered: Record<string, string>): void {
  const url = new URL(asked.get('redirect_uri') ?? '')
  for (const [name, value] of Object.entries({ ...answered, state: asked.get('state') ?? '' })) {
    url.searchParams.set(name, value)
  }
  response.writeHead(302, { location: url.href }).end()
}

function signInPage(asked: URLSearchParams): string {
  const fields = [...asked].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${encode(value)}">`,
  )
  return `<!doctype html><title>Outside</title><form action="/approve">${fields.join('')}<button>Approve</button></form>`
}

function encode(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
