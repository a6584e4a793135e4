import { randomUUID } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'
import { deleteAccountRows } from './stores/account-store.ts'
import { renameInvoicesAccount } from './stores/invoice-store.ts'

/**
 * OPS-6: invoices stay, as bookkeeping requires, under a code that identifies no person; everything else is deleted, renewals
 * included.
 */
export async function deleteSandboxAccount(db: Db, accountCode: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteAccountRows(transaction, accountCode)
    await renameInvoicesAccount(transaction, accountCode, `forgotten-${randomUUID()}`)
  })
}
