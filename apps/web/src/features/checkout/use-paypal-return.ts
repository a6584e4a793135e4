import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Order } from './buy.ts'
import { readPaypalAnswer } from './paypal-approval.ts'

const notices = {
  canceled: 'You canceled at PayPal. Nothing was charged.',
  error: 'PayPal couldn’t approve this. Nothing was charged; try again, or pay by card.',
} as const

type Purchase = (order: Order, makeToken: () => Promise<string>) => Promise<void>

/**
 * [CHK-7] [CHK-14] What PayPal has answered. An approval stays in the address until the purchase is over, so that a
 * reload in the middle sends the same order once more, which charges once.
 */
export function usePaypalReturn(purchase: Purchase) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [answer] = useState(() => readPaypalAnswer(hash))
  const [isLeaving, setLeaving] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is acted upon once, on arrival
  useEffect(() => {
    const tidyUp = () => void navigate({ hash: '' }, { replace: true })
    if (answer?.kind === 'approved') void purchase(answer.order, async () => answer.token).then(tidyUp)
    else if (hash) tidyUp()
  }, [answer])
  useEffect(() => {
    // Back from PayPal by the browser's own button: the page is as it was left, locked.
    const unlock = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', unlock)
    return () => window.removeEventListener('pageshow', unlock)
  }, [])
  const leave = (go: () => void) => {
    setLeaving(true)
    go()
  }
  const notice = answer && answer.kind !== 'approved' ? notices[answer.kind] : undefined
  return { isLeaving, leave, notice }
}
