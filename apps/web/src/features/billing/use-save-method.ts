import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import type { ReactNode } from 'react'
import { api } from '#lib/api/api.ts'
import { paths } from '#lib/paths.ts'
import { useBankReturn } from '#lib/subscription/elsewhere/use-bank-return.ts'
import { useBankConfirmation } from '#lib/subscription/providers/use-bank-confirmation.tsx'
import { sendConfirmed } from '#lib/subscription/send-confirmed.ts'
import type { PassingMessage } from '#lib/subscription/use-passing-message.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { failureMessage } from './failure-message.ts'
import { useBillingChange } from './use-billing-change.ts'

interface SavingEnds {
  onDone: () => void
  onFailure: (message: PassingMessage) => void
}

interface MethodSaving {
  isSaving: boolean
  save: (makeToken: () => Promise<string>) => void
  bankNotice: string | undefined
  bankDialog: ReactNode
}

interface Saved {
  makeToken: () => Promise<string>
  /** The answer of the bank's page. */
  confirmation: string | null
}

/** [SET-5] Turns a provider's token into the new method, with the bank's confirmation where it asks for one. */
export function useSaveMethod({ onDone, onFailure }: SavingEnds): MethodSaving {
  const toasts = useToasts()
  const bank = useBankConfirmation<string>(paths['settings.account.subscription'])
  const update = useBillingChange(async ({ makeToken, confirmation }: Saved) => {
    const token = await makeToken()
    const confirm = (action: string) => bank.confirm(action, token)
    return sendConfirmed((confirmed) => sendToken(token, confirmed), confirm, confirmation)
  })
  const save = (saved: Saved) =>
    update.mutate(saved, {
      onSuccess: () => {
        onDone()
        toasts.show('Your payment is updated', { tone: 'done' })
      },
      onError: (error) => onFailure(failureMessage(error)),
    })
  const { notice } = useBankReturn<string>((answer) => {
    if (answer.kind === 'confirmed') save({ makeToken: async () => answer.asked, confirmation: answer.token })
  })
  return {
    isSaving: update.isPending,
    save: (makeToken) => save({ makeToken, confirmation: null }),
    bankNotice: notice,
    bankDialog: bank.dialog,
  }
}

function sendToken(token: string, confirmation: string | null) {
  const body = confirmation === null ? { token } : { token, confirmation }
  return api.send(subscriptionCalls.updateBilling, { body })
}
