import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { useResetTracker } from './use-weight-tracker.ts'

/** [WGT-6] Deletes the target and every log; asks first, since this can't be undone. */
export function ResetTracker({ tracker }: { tracker: WeightTracker }) {
  const [isAsking, setAsking] = useState(false)
  const toasts = useToasts()
  const reset = useResetTracker()
  const confirm = () =>
    reset.mutate(tracker.id, {
      onSuccess: () => {
        setAsking(false)
        toasts.show('Your tracker starts afresh', { tone: 'done' })
      },
    })
  const count = tracker.logs.length
  const weighIns = count === 1 ? 'one weigh-in' : `${count} weigh-ins`
  const lost =
    tracker.readings.length > 0 ? `Your target, ${weighIns} and all readings` : `Your target and ${weighIns}`
  return (
    <Card as="section" aria-label="Start over" className="grid gap-3">
      <h2 className="text-lg">Start over</h2>
      <p className="text-sm text-muted">
        Removes the target, every weigh-in and every reading beside it. Save the file above first if you want
        to keep them.
      </p>
      <Button look="ghost" className="justify-self-start" onClick={() => setAsking(true)}>
        Reset tracker
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Reset the tracker?"
        body={`${lost} will be gone for good.`}
        confirmLabel="Reset"
        cancelLabel="Keep it"
        isDanger
        busy={reset.isPending}
        onConfirm={confirm}
      />
    </Card>
  )
}
