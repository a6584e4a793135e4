import { type Coupon, couponCodeOf } from '@butterleaf/domain/subscription/coupon'
import type { Instant } from '@butterleaf/domain/subscription/instant'
import { cents } from '@butterleaf/domain/subscription/money'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import type { TypedCoupon } from '@butterleaf/domain/subscription/quote'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Selectable } from 'kysely'
import type { SandboxTables } from '../tables.ts'

type Row = Selectable<SandboxTables['sandbox_coupons']>

const noLimits = { planCodes: null, startsAt: null, endsAt: null, limit: null, limitPerAccount: null }

/** The coupons of a new sandbox, for trying out. */
export const firstCoupons: readonly Coupon[] = [
  { code: 'WELCOME10', benefit: { kind: 'percent', percent: 10 }, isActive: true, ...noLimits },
  { code: 'KETO5', benefit: { kind: 'fixed', cents: cents(500) }, isActive: true, ...noLimits },
  { code: 'EXPIRED', benefit: { kind: 'percent', percent: 20 }, isActive: false, ...noLimits },
]

/** Finds the coupon of a typed code; null when the field is empty. */
export async function findTypedCoupon(
  db: Db,
  typed: string | null | undefined,
  accountCode?: string,
): Promise<TypedCoupon | null> {
  const code = couponCodeOf(typed ?? '')
  if (code === '') return null
  const row = await db.selectFrom('sandbox_coupons').selectAll().where('code', '=', code).executeTakeFirst()
  const byAccount = accountCode === undefined ? 0 : await countRedeemed(db, accountCode, code)
  return { coupon: row && couponOf(row), redemptions: { byAll: row?.redeemed ?? 0, byAccount } }
}

/** False when the last redemption was just taken: counted and limited in one statement. */
export async function redeem(
  db: Db,
  key: { accountCode: string; uuid: string; code: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_coupons')
    .set((row) => ({ redeemed: row('redeemed', '+', 1) }))
    .where('code', '=', key.code)
    .where((row) =>
      row.or([row('redemption_limit', 'is', null), row('redeemed', '<', row.ref('redemption_limit'))]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db
    .insertInto('sandbox_redemptions')
    .values({ account_code: key.accountCode, uuid: key.uuid, code: key.code })
    .execute()
  return true
}

/** False when the code exists already: its redemptions stay as they are. */
export async function addCoupon(db: Db, coupon: Coupon): Promise<boolean> {
  const added = await db
    .insertInto('sandbox_coupons')
    .values(rowOf(coupon))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return added !== undefined
}

export async function listCoupons(db: Db): Promise<(Coupon & { redeemed: number })[]> {
  const rows = await db.selectFrom('sandbox_coupons').selectAll().orderBy('code').execute()
  return rows.map((row) => ({ ...couponOf(row), redeemed: row.redeemed }))
}

async function countRedeemed(db: Db, accountCode: string, code: string): Promise<number> {
  const { count } = await db
    .selectFrom('sandbox_redemptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_code', '=', accountCode)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return count
}

function couponOf(row: Row): Coupon {
  return {
    code: row.code,
    benefit:
      row.percent === null
        ? { kind: 'fixed', cents: cents(row.off_cents ?? 0) }
        : { kind: 'percent', percent: row.percent },
    planCodes: (row.plan_codes?.split(',') as PlanCode[] | undefined) ?? null,
    startsAt: row.starts_at as Instant | null,
    endsAt: row.ends_at as Instant | null,
    isActive: row.is_active === 1,
    limit: row.redemption_limit,
    limitPerAccount: row.limit_per_account,
  }
}

function rowOf({ benefit, ...coupon }: Coupon): Row {
  return {
    code: coupon.code,
    percent: benefit.kind === 'percent' ? benefit.percent : null,
    off_cents: benefit.kind === 'fixed' ? benefit.cents : null,
    plan_codes: coupon.planCodes?.join(',') ?? null,
    starts_at: coupon.startsAt,
    ends_at: coupon.endsAt,
    is_active: coupon.isActive ? 1 : 0,
    redemption_limit: coupon.limit,
    limit_per_account: coupon.limitPerAccount,
    redeemed: 0,
  }
}
