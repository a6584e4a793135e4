import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { EmbeddedContext } from '../embedded-context.ts'
import { type Ceremony, saveChallenge, takeChallenge } from './challenge-store.ts'
import { countPasskeyUse, findPasskey, findPasskeysOf, type StoredPasskey } from './passkey-store.ts'
import { challengeIn, loadWebAuthn, relyingParty, userHandle } from './relying-party.ts'

type Parts = Pick<EmbeddedContext, 'db' | 'clock' | 'publicUrl'>

export interface PasskeyCheck {
  ceremony: Ceremony
  /** Whose passkey it must be; without it, the passkey says so and takes the place of the password. */
  accountId?: string
}

/** Makes the challenge that the next answer must hold. */
export async function startPasskeyCheck(
  { db, clock, publicUrl }: Parts,
  { ceremony, accountId }: PasskeyCheck,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const passkeys = accountId === undefined ? [] : await findPasskeysOf(db, accountId)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).id,
    userVerification: accountId === undefined ? 'required' : 'preferred',
    allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({
      id,
      transports: JSON.parse(transports) as string[],
    })),
    timeout: 300_000,
  })
  await saveChallenge(db, ceremony, { challenge: options.challenge, now: clock.now() })
  return options
}

/** The account that the passkey opens. The challenge is used up first, whatever else is wrong. */
export async function checkPasskey(
  parts: Parts,
  check: PasskeyCheck,
  sent: string,
): Promise<string | undefined> {
  const { db, clock } = parts
  const now = clock.now()
  const assertion = readAssertion(sent)
  if (!assertion) return undefined
  if (!(await takeChallenge(db, check.ceremony, { challenge: assertion.challenge, now }))) return undefined
  const passkey = await findPasskey(db, assertion.response.id)
  if (!passkey || !isOwners(passkey, check, assertion.response)) return undefined
  const counter = await verify(parts, passkey, { ...assertion, isAlone: check.accountId === undefined })
  if (counter === undefined) return undefined
  return (await countPasskeyUse(db, passkey, { counter, now })) ? passkey.account_id : undefined
}

/** An authenticator that was asked without a name must say whose passkey it is. */
function isOwners(
  passkey: StoredPasskey,
  { accountId }: PasskeyCheck,
  { response }: AuthenticationResponseJSON,
): boolean {
  const handle = Buffer.from(userHandle(passkey.account_id)).toString('base64url')
  if (accountId === undefined) return response.userHandle === handle
  return passkey.account_id === accountId && (response.userHandle ?? handle) === handle
}

/** The authenticator's new count; the library refuses whatever isn't right by throwing. */
async function verify(
  { publicUrl }: Parts,
  { credential_id: id, public_key, counter }: StoredPasskey,
  { response, challenge, isAlone }: Assertion & { isAlone: boolean },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl)
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'))
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response, expectedChallenge: challenge, expectedOrigin, expectedRPID },
      credential: { id, publicKey, counter: Number(counter) },
      requireUserVerification: isAlone,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

const encoded = z.string().regex(/^[\w-]{1,8000}$/)

const assertionSchema = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
})

interface Assertion {
  response: AuthenticationResponseJSON
  challenge: string
}

/** What a page sends of a passkey; undefined when it is nothing a browser writes. */
function readAssertion(sent: string): Assertion | undefined {
  const read = assertionSchema.safeParse(parse(sent))
  if (!read.success) return undefined
  const { response, ...credential } = read.data
  const challenge = challengeIn(response.clientDataJSON)
  if (challenge === undefined) return undefined
  const { userHandle, ...signed } = response
  return {
    response: {
      ...credential,
      response: userHandle === undefined ? signed : { ...signed, userHandle },
      clientExtensionResults: {},
    },
    challenge,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
