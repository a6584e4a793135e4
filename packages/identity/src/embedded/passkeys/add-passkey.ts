import { siteName } from '@butterleaf/contract/site-name'
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Account } from '../accounts/account-store.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { challengeIn } from './challenge-in.ts'
import { saveChallenge, takeChallenge } from './challenge-store.ts'
import { addPasskey, findPasskeysOf, type StoredPasskey } from './passkey-store.ts'
import { loadWebAuthn, relyingParty, userHandle } from './relying-party.ts'

type Parts = Pick<EmbeddedContext, 'db' | 'clock' | 'publicUrl'>

/** Makes the challenge for a new passkey: one that the device can offer without a name, and asks its owner for. */
export async function startPasskeyAddition(
  { db, clock, publicUrl }: Parts,
  account: Account,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const { account_id: accountId, email, given_name, family_name } = account
  const known = await findPasskeysOf(db, accountId)
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty(publicUrl).id,
    userName: email,
    userDisplayName: `${given_name} ${family_name}`.trim(),
    userID: userHandle(accountId),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: 300_000,
  })
  await saveChallenge(db, ceremonyOf(accountId), { challenge: options.challenge, now: clock.now() })
  return options
}

/** The passkey as it is stored now; undefined when the answer isn't right, is old or was sent before. */
export async function finishPasskeyAddition(
  parts: Parts,
  accountId: string,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<StoredPasskey | undefined> {
  const { db, clock } = parts
  const now = clock.now()
  const challenge = challengeIn(response.response.clientDataJSON)
  if (challenge === undefined) return undefined
  if (!(await takeChallenge(db, ceremonyOf(accountId), { challenge, now }))) return undefined
  const credential = await verify(parts, response, challenge)
  if (!credential) return undefined
  const passkey = {
    credential_id: credential.id,
    account_id: accountId,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(response.response.transports ?? []),
    name,
    created_at: now.toISOString(),
    last_used_at: null,
  }
  return (await addPasskey(db, passkey)) ? passkey : undefined
}

/** The library refuses whatever isn't right by throwing. */
async function verify({ publicUrl }: Parts, response: RegistrationResponseJSON, expectedChallenge: string) {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl)
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true }
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...expected })
    return verified ? registrationInfo.credential : undefined
  } catch {
    return undefined
  }
}

function ceremonyOf(accountId: string) {
  return { purpose: 'add', boundTo: accountId } as const
}
