import type { IncomingHttpHeaders } from 'node:http'
import type { CouponRefusal } from '@butterleaf/domain/subscription/coupon'
import type { Instant } from '@butterleaf/domain/subscription/instant'
import type { Cents } from '@butterleaf/domain/subscription/money'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import type { Subscription, SubscriptionRefusal } from '@butterleaf/domain/subscription/subscription'
import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { FastifyInstance } from 'fastify'

/** What is known of how somebody pays; never more of a card than this. */
export interface BillingMethod {
  method: 'credit_card' | 'paypal'
  brand: string | null
  lastFour: string | null
  month: number | null
  year: number | null
}

export interface Invoice {
  number: string
  state: 'paid' | 'past_due' | 'failed'
  /** The one that began the subscription, not a renewal. */
  isFirst: boolean
  subscriptionUuid: string
  planCode: PlanCode
  couponCode: string | null
  discountCents: Cents
  totalCents: Cents
  createdAt: Instant
  paidAt: Instant | null
  /** A payment for it has failed at least once, whether or not a later one went through. */
  wasDeclined: boolean
  termStartsAt: Instant
  termEndsAt: Instant
}

/** The provider's whole truth about one of our users, at one moment. */
export interface BillingAccount {
  /** The provider's own clock, by which its terms begin and end. */
  asOf: Instant
  /** Never falls; the higher one of two answers is the newer. */
  revision: number
  email: string
  firstName: string
  lastName: string
  /** The latest one, whether or not it is over. */
  subscription: Subscription
  /** When the provider will next do something by itself. */
  dueAt: Instant | null
  method: BillingMethod
  /** Newest first. */
  invoices: readonly Invoice[]
}

/** What stands for a card or an account: never the card itself. */
export interface PayToken {
  token: string
  /** What the bank's own step has answered, where it was asked for; comes with the token it was asked about. */
  confirmation: string | null
}

export interface Purchase extends PayToken {
  /** Our user's id is the account's code with the provider. */
  userId: string
  email: string
  firstName: string
  lastName: string
  planCode: PlanCode
  couponCode: string | null
  /** The same key with the same request is the same purchase, and charges once. */
  idempotencyKey: string
  requestHash: string
}

export type BillingRefusal =
  | { because: 'not-there' | 'token' | 'already-subscribed' | 'key-reused' }
  | { because: 'declined'; message?: string }
  /** The bank wants to hear it from the person first: nothing is charged, and the same may be asked again once it has. */
  | { because: 'confirmation'; action: string }
  | { because: 'fields'; faults: readonly FieldFault[] }
  | { because: 'coupon'; reason: CouponRefusal }
  | { because: SubscriptionRefusal }

export type BillingResult = { ok: true } | ({ ok: false } & BillingRefusal)

/** The provider can't be reached or can't answer now; what it told last still holds. */
export class BillingUnavailable extends Error {}

export interface WebhookNotice {
  /** Null when it is about none of our people. */
  userId: string | null
}

/**
 * Who takes the payments. A change answers whether it was made; what is true afterwards is always read anew
 * with `findAccount`. A provider that can't be reached
 * rejects with `BillingUnavailable`.
 */
export interface BillingProvider {
  /** What the browser needs to price and to make tokens. */
  settings: { provider: string; publicKey?: string }
  /** No real money moves, and every mail and paper says so. */
  isSandbox: boolean
  /** A sentence for the operator at start: who takes payments. */
  description: string
  findAccount(userId: string): Promise<BillingAccount | undefined>
  purchase(purchase: Purchase): Promise<BillingResult>
  cancel(userId: string, uuid: string): Promise<BillingResult>
  reactivate(userId: string, uuid: string): Promise<BillingResult>
  changePlan(userId: string, uuid: string, planCode: PlanCode): Promise<BillingResult>
  updateMethod(userId: string, payToken: PayToken): Promise<BillingResult>
  /**
   * OPS-6: ends what would renew, at once, and forgets who it was: afterwards `findAccount` knows nothing of them, late
   * webhooks included. Invoices may stay without a name, an address or anything that leads to one. Asked twice, or about
   * somebody who never bought anything, it is done already.
   */
  forget(userId: string): Promise<void>
  /** The provider's own paper, where it has one; else we draw it. */
  findInvoicePdf?(number: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Undefined for anything but an untampered, recent message of this provider. */
  readWebhook(headers: IncomingHttpHeaders, rawBody: string, now: Date): WebhookNotice | undefined
  /** Routes the provider serves from within this process; the embedded one has some. */
  mount?(app: FastifyInstance): Promise<void>
  /** What the provider does by itself as time passes, where it lives in this process. */
  runClock?(app: FastifyInstance): Promise<void>
}
