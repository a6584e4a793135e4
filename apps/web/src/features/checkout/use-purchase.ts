import { type SubscriptionAnswer, subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { useEffect, useRef, useState } from 'react'
import { api } from '#lib/api/api.ts'
import { ApiProblem, isFinalAnswer, isProblem } from '#lib/api/api-problem.ts'
import { solveCaptcha } from '#lib/subscription/captcha.ts'
import type { BankAnswer } from '#lib/subscription/elsewhere/bank-page.ts'
import { problemLines } from '#lib/subscription/problem-lines.ts'
import { readSubscription } from '#lib/subscription/queries.ts'
import { NotConfirmed, notConfirmedMessage, sendConfirmed } from '#lib/subscription/send-confirmed.ts'
import type { PassingMessage } from '#lib/subscription/use-passing-message.tsx'
import type { Order } from './order.ts'
import {
  beginPurchase,
  findPendingPurchase,
  forgetPurchase,
  type PendingPurchase,
  runUntilAnswered,
  storePurchase,
} from './pending-purchase.ts'

interface PurchaseWays {
  /** The person whose purchase resumes after a reload. */
  email: string
  /** The answer of the bank's page. */
  bankAnswer: BankAnswer<PendingPurchase> | null
  confirm: ConfirmPurchase
}

interface PurchaseEnds {
  onBought: (subscription: SubscriptionAnswer) => void
  onRefused: (message: PassingMessage) => void
  onCouponRefused: (sentence: string) => void
}

/** [CHK-7] [CHK-12] One purchase at a time, however often the button is pressed. */
export function usePurchase({ email, bankAnswer, confirm, ...ends }: PurchaseWays & PurchaseEnds) {
  const [interrupted] = useState(() => findPendingPurchase(email, bankAnswer))
  const [isProcessing, setProcessing] = useState(interrupted !== undefined)
  // A ref, since a second press may come before the first one has rendered.
  const isRunning = useRef(false)
  const run = async (work: () => Promise<PurchaseOutcome>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setProcessing(true)
    const outcome = await work()
    isRunning.current = false
    setProcessing(false)
    tell(outcome, ends)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (interrupted) void run(() => sendPurchase(interrupted, confirm))
    else if (bankAnswer) forgetPurchase()
  }, [])
  const purchase = (order: Order, makeToken: () => Promise<string>) =>
    run(() => buy(order, makeToken, confirm))
  return { isProcessing, purchase }
}

function tell(outcome: PurchaseOutcome, ends: PurchaseEnds): void {
  if (outcome.kind === 'bought') ends.onBought(outcome.subscription)
  if (outcome.kind === 'refused') ends.onRefused(outcome)
  if (outcome.kind === 'coupon-refused') ends.onCouponRefused(outcome.sentence)
}

type PurchaseOutcome =
  | { kind: 'bought'; subscription: SubscriptionAnswer }
  | { kind: 'refused'; title: string; lines: readonly string[] }
  /** The coupon ended between quote and purchase: nothing was charged, since the price has changed. */
  | { kind: 'coupon-refused'; sentence: string }
  /** CHK-14: nothing was sent, and no message is shown. */
  | { kind: 'no-token' }

/** Asks the person to confirm with their bank; the purchase goes on with the bank's answer. */
type ConfirmPurchase = (action: string, purchase: PendingPurchase) => Promise<string>

/** [CHK-11] Buys a subscription with the provider's token. The same order with the same token charges once. */
async function buy(
  order: Order,
  makeToken: () => Promise<string>,
  confirm: ConfirmPurchase,
): Promise<PurchaseOutcome> {
  const token = await makeToken().catch(tokenFailure)
  return typeof token === 'string' ? sendPurchase(beginPurchase(order, token), confirm) : token
}

/** [CHK-12] Also for a purchase that a reload interrupted, or that the bank confirmed on its own page. */
function sendPurchase(purchase: PendingPurchase, confirm: ConfirmPurchase): Promise<PurchaseOutcome> {
  return runUntilAnswered(async () => {
    try {
      const created = await sendConfirmed(
        (confirmation) => create({ ...purchase, confirmation }),
        (action) => confirm(action, purchase),
        purchase.confirmation,
      )
      return { kind: 'bought', subscription: await readSubscription().catch(() => created) }
    } catch (error) {
      return afterFailure(error)
    }
  })
}

async function create(purchase: PendingPurchase): Promise<SubscriptionAnswer> {
  storePurchase(purchase)
  const { order, token, idempotencyKey, confirmation } = purchase
  const recaptcha = await solveCaptcha('CREATE_SUBSCRIPTION')
  const user = { email: order.email, first_name: order.firstName, last_name: order.lastName }
  const told = order.tellOutside === undefined ? {} : { tell_outside: order.tellOutside }
  const confirmed = confirmation === null ? {} : { confirmation }
  const body = { user, plan_code: order.plan, token, coupon: order.coupon, recaptcha, ...told, ...confirmed }
  const headers = { 'idempotency-key': idempotencyKey }
  return api.send(subscriptionCalls.create, { body, headers })
}

/**
 * [CHK-12] [CHK-14] Shows what is wrong with each field, with the provider's words inside ours; a network failure is only
 * logged.
 */
function tokenFailure(error: unknown): PurchaseOutcome {
  // biome-ignore lint/suspicious/noConsole: CHK-14 asks for it
  console.warn('No payment token', error)
  if (!(error instanceof ApiProblem)) return { kind: 'no-token' }
  const { faults, message } = error
  const lines = faults.length > 0 ? problemLines(error) : [message]
  return { kind: 'refused', title: 'Your card can’t be used', lines }
}

/** Another window may have bought already, or an answer was lost: then the purchase succeeded, and isn't repeated. */
async function afterFailure(error: unknown): Promise<PurchaseOutcome> {
  if (error instanceof NotConfirmed) return { kind: 'refused', ...notConfirmedMessage }
  const known = mayBeBought(error) ? await readSubscription().catch(() => undefined) : undefined
  if (known?.hasActiveSubscription) return { kind: 'bought', subscription: known }
  if (isProblem(error, 'coupon-refused')) return { kind: 'coupon-refused', sentence: error.message }
  if (error instanceof ApiProblem)
    return { kind: 'refused', title: error.message, lines: problemLines(error) }
  const lines = ['Check your connection and try again. You will not be charged twice.']
  return { kind: 'refused', title: 'Butterleaf can’t be reached', lines }
}

function mayBeBought(error: unknown): boolean {
  const isBoughtElsewhere = isProblem(
    error,
    'already-subscribed',
    'key-reused',
    'subscription-refused',
    'conflict',
  )
  return isBoughtElsewhere || !isFinalAnswer(error)
}
