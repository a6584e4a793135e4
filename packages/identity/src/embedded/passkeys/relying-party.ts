import { z } from 'zod'

/** The site that passkeys are made for; a browser offers them nowhere else. */
interface RelyingParty {
  id: string
  origin: string
}

export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** An authenticator stores it and tells it at a sign-in without a name. */
export function userHandle(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(accountId))
}

/** Loaded when first used, since it costs a tenth of the server's start. */
export function loadWebAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}

const clientData = z.object({ challenge: z.string().regex(/^[\w-]{1,200}$/) })

/** The challenge that a browser says it answers; undefined when it is not readable. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).challenge
  } catch {
    return undefined
  }
}
