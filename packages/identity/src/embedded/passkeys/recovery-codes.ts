import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Account } from '../accounts/account-store.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { beginGuess, takeBackGuess } from '../passwords/begin-attempts.ts'
import { recoveryCodeUsedMail } from './passkey-mails.ts'
import { deleteRecoveryCode, listRecoveryCodeDates, replaceRecoveryCodes } from './recovery-code-store.ts'

const codeCount = 10
/** 80 bits, so that its hash can't be searched; sixteen letters and digits, five bits each. */
const codeBytes = 10
/** Crockford's: none looks like another. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

export type CodeUse = { ok: true } | { ok: false; waitSeconds?: number }

/** Makes ten codes; earlier ones stop working. They are told once: only hashes are stored. */
export async function makeRecoveryCodes(db: Db, accountId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => makeCode())
  const hashes = codes.map((code) => hashCode(accountId, code))
  await replaceRecoveryCodes(db, accountId, { hashes, now })
  return codes
}

/** Uses up a code of the account's; tries are counted as those at a password are. */
export async function useRecoveryCode(
  context: EmbeddedContext,
  account: Account,
  typed: { code: string; ip: string; cookies: string | undefined },
): Promise<CodeUse> {
  const { db, clock, knownDevices } = context
  const { account_id: accountId, email } = account
  const knownDeviceId = knownDevices.findFor(typed.cookies, accountId)
  const guess = { by: 'recovery-code', email, ip: typed.ip, knownDeviceId } as const
  const attempt = await beginGuess(db, guess, clock.now())
  if (!attempt.isAllowed) return { ok: false, waitSeconds: attempt.waitSeconds }
  const codeHash = hashCode(accountId, typed.code)
  if (!(await deleteRecoveryCode(db, { accountId, codeHash }))) return { ok: false }
  await takeBackGuess(db, guess, attempt.counted)
  context.background.run('mailing a note of a recovery code', () => mailNote(context, account))
  return { ok: true }
}

async function mailNote({ db, mail, publicUrl }: EmbeddedContext, account: Account): Promise<void> {
  const left = (await listRecoveryCodeDates(db, account.account_id)).length
  await mail.send(recoveryCodeUsedMail({ to: account, left, publicUrl }))
}

/** `7k2m-q9xd-0vbn-4htz` */
function makeCode(): string {
  const bits = Array.from(randomBytes(codeBytes), (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = (bits.match(/.{20}/g) ?? []).map((group) =>
    (group.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join(''),
  )
  return groups.join('-')
}

function hashCode(accountId: string, typed: string): string {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^0-9a-z]/g, '')
  return createHash('sha256').update(`${accountId} ${code}`).digest('base64url')
}
