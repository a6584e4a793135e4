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

/** A refresh may answer without a new refresh or id token: the old ones stay valid. */
export function mergeTokens(fresh: Tokens, old: Tokens): Tokens {
  return {
    ...fresh,
    refreshToken: fresh.refreshToken ?? old.refreshToken,
    idToken: fresh.idToken ?? old.idToken,
    person: fresh.person ?? old.person,
  }
}
