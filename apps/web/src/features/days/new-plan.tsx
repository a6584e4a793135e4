import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { isEndNear } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { formatDate } from '#lib/format-date.ts'
import { regeneratePlan } from '#lib/meal-plan/change/answer-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
import { useToday } from '#lib/use-today.ts'
import { Button, type ButtonProps } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { useNextAnswers } from './next-answers.ts'

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
      <p className="text-pretty text-sm">{endText(template)} You choose when the next one starts.</p>
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
  const [startDate, setStartDate] = useState<string>(today)
  const next = useNextAnswers(isAsking)
  const date = parseIsoDate(startDate)
  const fault = date && date >= today() ? undefined : 'Choose today or a later day.'
  const start = () => {
    if (fault) return
    change.mutate(regeneratePlan(next.answers, startDate), {
      onSuccess: () => void navigate(paths.app),
      onError: () => setAsking(false),
    })
  }
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
        body={`Four new weeks from ${date ? formatDate(date, 'weekday') : 'the day you choose'}, made from the answers you gave. ${putAway(plan.template)}`}
        confirmLabel="Create a new plan"
        busy={change.isPending}
        onConfirm={start}
      >
        <ul className="mb-4 grid list-disc gap-1 pl-5 text-sm text-pretty">
          {next.changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div className="mb-4">
          <Field label="Start date" error={fault}>
            <TextInput
              type="date"
              required
              min={today()}
              value={startDate}
              onChange={({ target }) => setStartDate(target.value)}
            />
          </Field>
        </div>
      </ConfirmDialog>
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
