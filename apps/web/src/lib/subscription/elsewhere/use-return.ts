import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type BankAnswer, bankNotice, forgetBank, readBankAnswer } from './bank-page.ts'
import { forgetPaypal, paypalNotices, readPaypalAnswer } from './paypal-approval.ts'

/** [CHK-12] The answer of the bank's page, once. */
export function useBankReturn<Asked>(onAnswer: (answer: BankAnswer<Asked>) => void = () => undefined): {
  answer: BankAnswer<Asked> | null
  notice: string | undefined
} {
  const answer = useFragmentAnswer(readBankAnswer<Asked>, (given) => {
    forgetBank()
    onAnswer(given)
  })
  return { answer, notice: answer?.kind === 'declined' ? bankNotice : undefined }
}

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

/** Handles the answer of an outside page in the fragment, once on arrival, and removes it from the URL. */
function useFragmentAnswer<Answer>(
  read: (hash: string) => Answer | null,
  onAnswer: (answer: Answer) => void,
): Answer | null {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [answer] = useState(() => read(hash))
  const isHandedOn = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is acted upon once, on arrival
  useEffect(() => {
    if (answer !== null && !isHandedOn.current) onAnswer(answer)
    isHandedOn.current = true
    if (hash) void navigate({ hash: '' }, { replace: true })
  }, [answer])
  return answer
}

/** After the browser's Back from an outside page, the page is restored as it was left, locked. */
export function useRestoredPage(unlock: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what unlocks is a setter
  useEffect(() => {
    const arrive = (event: PageTransitionEvent) => event.persisted && unlock()
    window.addEventListener('pageshow', arrive)
    return () => window.removeEventListener('pageshow', arrive)
  }, [])
}
