import type { TokenScope } from '@butterleaf/domain/personal-tokens/token-scopes'

/** The caller, as proven by an access token. */
export interface Caller {
  /** Our id of the person, the leading key of all their data. */
  userId: string
  /** The identity provider's id of the person. */
  subject: string
  /** When the token was made, in seconds. This and the next two are set where the provider states them. */
  issuedAt?: number | undefined
  /** When the person last signed in, in seconds. */
  signedInAt?: number | undefined
  /** The session the token was made in. */
  sessionId?: string | undefined
  /** The grant the token was made under; a session may have several, one after the other. */
  grantId?: string | undefined
  /** Of a personal token, and of an assistant's: all that it opens. Absent for a person who signed in. */
  scopes?: readonly TokenScope[] | undefined
  /** Set while a request is served, and never stored; never a token with scopes, which asks no provider for a profile. */
  accessToken?: string | undefined
}

export interface TokenVerifier {
  /** Undefined for anything but a valid, unexpired access token of the configured issuer for this audience. */
  verifyAccessToken(token: string): Promise<Caller | undefined>
}
