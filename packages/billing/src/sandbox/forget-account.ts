import { randomUUID } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'

/** The account's row first, as wherever several are written: else two could wait for each other. */
const owned = [
  'sandbox_accounts',
  'sandbox_subscriptions',
  'sandbox_redemptions',
  'sandbox_requests',
  'sandbox_events',
] as const

/** OPS-6: invoices stay, as books must, under a code that leads to nobody; all else goes, and with it every renewal. */
export async function forgetAccount(db: Db, accountCode: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of owned) {
      await transaction.deleteFrom(table).where('account_code', '=', accountCode).execute()
    }
    await transaction
      .updateTable('sandbox_invoices')
      .set({ account_code: `forgotten-${randomUUID()}` })
      .where('account_code', '=', accountCode)
      .execute()
  })
}
