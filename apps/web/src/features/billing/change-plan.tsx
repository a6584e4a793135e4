import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { type PlanCode, planOf } from '@butterleaf/domain/subscription/plans'
import { useState } from 'react'
import { api } from '#lib/api/api.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { changeText } from './change-text.ts'
import { failureMessage } from './failure-message.ts'
import type { LiveSubscription } from './live-subscription.ts'
import { PlanDrawer } from './plan-drawer.tsx'
import { useBillingChange } from './use-billing-change.ts'

/** [SET-5] Choose, read what happens when, confirm; after a refusal the person chooses again. */
export function ChangePlan({ subscription }: { subscription: LiveSubscription }) {
  const { current, pending } = subscription
  const [stage, setStage] = useState<'closed' | 'choosing' | 'confirming'>('closed')
  const [chosen, setChosen] = useState<PlanCode>(current.plan_code)
  const [refusal, setRefusal] = useState<string>()
  const toasts = useToasts()
  const update = useBillingChange((new_plan: PlanCode) =>
    api.send(subscriptionCalls.update, { body: { uuid: current.uuid, new_plan } }),
  )
  const open = () => {
    setRefusal(undefined)
    setChosen(pending?.plan_code ?? current.plan_code)
    setStage('choosing')
  }
  const confirm = () =>
    update.mutate(chosen, {
      onSuccess: () => {
        setStage('closed')
        toasts.show('Your plan is changed', { tone: 'done' })
      },
      onError: (error) => {
        setRefusal(failureMessage(error).title)
        setStage('choosing')
      },
    })
  const isTakenBack = chosen === current.plan_code
  return (
    <>
      <Button look="ghost" onClick={open}>
        Change plan
      </Button>
      <PlanDrawer
        isOpen={stage === 'choosing'}
        onClose={() => setStage('closed')}
        subscription={subscription}
        chosen={chosen}
        onChoose={setChosen}
        refusal={refusal}
        onContinue={() => setStage('confirming')}
      />
      <ConfirmDialog
        isOpen={stage === 'confirming'}
        onOpenChange={() => setStage('closed')}
        title={`${isTakenBack ? 'Stay with' : 'Change to'} the ${planOf(chosen).name}?`}
        body={changeText(subscription, planOf(chosen))}
        confirmLabel={isTakenBack ? 'Stay' : 'Change plan'}
        cancelLabel="Not now"
        onConfirm={confirm}
        busy={update.isPending}
      />
    </>
  )
}
