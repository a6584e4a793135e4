import { useState } from 'react'
import { forgetPaypal, paypalNotices, readPaypalAnswer } from './paypal-approval.ts'
import { useFragmentAnswer } from './use-fragment-answer.ts'
import { useRestoredPage } from './use-restored-page.ts'

/** [CHK-7] [CHK-14] PayPal's answer; an approval is passed on once. */
export function usePaypalReturn<Asked>(onApproved: (asked: Asked, token: string) => void) {
  const [isLeaving, setLeaving] = useState(false)
  const answer = useFragmentAnswer(readPaypalAnswer<Asked>, (given) => {
    forgetPaypal()
    if (given.kind === 'approved') onApproved(given.asked, given.token)
  })
  useRestoredPage(() => setLeaving(false))
  const leave = (go: () => void) => {
    setLeaving(true)
    go()
  }
  const notice = answer && answer.kind !== 'approved' ? paypalNotices[answer.kind] : undefined
  return { isLeaving, leave, notice }
}
