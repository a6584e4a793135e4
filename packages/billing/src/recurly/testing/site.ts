import { randomBytes } from 'node:crypto'
import { addDaysToInstant, type Instant, instantOf } from '@butterleaf/domain/subscription/instant'
import { type Cents, cents, percentOf } from '@butterleaf/domain/subscription/money'
import { type PlanCode, planOf } from '@butterleaf/domain/subscription/plans'
import { addMonths } from '@butterleaf/domain/subscription/term'
import type { Clock } from '@butterleaf/server-kit/process/clock'

export type Behavior =
  | 'accepted'
  | 'declined'
  | 'declined-at-renewal'
  | 'asks-bank'
  /** Stored without a question; its bank asks to confirm overdue bills. */
  | 'asks-bank-for-bills'
  | 'paypal'

export interface SiteAccount {
  code: string
  email: string
  firstName: string
  lastName: string
  method: { behavior: Behavior; lastFour: string }
  isActive: boolean
  updatedAt: Instant
}

export interface SiteSubscription {
  id: string
  uuid: string
  accountCode: string
  planCode: string
  pendingPlanCode: string | null
  state: 'active' | 'canceled' | 'expired'
  startedAt: Instant
  endsAt: Instant
  canceledAt: Instant | null
  expiresAt: Instant | null
  expirationReason: 'canceled' | 'nonpayment' | null
  createdAt: Instant
  updatedAt: Instant
}

export interface SiteInvoice {
  id: string
  number: string
  accountCode: string
  subscription: SiteSubscription
  planCode: string
  origin: 'purchase' | 'renewal'
  state: 'paid' | 'past_due' | 'failed'
  couponCode: string | null
  discountCents: Cents
  totalCents: Cents
  startsAt: Instant
  endsAt: Instant
  attempts: number
  createdAt: Instant
  updatedAt: Instant
  closedAt: Instant | null
}

/** Days after which an unpaid renewal is given up. */
const dunningDays = 7

const coupons: Record<string, { percent: number } | { off: Cents }> = {
  WELCOME10: { percent: 10 },
  KETO5: { off: cents(500) },
}

/** A Recurly site, as far as we use it; maps its plan codes to our plans. */
export class Site {
  readonly bank = new Bank()
  readonly accounts = new Map<string, SiteAccount>()
  readonly subscriptions: SiteSubscription[] = []
  readonly invoices: SiteInvoice[] = []
  readonly #tokens = new Map<string, Behavior>()
  readonly #plans: ReadonlyMap<string, PlanCode>
  readonly #clock: Clock

  constructor(clock: Clock, planCodes: Readonly<Record<PlanCode, string>>) {
    this.#clock = clock
    this.#plans = new Map(Object.entries(planCodes).map(([ours, theirs]) => [theirs, ours as PlanCode]))
  }

