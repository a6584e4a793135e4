import type { Instant } from '@butterleaf/domain/subscription/instant'
import { cents } from '@butterleaf/domain/subscription/money'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Invoice } from '../../billing-provider.ts'

/** The other fields follow from the payment. */
export type NewInvoice = Omit<Invoice, 'number' | 'wasDeclined'>

const invoiceNumber = 'invoice-number'
const mostListed = 200

/** One invoice a term: saving a second one changes the state of the first. */
export async function saveInvoice(db: Db, accountCode: string, invoice: NewInvoice): Promise<void> {
  const settled = {
    state: invoice.state,
    paid_at: invoice.paidAt,
    // The plan may have been changed while the payment was being retried.
    plan_code: invoice.planCode,
    term_ends_at: invoice.termEndsAt,
    total_cents: invoice.totalCents,
  }
  const { numUpdatedRows } = await db
    .updateTable('sandbox_invoices')
    .set(settled)
    .where('account_code', '=', accountCode)
    .where('uuid', '=', invoice.subscriptionUuid)
    .where('term_starts_at', '=', invoice.termStartsAt)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await db
    .insertInto('sandbox_invoices')
    .values({
      account_code: accountCode,
      number: await nextNumber(db),
      uuid: invoice.subscriptionUuid,
      term_starts_at: invoice.termStartsAt,
      coupon_code: invoice.couponCode,
      discount_cents: invoice.discountCents,
      is_first: invoice.isFirst ? 1 : 0,
      created_at: invoice.createdAt,
      ...settled,
    })
    .execute()
}

/** Writes off what is still owed for a term that was given up. */
export async function writeOffInvoices(db: Db, accountCode: string, uuid: string): Promise<void> {
  await db
    .updateTable('sandbox_invoices')
    .set({ state: 'failed' })
    .where('account_code', '=', accountCode)
    .where('uuid', '=', uuid)
    .where('state', '=', 'past_due')
    .execute()
}

export async function renameInvoicesAccount(db: Db, accountCode: string, newCode: string): Promise<void> {
  await db
    .updateTable('sandbox_invoices')
    .set({ account_code: newCode })
    .where('account_code', '=', accountCode)
    .execute()
}

export async function listInvoices(db: Db, accountCode: string): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('sandbox_invoices')
    .selectAll()
    .where('account_code', '=', accountCode)
    .orderBy('term_starts_at', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({
    number: row.number,
    state: row.state,
    isFirst: row.is_first === 1,
    subscriptionUuid: row.uuid,
    planCode: row.plan_code as PlanCode,
    couponCode: row.coupon_code,
    discountCents: cents(row.discount_cents),
    totalCents: cents(row.total_cents),
    createdAt: row.created_at as Instant,
    paidAt: row.paid_at as Instant | null,
    wasDeclined: row.state !== 'paid' || row.paid_at !== row.created_at,
    termStartsAt: row.term_starts_at as Instant,
    termEndsAt: row.term_ends_at as Instant,
  }))
}

/** Numbers have no gaps and no duplicates across processes: the row stays locked until the invoice is saved. */
async function nextNumber(db: Db): Promise<string> {
  const { value } = await db
    .updateTable('sandbox_settings')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', invoiceNumber)
    .returning('value')
    .executeTakeFirstOrThrow()
  return `S-${value}`
}

export async function startNumbers(db: Db): Promise<void> {
  await db
    .insertInto('sandbox_settings')
    .values({ name: invoiceNumber, value: 1000 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
