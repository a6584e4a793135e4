import { siteName } from '@butterleaf/contract/site-name'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { OwnPasskeys, PasskeySeen } from '../../identity-provider.ts'
import { type Account, changeSecondFactor, findAccount, lockAccount } from '../accounts/account-store.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { saveChallenge, takeChallenge } from './challenge-store.ts'
import { type SignInChange, signInChangedMail } from './passkey-mails.ts'
import {
  addPasskey,
  deletePasskey,
  findPasskeysOf,
  renamePasskey,
  type StoredPasskey,
} from './passkey-store.ts'
import { listRecoveryCodeDates } from './recovery-code-store.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { challengeIn, loadWebAuthn, relyingParty, userHandle } from './relying-party.ts'

type Parts = Pick<EmbeddedContext, 'db' | 'clock' | 'publicUrl'>

const mostPasskeys = 20

/** What a signed-in person does with the passkeys, the second factor and the recovery codes of their own account. */
export function ownPasskeys(parts: Parts): OwnPasskeys {
  const { db, clock } = parts
  return {
    read: ({ subject }) => readPasskeys(db, subject),
    startAddition: async ({ subject }) => {
      const account = await findAccount(db, subject)
      if (!account) return { ok: false, reason: 'no-account' }
      if (await isFull(db, subject)) return { ok: false, reason: 'too-many', most: mostPasskeys }
      return { ok: true, options: await startPasskeyAddition(parts, account) }
    },
    finishAddition: async ({ subject }, typed) => {
      const account = await findAccount(db, subject)
      if (!account) return { ok: false, reason: 'no-account' }
      if (await isFull(db, subject)) return { ok: false, reason: 'too-many', most: mostPasskeys }
      const passkey = await finishPasskeyAddition(parts, subject, typed)
      if (!passkey) return { ok: false, reason: 'refused' }
      return { ok: true, passkey: seenOf(passkey), note: noteOf(parts, account, 'passkey-added') }
    },
    rename: ({ subject: accountId }, credentialId, name) =>
      renamePasskey(db, { accountId, credentialId }, name),
    remove: ({ subject }, credentialId) => removePasskey(parts, subject, credentialId),
    askSecondFactor: ({ subject }, isAsked) => askSecondFactor(parts, subject, isAsked),
    makeRecoveryCodes: async ({ subject }) => {
      const account = await findAccount(db, subject)
      if (!account) return undefined
      const make = (own: Db) => makeRecoveryCodes(own, subject, clock.now())
      const codes = await db.transaction().execute(make)
      return { codes, note: noteOf(parts, account, 'codes-made') }
    },
  }
}

async function readPasskeys(db: Db, accountId: string) {
  const [account, passkeys, dates] = await Promise.all([
    findAccount(db, accountId),
    findPasskeysOf(db, accountId),
    listRecoveryCodeDates(db, accountId),
  ])
  return {
    passkeys: passkeys.map(seenOf),
    asksSecondFactor: account?.asks_second_factor === 1,
    recoveryCodesLeft: dates.length,
  }
}

async function isFull(db: Db, accountId: string): Promise<boolean> {
  return (await findPasskeysOf(db, accountId)).length >= mostPasskeys
}

/** While the account asks for a second factor its last passkey stays, so that its owner can't be locked out. */
async function removePasskey(
  parts: Parts,
  accountId: string,
  credentialId: string,
): ReturnType<OwnPasskeys['remove']> {
  return parts.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    const passkeys = await findPasskeysOf(transaction, accountId)
    const isOwn = passkeys.some(({ credential_id }) => credential_id === credentialId)
    if (!account || !isOwn) return { ok: false, reason: 'not-found' }
    if (account.asks_second_factor === 1 && passkeys.length === 1) return { ok: false, reason: 'needed' }
    await deletePasskey(transaction, { accountId, credentialId })
    return { ok: true, note: noteOf(parts, account, 'passkey-removed') }
  })
}

/** The codes are told when there were none before. */
async function askSecondFactor(
  parts: Parts,
  accountId: string,
  isAsked: boolean,
): ReturnType<OwnPasskeys['askSecondFactor']> {
  return parts.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (!account) return { ok: false, reason: 'no-account' }
    if (!isAsked) {
      await changeSecondFactor(transaction, accountId, false)
      return { ok: true, codes: null, note: noteOf(parts, account, 'second-factor-off') }
    }
    const passkeys = await findPasskeysOf(transaction, accountId)
    if (passkeys.length === 0) return { ok: false, reason: 'no-passkey' }
    await changeSecondFactor(transaction, accountId, true)
    const left = await listRecoveryCodeDates(transaction, accountId)
    const codes = left.length > 0 ? null : await makeRecoveryCodes(transaction, accountId, parts.clock.now())
    return { ok: true, codes, note: noteOf(parts, account, 'second-factor-on') }
  })
}

function noteOf({ publicUrl }: Parts, to: Account, change: SignInChange) {
  return signInChangedMail(change, { to, publicUrl })
}

function seenOf({ credential_id, name, created_at, last_used_at }: StoredPasskey): PasskeySeen {
  return { passkeyId: credential_id, name, addedAt: created_at, lastUsedAt: last_used_at }
}

/** Makes the challenge for a new passkey: one that the device can offer without a name, and asks its owner for. */
async function startPasskeyAddition(
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
async function finishPasskeyAddition(
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
