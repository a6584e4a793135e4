import type { Db } from '../../../persistence/database.ts'
import { addCoupon, firstCoupons } from './coupon-store.ts'
import { startNumbers } from './invoice-store.ts'

/** At start and not in a migration: a backup is read back into empty tables. */
export async function startSandbox(db: Db): Promise<void> {
  await startNumbers(db)
  for (const coupon of firstCoupons) await addCoupon(db, coupon)
}
