import type { BillingAccount, Invoice } from '@butterleaf/billing/billing-provider'
import type { Instant } from '@butterleaf/domain/subscription/instant'
import { cents } from '@butterleaf/domain/subscription/money'
import type { Subscription } from '@butterleaf/domain/subscription/subscription'
import { describe, expect, it } from 'vitest'
import { messagesAbout } from './messages.ts'

const at = (day: string) => `${day}T09:00:00.000Z` as Instant
const subscription: Subscription = {
  uuid: 'abc',
  planCode: '1-month',
  pendingPlanCode: null,
  state: 'active',
  isPastDue: false,
  termStartsAt: at('2026-05-04'),
  termEndsAt: at('2026-06-04'),
  canceledAt: null,
  endedAt: null,
}
const invoice: Invoice = {
  number: 'B-1001',
  state: 'paid',
  isFirst: true,
  subscriptionUuid: 'abc',
  planCode: '1-month',
  couponCode: null,
  discountCents: cents(0),
  totalCents: cents(1999),
  createdAt: at('2026-05-04'),
  paidAt: at('2026-05-05'),
  wasDeclined: false,
  termStartsAt: at('2026-05-04'),
  termEndsAt: at('2026-06-04'),
}
const account: BillingAccount = {
  asOf: at('2026-05-05'),
  revision: 1,
  ...{ email: 'robin@example.org', firstName: 'Robin', lastName: 'Oak' },
  subscription,
  dueAt: at('2026-06-04'),
  method: { method: 'credit_card', brand: 'visa', lastFour: '1111', month: 1, year: 2030 },
  invoices: [],
}
const sender = { publicUrl: 'https://plan.example.org', isSandbox: false }
const about = (own: Partial<BillingAccount>, of = sender) => messagesAbout('ann', { ...account, ...own }, of)
const invoiced = (...invoices: Partial<Invoice>[]) =>
  about({ invoices: invoices.map((own) => ({ ...invoice, ...own })) })
const keys = (messages: readonly { key: string }[]) => messages.map(({ key }) => key)
/** The only mail, with its key. */
function mailIn(messages: ReturnType<typeof messagesAbout>) {
  const mails = messages.flatMap((message) =>
    'mail' in message ? [{ key: message.key, ...message.mail }] : [],
  )
  expect(mails).toHaveLength(1)
  return mails[0]!
}
const address = 'https://plan.example.org/settings/account/subscription'

