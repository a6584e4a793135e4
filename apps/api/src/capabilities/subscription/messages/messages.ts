import type { BillingAccount, Invoice } from '@butterleaf/billing/billing-provider'
import { amountFromCents, currency } from '@butterleaf/domain/subscription/money'
import { isReminderDue } from '@butterleaf/domain/subscription/reminder'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import type { PurchaseEvent } from '#platform/purchase-events/purchase-events.ts'
import { canceledMail, failedPaymentMail, type MailSender, receiptMail, reminderMail } from './mails.ts'

/** The key says what the message is about; a key that is in the outbox isn't added again. */
export type Message = { key: string } & ({ mail: Mail } | { event: PurchaseEvent })

/** SUB-5, CHK-11: every message about an account's state, sent before or not. */
export function messagesAbout(userId: string, account: BillingAccount, sender: MailSender): Message[] {
  const { subscription, asOf } = account
  const messages = account.invoices.flatMap((invoice) => [
    ...mailsAbout(invoice, account, sender),
    ...eventsAbout(invoice, userId),
  ])
  if (subscription.canceledAt !== null) {
    const key = `canceled:${subscription.uuid}:${subscription.canceledAt}`
    messages.push({ key, mail: canceledMail(account, sender) })
  }
  if (isReminderDue(subscription, asOf)) {
    const key = `reminder:${subscription.uuid}:${subscription.termEndsAt}`
    messages.push({ key, mail: reminderMail(account, sender) })
  }
  return messages
}

function mailsAbout(invoice: Invoice, account: BillingAccount, sender: MailSender): Message[] {
  const { number, state, wasDeclined } = invoice
  return [
    ...(state === 'paid' ? [{ key: `receipt:${number}`, mail: receiptMail(account, invoice, sender) }] : []),
    ...(wasDeclined ? [{ key: `failed:${number}`, mail: failedPaymentMail(account, invoice, sender) }] : []),
  ]
}

function eventsAbout(invoice: Invoice, userId: string): Message[] {
  if (!invoice.isFirst || invoice.state !== 'paid') return []
  return (['purchase', 'conversion'] as const).map((kind) => {
    const eventId = `${kind}:${invoice.number}`
    const details = {
      transaction: invoice.number,
      value: amountFromCents(invoice.totalCents),
      currency,
      planCode: invoice.planCode,
      coupon: invoice.couponCode,
    }
    return { key: eventId, event: { kind, eventId, userId, at: invoice.createdAt, details } }
  })
}
