import { type DayPlace, type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { DayButtons } from '@butterleaf/domain/meal-plan/states/buttons/day-buttons'
import { dayAfterCompleting } from '@butterleaf/domain/meal-plan/states/next-day'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { useNavigate } from 'react-router'
import { complete, reopen } from '#lib/meal-plan/change/day-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { arriveAt } from './arrival.ts'

type CompletionButtonProps = {
  found: FoundDay
  buttons: DayButtons
  /** Where a day is shown in this view. */
  pathOf: (template: Template, place: DayPlace) => string
}

/** [DAY-5] One for each day (`key`): a person who has gone to another day before the answer stays there. */
export function CompletionButton({ found, buttons, pathOf }: CompletionButtonProps) {
  const inHand = usePlan()
  const change = usePlanChange()
  const goOn = useGoingOn(found, pathOf)
  const place = placeOfDay(found)
  const isCompleting = isPending(inHand, 'complete', place.dayId)
  if (found.day.isComplete && !isCompleting) {
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
function useGoingOn(found: FoundDay, pathOf: CompletionButtonProps['pathOf']) {
  const navigate = useNavigate()
  const toasts = useToasts()
  return ({ template }: MealPlan) => {
    const next = dayAfterCompleting(template, placeOfDay(found))
    const done = next ? `Day ${found.dayNumber}` : `Week ${found.weekIndex + 1}`
    toasts.show(`${done} complete`, { tone: 'done' })
    void navigate(next ? pathOf(template, next) : paths['app.templates'], next && arriveAt(next.dayId))
  }
}
