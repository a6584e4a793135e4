import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { formatDate } from '#lib/format-date.ts'
import { startAnew } from '#lib/meal-plan/change/start-anew.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'

/** [DAY-10] Asks first: the plan in hand is put away. */
export function NewPlan() {
  const { plan } = usePlan()
  const change = usePlanChange()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const start = () =>
    change.mutate(startAnew(plan.answers, today()), {
      onSuccess: () => void navigate(paths.app),
      onError: () => setAsking(false),
    })
  return (
    <>
      <Button size="lg" onClick={() => setAsking(true)}>
        Create a new plan
      </Button>
      <div role="alert" className="empty:hidden">
        {change.isError && <Failure error={change.error} />}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Start a new plan?"
        body={`Four new weeks from ${formatDate(today(), 'weekday')}, made from the answers you gave. This plan is put away, not lost.`}
        confirmLabel="Create a new plan"
        busy={change.isPending}
        onConfirm={start}
      />
    </>
  )
}

function Failure({ error }: { error: Error }) {
  const text = error instanceof ApiProblem ? error.message : 'Your new plan couldn’t be made just now.'
  return (
    <p className="max-w-sm text-pretty text-sm">
      {text} Your plan is as it was. Try again, or{' '}
      <Link to={paths.onboarding} className="font-semibold underline underline-offset-4">
        change your answers
      </Link>
      .
    </p>
  )
}
