import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgetPaypal, paypalNotices, readPaypalAnswer } from './paypal-approval.ts'

/** [CHK-7] [CHK-14] What PayPal has answered; an approval is handed on once, and the address is tidied up. */
export function usePaypalReturn<Asked>(onApproved: (asked: Asked, token: string) => void) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [answer] = useState(() => readPaypalAnswer<Asked>(hash))
  const [isLeaving, setLeaving] = useState(false)
  const isHandedOn = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is acted upon once, on arrival
  useEffect(() => {
    if (answer) forgetPaypal()
    if (answer?.kind === 'approved' && !isHandedOn.current) onApproved(answer.asked, answer.token)
    isHandedOn.current = true
    if (hash) void navigate({ hash: '' }, { replace: true })
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
  const notice = answer && answer.kind !== 'approved' ? paypalNotices[answer.kind] : undefined
  return { isLeaving, leave, notice }
}
