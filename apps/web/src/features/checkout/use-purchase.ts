import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import { useRef, useState } from 'react'
import { buy, type Order } from './buy.ts'
import type { PassingMessage } from './use-passing-message.tsx'

interface PurchaseEnds {
  onBought: (subscription: SubscriptionAnswer) => void
  onRefused: (message: PassingMessage) => void
}

/** [CHK-7] [CHK-12] One purchase at a time, however often and fast the button is pressed. */
export function usePurchase({ onBought, onRefused }: PurchaseEnds) {
  const [isProcessing, setProcessing] = useState(false)
  // A second press comes before the first one has rendered anything.
  const isRunning = useRef(false)
  const purchase = async (order: Order, makeToken: () => Promise<string>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setProcessing(true)
    const outcome = await buy(order, makeToken)
    isRunning.current = false
    setProcessing(false)
    if (outcome.kind === 'bought') onBought(outcome.subscription)
    if (outcome.kind === 'refused') onRefused(outcome)
  }
  return { isProcessing, purchase }
}
