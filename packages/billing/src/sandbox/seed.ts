import type { Db } from '@butterleaf/server-kit/database/database'
import { addCoupon, firstCoupons } from './stores/coupon-store.ts'
import { startNumbers } from './stores/invoice-store.ts'

/** At the start and not in a migration, since a backup is restored into empty tables. */
export async function startSandbox(db: Db): Promise<void> {
  await startNumbers(db)
  for (const coupon of firstCoupons) await addCoupon(db, coupon)
}
