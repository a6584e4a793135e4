import { createHash } from 'node:crypto'
import type { Account } from '../accounts/account-store.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { checkPasskey, type PasskeyCheck } from './check-passkey.ts'
import { type CodeUse, useRecoveryCode } from './recovery-codes.ts'

export interface TypedProof {
  code: string
  credential: string
  ip: string
  cookies: string | undefined
}

/**
 * A mailed link alone would go round the second factor, so it asks for that too. A passkey is only the second of two here, as
 * after a password.
 */
export async function checkResetProof(
  context: EmbeddedContext,
  { account, token }: { account: Account; token: string },
  { code, credential, ip, cookies }: TypedProof,
): Promise<CodeUse> {
  if (account.asks_second_factor === 0) return { ok: true }
  if (credential) {
    const opened = await checkPasskey(context, resetCheck(account, token), credential)
    return { ok: opened === account.account_id }
  }
  return code.trim() ? useRecoveryCode(context, account, { code, ip, cookies }) : { ok: false }
}

/** The link's secret itself is never stored. */
export function resetCheck({ account_id: accountId }: Account, token: string): PasskeyCheck {
  const boundTo = createHash('sha256').update(`reset ${token}`).digest('base64url')
  return { ceremony: { purpose: 'reset', boundTo }, accountId }
}
