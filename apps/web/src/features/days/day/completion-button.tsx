import type { MealPlan, PlanDay } from '@butterleaf/contract/meal-plan/calls'
import type { DayPlace } from '@butterleaf/domain/meal-plan/places'
import type { DayButtons } from '@butterleaf/domain/meal-plan/states/day-buttons'
import { dayAfterCompleting } from '@butterleaf/domain/meal-plan/states/next-day'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { useNavigate } from 'react-router'
import { complete, reopen } from '#lib/meal-plan/change/day-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { templateFromWire } from '#lib/meal-plan/template-from-wire.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { arriveAt } from './arrival.ts'

type CompletionButtonProps = {
  day: PlanDay
  buttons: DayButtons
  /** Where a day is shown in this view. */
  pathOf: (template: Template, place: DayPlace) => string
}

/** [DAY-5] One for each day (`key`): whoever looks at another day by the time of the answer stays there. */
export function CompletionButton({ day, buttons, pathOf }: CompletionButtonProps) {
  const inHand = usePlan()
  const change = usePlanChange()
  const goOn = useGoingOn(day, pathOf)
  const place = { weekId: day.weekId, dayId: day.id }
  const isCompleting = isPending(inHand, 'complete', day.id)
  if (day.state === 'complete' && !isCompleting) {
    return (
      <Button
        look="quiet"
        size="sm"
        disabled={!buttons.canReopen}
        onClick={() => change.mutate(reopen(place))}
      >
        Mark incomplete
      </Button>
    )
  }
  return (
    <Button
      look="butter"
      size="sm"
      busy={isCompleting}
      busyLabel="Saving"
      disabled={!isCompleting && !buttons.canComplete}
      onClick={() => change.mutate(complete(place), { onSuccess: goOn })}
    >
      Mark complete
    </Button>
  )
}

/** To the next incomplete day, or to the list of templates when that was the week's last. */
function useGoingOn(day: PlanDay, pathOf: CompletionButtonProps['pathOf']) {
  const navigate = useNavigate()
  const toasts = useToasts()
  return ({ templates: [answered] }: MealPlan) => {
    const template = answered && templateFromWire(answered)
    const place = { weekId: day.weekId, dayId: day.id }
    const next = template && dayAfterCompleting(template, place)
    const done = next
      ? `Day ${day.dayNumber}`
      : `Week ${answered?.weeks.find(({ id }) => id === day.weekId)?.weekNumber}`
    toasts.show(`${done} complete`, { tone: 'done' })
    void navigate(next ? pathOf(template, next) : paths['app.templates'], next && arriveAt(next.dayId))
  }
}
