import type { IncomingHttpHeaders } from 'node:http'
import type { CouponRefusal } from '@butterleaf/domain/subscription/coupon'
import type { Instant } from '@butterleaf/domain/subscription/instant'
import type { Cents } from '@butterleaf/domain/subscription/money'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import type { Subscription, SubscriptionRefusal } from '@butterleaf/domain/subscription/subscription'
import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { FastifyInstance } from 'fastify'

/** How a person pays. Nothing else of a card is ever stored. */
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

/** The complete state of one user's account at the provider, at one moment. */
export interface BillingAccount {
  /** The provider's own clock; its terms begin and end by it. */
  asOf: Instant
  /** Never decreases; of two answers, the one with the higher revision is newer. */
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

/** Stands for a card or an account, and never holds the card itself. */
export interface PayToken {
  token: string
  /** The answer of the bank's step, where the bank asked for one; sent with the token it was asked about. */
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
  /** The bank wants the person to confirm first: nothing is charged, and the client repeats the request afterwards. */
  | { because: 'confirmation'; action: string }
  | { because: 'fields'; faults: readonly FieldFault[] }
  | { because: 'coupon'; reason: CouponRefusal }
  | { because: SubscriptionRefusal }

export type BillingResult = { ok: true } | ({ ok: false } & BillingRefusal)

/** The provider can't be reached or can't answer now; its last known state stays valid. */
export class BillingUnavailable extends Error {}

export interface WebhookNotice {
  /** Null when the message concerns none of our users. */
  userId: string | null
}

/**
 * Takes the payments. A change answers only whether it was made; the state after it is always read with `findAccount`. A
 * provider that can't be reached rejects with `BillingUnavailable`.
 */
export interface BillingProvider {
  /** What the browser needs to show prices and to make tokens. */
  settings: { provider: string; publicKey?: string }
  /** No real money moves, and every mail and PDF says so. */
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
   * OPS-6: ends the subscription at once and deletes the person's data: afterwards `findAccount` finds nothing of them, and
   * late webhooks change nothing. Invoices may stay without a name, an address or anything that identifies the person. Calling
   * it twice, or for a person who never bought anything, does nothing.
   */
  forget(userId: string): Promise<void>
  /** The provider's own PDF, where it has one; otherwise we make one. */
  findInvoicePdf?(number: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Undefined unless it is an untampered, recent message of this provider. */
  readWebhook(headers: IncomingHttpHeaders, rawBody: string, now: Date): WebhookNotice | undefined
  /** Routes the provider serves from within this process; the embedded one has some. */
  mount?(app: FastifyInstance): Promise<void>
  /** Runs the provider's clock where the provider lives in this process. */
  runClock?(app: FastifyInstance): Promise<void>
}
