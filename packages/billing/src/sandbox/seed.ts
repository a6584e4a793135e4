import type { Db } from '@butterleaf/server-kit/database/database'
import { addCoupon, firstCoupons } from './stores/coupon-store.ts'
import { startNumbers } from './stores/invoice-store.ts'

/** At start and not in a migration: a backup is read back into empty tables. */
export async function startSandbox(db: Db): Promise<void> {
  await startNumbers(db)
  for (const coupon of firstCoupons) await addCoupon(db, coupon)
}
