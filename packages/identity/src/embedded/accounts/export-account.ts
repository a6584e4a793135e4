import type { Db } from '@butterleaf/server-kit/database/database'
import type { AccountExport } from '../../identity-provider.ts'
import { listAssistants } from '../assistants/own-assistants.ts'
import { findPasskeysOf } from '../passkeys/passkey-store.ts'
import { listRecoveryCodeDates } from '../passkeys/recovery-code-store.ts'
import { listRecordDates } from '../record-store.ts'
import { findDevices } from '../sessions/device-store.ts'
import { findAccount } from './account-store.ts'

/** OPS-6: the account and its sessions, without hashes, secrets and ids that open them. */
export async function exportAccount(
  db: Db,
  accountId: string,
  terms: { ownClientId: string; now: Date },
): Promise<AccountExport | undefined> {
  const account = await findAccount(db, accountId)
  if (!account) return undefined
  const { password_hash: _hash, ...told } = account
  const sessions = await listRecordDates(db, accountId)
  const devices = await findDevices(db, accountId)
  const assistants = await listAssistants(db, accountId, terms)
  const passkeys = await findPasskeysOf(db, accountId)
  const codeDates = await listRecoveryCodeDates(db, accountId)
  return {
    account: told,
    sessions,
    devices: devices.map(({ session_id: _session, account_id: _theirs, ...device }) => device),
    assistants: assistants.map(({ name, scopes, connectedAt, lastUsedAt }) => ({
      ...{ name, scopes: scopes.join(' '), connected_at: connectedAt, last_used_at: lastUsedAt },
    })),
    passkeys: passkeys.map(({ name, transports, counter, created_at, last_used_at }) => ({
      ...{ name, transports, counter: Number(counter), created_at, last_used_at },
    })),
    recovery_codes: codeDates.map((created_at) => ({ created_at })),
  }
}
