import { getValidatedIdTokenClaims, type TokenEndpointResponse } from 'oauth4webapi'

export interface Tokens {
  accessToken: string
  /** By this device's clock. */
  expiresAtMs: number
  refreshToken: string | undefined
  idToken: string | undefined
  person: SessionPerson | undefined
}

export interface SessionPerson {
  /** The provider's id of the person; the other fields may be missing, or change. */
  id: string
  email: string
  name: string
  givenName: string
}

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

/** A refresh may answer without a new refresh or id token: the old ones stay valid. */
export function mergeTokens(fresh: Tokens, old: Tokens): Tokens {
  return {
    ...fresh,
    refreshToken: fresh.refreshToken ?? old.refreshToken,
    idToken: fresh.idToken ?? old.idToken,
    person: fresh.person ?? old.person,
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