  now(): Instant {
    return instantOf(this.#clock.now())
  }

  /** The token that the browser's script gets for a card. */
  issueToken(behavior: Behavior): string {
    const token = randomBytes(16).toString('base64url')
    this.#tokens.set(token, behavior)
    return token
  }

  findToken(token: string): Behavior | undefined {
    return this.#tokens.get(token)
  }

  takeToken(token: string): Behavior | undefined {
    const behavior = this.#tokens.get(token)
    this.#tokens.delete(token)
    return behavior
  }

  /** Undefined for a plan or coupon it doesn't know. */
  price(planCode: string, couponCode: string | undefined): { total: Cents; discount: Cents } | undefined {
    const ours = this.#plans.get(planCode)
    const coupon = couponCode === undefined ? { percent: 0 } : coupons[couponCode]
    if (!ours || !coupon) return undefined
    const full = planOf(ours).totalCents
    const discount = 'percent' in coupon ? percentOf(full, coupon.percent) : coupon.off
    return { total: cents(full - discount), discount }
  }

  begin(accountCode: string, planCode: string, couponCode: string | undefined): SiteInvoice {
    const at = this.now()
    const subscription: SiteSubscription = {
      id: newId(),
      uuid: randomBytes(16).toString('hex'),
      accountCode,
      planCode,
      pendingPlanCode: null,
      state: 'active',
      startedAt: at,
      endsAt: this.#endOf(planCode, at),
      canceledAt: null,
      expiresAt: null,
      expirationReason: null,
      createdAt: at,
      updatedAt: at,
    }
    this.subscriptions.unshift(subscription)
    return this.#bill(subscription, 'purchase', couponCode)
  }

  /** Does everything due by now: renewals, ends and written-off bills. */
  catchUp(): void {
    for (const invoice of this.invoices) {
      const isGivenUp =
        invoice.state === 'past_due' && addDaysToInstant(invoice.createdAt, dunningDays) <= this.now()
      if (!isGivenUp) continue
      invoice.state = 'failed'
      this.end(invoice.subscription, 'nonpayment')
    }
    for (const subscription of this.subscriptions) {
      if (subscription.state === 'expired' || subscription.endsAt > this.now()) continue
      if (subscription.state === 'canceled') this.end(subscription, 'canceled', subscription.endsAt)
      else this.#renew(subscription)
    }
  }

  end(subscription: SiteSubscription, reason: 'canceled' | 'nonpayment', at = this.now()): void {
    Object.assign(subscription, {
      state: 'expired',
      expirationReason: reason,
      expiresAt: at,
      updatedAt: this.now(),
    })
  }

  /** Tries an unpaid bill with the account's current method. */
  collect(invoice: SiteInvoice): boolean {
    const isPaid = !this.accounts.get(invoice.accountCode)?.method.behavior.startsWith('declined')
    invoice.attempts += 1
    invoice.updatedAt = this.now()
    if (isPaid) Object.assign(invoice, { state: 'paid', closedAt: this.now() })
    return isPaid
  }

  #renew(subscription: SiteSubscription): void {
    subscription.planCode = subscription.pendingPlanCode ?? subscription.planCode
    subscription.pendingPlanCode = null
    subscription.startedAt = subscription.endsAt
    subscription.endsAt = this.#endOf(subscription.planCode, subscription.startedAt)
    subscription.updatedAt = this.now()
    this.collect(this.#bill(subscription, 'renewal', undefined))
  }

  #bill(
    subscription: SiteSubscription,
    origin: SiteInvoice['origin'],
    couponCode: string | undefined,
  ): SiteInvoice {
    const { accountCode, planCode, startedAt, endsAt } = subscription
    const { total, discount } = this.price(planCode, couponCode)!
    const isPaid = origin === 'purchase'
    const invoice: SiteInvoice = {
      id: newId(),
      number: String(1001 + this.invoices.length),
      accountCode,
      subscription,
      planCode,
      origin,
      state: isPaid ? 'paid' : 'past_due',
      couponCode: couponCode ?? null,
      discountCents: discount,
      totalCents: total,
      startsAt: startedAt,
      endsAt,
      attempts: 0,
      createdAt: startedAt,
      updatedAt: this.now(),
      closedAt: isPaid ? startedAt : null,
    }
    this.invoices.unshift(invoice)
    return invoice
  }

  #endOf(planCode: string, from: Instant): Instant {
    return addMonths(from, planOf(this.#plans.get(planCode)!).months)
  }
}

/** Thirteen characters at most. */
function newId(): string {
  return randomBytes(6).toString('hex')
}

/** The banks behind the site, and the confirmations they have received. */
class Bank {
  /** From the step's answer to the action it confirmed. */
  readonly #confirmed = new Map<string, string>()

  /** The token that the browser's script gets for a confirmation. */
  confirm(action: string): string {
    const result = randomBytes(16).toString('base64url')
    this.#confirmed.set(result, action)
    return result
  }

  /** Each token is good once. */
  take(result: string, action: string): boolean {
    const isGood = this.#confirmed.get(result) === action
    if (isGood) this.#confirmed.delete(result)
    return isGood
  }
}
