import { isEndNear } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { formatDate } from '#lib/format-date.ts'
import { regeneratePlan } from '#lib/meal-plan/change/answer-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
import { useToday } from '#lib/use-today.ts'
import { Button, type ButtonProps } from '#ui/action/button.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'

/** [DAY-10] In the last days of a plan: the next one can be made, and what that does to this one. */
export default function PlanEnd() {
  const { template } = usePlan().plan
  if (!isEndNear(template, useToday())) return null
  return (
    <Card
      as="section"
      aria-label="The end of the plan"
      padding="sm"
      className="grid justify-items-start gap-3"
    >
      <p className="text-pretty text-sm">{endText(template)} The next one starts on the day you create it.</p>
      <NewPlan look="quiet" size="sm" />
    </Card>
  )
}

function endText(template: Template): string {
  const last = dateOfDay(template, daysOfPlan)
  return `This plan ${last < today() ? 'ended' : 'ends'} on ${formatDate(last, 'weekday')}.`
}

/** [DAY-10] Asks first: the plan in hand is put away. */
export function NewPlan({ look = 'leaf', size = 'lg' }: Pick<ButtonProps, 'look' | 'size'>) {
  const { plan } = usePlan()
  const change = usePlanChange()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const start = () =>
    change.mutate(regeneratePlan(plan.answers, today()), {
      onSuccess: () => void navigate(paths.app),
      onError: () => setAsking(false),
    })
  return (
    <>
      <Button look={look} size={size} onClick={() => setAsking(true)}>
        Create a new plan
      </Button>
      <div role="alert" className="empty:hidden">
        {change.isError && <Failure error={change.error} />}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Start a new plan?"
        body={`Four new weeks from today, ${formatDate(today(), 'weekday')}, made from the answers you gave. ${putAway(plan.template)}`}
        confirmLabel="Create a new plan"
        busy={change.isPending}
        onConfirm={start}
      />
    </>
  )
}

/** Days that aren't eaten yet go with the plan: that is said before, not found out. */
function putAway({ weeks }: Template): string {
  const open = weeks.flatMap(({ days }) => days).filter(({ isComplete }) => !isComplete).length
  if (open === 0) return 'This plan is put away, not lost.'
  return `This plan ends now: ${open === 1 ? 'its open day goes' : `its ${open} open days go`} with it. It is put away, not lost.`
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
