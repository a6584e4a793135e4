/** Who calls: what an access token proves, and no more. */
export interface Caller {
  /** Our own id of the person, the leading key of all their data. */
  userId: string
  /** The identity provider's name for them. */
  subject: string
  /** When the token was made, in seconds. These three stand where the provider tells them. */
  issuedAt?: number | undefined
  /** When they last proved who they are, in seconds. */
  signedInAt?: number | undefined
  /** The session the token was made in. */
  sessionId?: string | undefined
}

export interface TokenVerifier {
  /** Undefined for anything but a valid, unexpired access token of the configured issuer for this audience. */
  verifyAccessToken(token: string): Promise<Caller | undefined>
}