describe('the mails about a subscription', () => {
  it('[SUB-5] nothing is told where nothing happened', () => {
    expect(about({})).toEqual([])
    expect(invoiced({ state: 'past_due', isFirst: false })).toEqual([])
    expect(invoiced({ state: 'failed', isFirst: true })).toEqual([])
  })

  it('[SUB-5] a receipt has number, days, total and what follows, and no line of a coupon without one', () => {
    expect(mailIn(invoiced({ isFirst: false }))).toEqual({
      key: 'receipt:B-1001',
      to: 'robin@example.org',
      subject: 'Your receipt B-1001',
      text: `Hello Robin,

thank you. This is the receipt for your 1-month plan.

Invoice B-1001, May 5, 2026
1-month plan, May 4, 2026 to June 4, 2026
Total: $19.99

Your subscription renews on June 4, 2026 as the 1-month plan for $19.99. You find all invoices and everything about your plan here:

${address}
`,
    })
  })

  it('[SUB-5] a receipt with a coupon says what it took off; one without a day of payment has that of the invoice', () => {
    const { text } = mailIn(
      invoiced({ couponCode: 'KETO5', discountCents: cents(500), totalCents: cents(3999), paidAt: null }),
    )
    expect(text).toContain('Invoice B-1001, May 4, 2026\n')
    expect(text).toContain('to June 4, 2026\nCoupon KETO5: -$5\nTotal: $39.99\n')
  })

  it('[SUB-5] of what renews as another plan that one is told, and of what won’t renew that', () => {
    const receipt = (own: Partial<Subscription>) =>
      mailIn(about({ invoices: [{ ...invoice, isFirst: false }], subscription: { ...subscription, ...own } }))
        .text
    expect(receipt({ pendingPlanCode: '3-month' })).toContain('as the 3-month plan for $44.99.')
    expect(receipt({ state: 'expired' })).toContain('Your subscription won’t renew. You find')
  })

  it('[SUB-5] a reminder comes in the last week of a term, once a term', () => {
    const onDay = (day: string) => about({ asOf: at(day) })
    expect(keys(onDay('2026-05-27'))).toEqual([])
    expect(keys(onDay('2026-06-04'))).toEqual([])
    expect(mailIn(onDay('2026-05-28'))).toEqual({
      key: `reminder:abc:${at('2026-06-04')}`,
      to: 'robin@example.org',
      subject: 'Your plan renews on June 4, 2026',
      text: `Hello Robin,

your subscription renews on June 4, 2026 as the 1-month plan for $19.99.

There is nothing to do. To change your plan or to cancel, go here before that day:

${address}
`,
    })
  })

  it('[SUB-5] a declined renewal is told, and so is its payment later', () => {
    expect(mailIn(invoiced({ isFirst: false, state: 'past_due', wasDeclined: true }))).toEqual({
      key: 'failed:B-1001',
      to: 'robin@example.org',
      subject: 'Your payment didn’t go through',
      text: `Hello Robin,

we tried to renew your 1-month plan for $19.99, and the payment was declined.

We try again over the next days, and your plan stays open meanwhile. With another card or account it is done at once:

${address}
`,
    })
    expect(keys(invoiced({ isFirst: false, wasDeclined: true }))).toEqual(['receipt:B-1001', 'failed:B-1001'])
  })

  it('[SUB-5] canceled, it says until when the plan is open, or that it has ended', () => {
    const canceledAt = at('2026-05-10')
    const canceled = (own: Partial<Subscription>) =>
      mailIn(about({ subscription: { ...subscription, state: 'canceled', canceledAt, ...own } }))
    const mail = canceled({})
    expect(mail).toMatchObject({
      key: `canceled:abc:${canceledAt}`,
      subject: 'Your subscription is canceled',
    })
    expect(mail.text).toBe(`Hello Robin,

as you asked, your subscription won’t renew and nothing more will be charged.

Your plan stays open until June 4, 2026. Until then you can take this back:

${address}
`)
    expect(canceled({ endedAt: at('2026-06-04') }).text).toContain('stays open until June 4')
    expect(canceled({ endedAt: at('2026-05-11') }).text).toContain(`charged.\n\nIt has ended.\n\n${address}`)
  })

  it('[SUB-4] each mail of a sandbox says that no money moves', () => {
    const { text } = mailIn(about({ asOf: at('2026-05-28') }, { ...sender, isSandbox: true }))
    expect(text).toMatch(/\n\nSandbox: no real money was or will be charged\.\n$/)
  })
})

describe('the events of a purchase', () => {
  it('[CHK-11] the first invoice that is paid is told as a purchase and a conversion', () => {
    const events = invoiced({ couponCode: 'KETO5', totalCents: cents(3999) }).flatMap((message) =>
      'event' in message ? [message] : [],
    )
    const details = {
      ...{ transaction: 'B-1001', value: 39.99, currency: 'USD' },
      ...{ planCode: '1-month', coupon: 'KETO5' },
    }
    expect(events).toEqual(
      ['purchase', 'conversion'].map((kind) => {
        const eventId = `${kind}:B-1001`
        return { key: eventId, event: { kind, eventId, userId: 'ann', at: at('2026-05-04'), details } }
      }),
    )
  })

  it('[CHK-11] a renewal is neither, and nor is a first invoice that isn’t paid', () => {
    expect(keys(invoiced({ isFirst: false }))).toEqual(['receipt:B-1001'])
    expect(keys(invoiced({ state: 'past_due' }))).toEqual([])
  })
})
