import type { FastifyInstance } from 'fastify'

/** Who calls: what an access token proves, and no more. */
export interface Caller {
  /** Our own id of the person, the leading key of all their data. */
  userId: string
  /** The provider's name for them. */
  subject: string
}

export interface Profile {
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
}

/** What a client needs to start a sign-in. */
export interface SignInSettings {
  issuer: string
  clientId: string
  audience: string
  scope: string
  extraAuthParams: Record<string, string>
  endSessionUrl: string | null
}

export interface IdentityProvider {
  settings: SignInSettings
  /** Undefined for anything but a valid, unexpired access token of this issuer for this audience. */
  verifyAccessToken(token: string): Promise<Caller | undefined>
  /** What the provider lets us know of a person; undefined when it keeps that to the client. */
  findProfile(subject: string): Promise<Profile | undefined>
  /** Routes the provider serves from within this process; the embedded one has some. */
  mount?(app: FastifyInstance): Promise<void>
}
