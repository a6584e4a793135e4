import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import { useEffect, useRef, useState } from 'react'
import type { BankAnswer } from '#lib/subscription/elsewhere/bank-page.ts'
import type { PassingMessage } from '#lib/subscription/use-passing-message.tsx'
import { buy, type ConfirmPurchase, type PurchaseOutcome, sendPurchase } from './buy.ts'
import type { Order } from './order.ts'
import { findPendingPurchase, forgetPurchase, type PendingPurchase } from './pending-purchase.ts'

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
