import type { BillingAccount, Invoice } from '@butterleaf/billing/billing-provider'
import { amountFromCents, currency, moneyText } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { isReminderDue } from '@butterleaf/domain/subscription/reminder'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import type { PurchaseEvent } from '#platform/purchase-events/purchase-events.ts'
import { dayText } from '../day-text.ts'

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

/** The sender, and whether the payment is real. */
interface MailSender {
  publicUrl: string
  isSandbox: boolean
}

function receiptMail(account: BillingAccount, invoice: Invoice, sender: MailSender): Mail {
  const plan = planOf(invoice.planCode)
  const coupon =
    invoice.couponCode === null ? '' : `\nCoupon ${invoice.couponCode}: -${moneyText(invoice.discountCents)}`
  return letter(account, sender, {
    subject: `Your receipt ${invoice.number}`,
    text: `thank you. This is the receipt for your ${plan.name}.

Invoice ${invoice.number}, ${dayText(invoice.paidAt ?? invoice.createdAt)}
${plan.name}, ${dayText(invoice.termStartsAt)} to ${dayText(invoice.termEndsAt)}${coupon}
Total: ${moneyText(invoice.totalCents)}

${renewalSentence(account)} You find all invoices and everything about your plan here:

${billingAddress(sender)}`,
  })
}

function reminderMail(account: BillingAccount, sender: MailSender): Mail {
  return letter(account, sender, {
    subject: `Your plan renews on ${dayText(account.subscription.termEndsAt)}`,
    text: `${lowerFirst(renewalSentence(account))}

There is nothing to do. To change your plan or to cancel, go here before that day:

${billingAddress(sender)}`,
  })
}

function failedPaymentMail(account: BillingAccount, invoice: Invoice, sender: MailSender): Mail {
  return letter(account, sender, {
    subject: 'Your payment didn’t go through',
    text: `we tried to renew your ${planOf(invoice.planCode).name} for ${moneyText(invoice.totalCents)}, and the payment was declined.

We try again over the next days, and your plan stays open meanwhile. With another card or account it is done at once:

${billingAddress(sender)}`,
  })
}

function canceledMail(account: BillingAccount, sender: MailSender): Mail {
  const { endedAt, termEndsAt } = account.subscription
  const isOver = endedAt !== null && endedAt < termEndsAt
  return letter(account, sender, {
    subject: 'Your subscription is canceled',
    text: `as you asked, your subscription won’t renew and nothing more will be charged.

${isOver ? 'It has ended.' : `Your plan stays open until ${dayText(termEndsAt)}. Until then you can take this back:`}

${billingAddress(sender)}`,
  })
}

function letter(
  { email, firstName }: BillingAccount,
  { isSandbox }: MailSender,
  { subject, text }: { subject: string; text: string },
): Mail {
  const mark = isSandbox ? '\nSandbox: no real money was or will be charged.\n' : ''
  return { to: email, subject, text: `Hello ${firstName},\n\n${text}\n${mark}` }
}

function renewalSentence({ subscription }: BillingAccount): string {
  if (subscription.state !== 'active') return 'Your subscription won’t renew.'
  const plan = planOf(subscription.pendingPlanCode ?? subscription.planCode)
  return `Your subscription renews on ${dayText(subscription.termEndsAt)} as the ${plan.name} for ${moneyText(plan.totalCents)}.`
}

function billingAddress({ publicUrl }: MailSender): string {
  return `${publicUrl}/settings/account/subscription`
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
