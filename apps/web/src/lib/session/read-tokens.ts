import { getValidatedIdTokenClaims, type TokenEndpointResponse } from 'oauth4webapi'
import type { SessionPerson, Tokens } from './tokens.ts'

const assumedLifetimeSeconds = 300

export function readTokens(response: TokenEndpointResponse): Tokens {
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
