import { type BankAnswer, bankNotice, forgetBank, readBankAnswer } from './bank-page.ts'
import { useFragmentAnswer } from './use-fragment-answer.ts'

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
