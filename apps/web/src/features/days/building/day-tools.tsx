import Dices from 'virtual:lucide/dices'
import Feather from 'virtual:lucide/feather'
import RotateCcw from 'virtual:lucide/rotate-ccw'
import History from 'virtual:lucide/rotate-ccw-clock'
import { dayButtons } from '@butterleaf/domain/meal-plan/buttons'
import { freeSlots } from '@butterleaf/domain/meal-plan/free-slots'
import { drawQuestion } from '@butterleaf/domain/meal-plan/history/draw-report'
import { type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { useState } from 'react'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { PlanPdfButton } from '#lib/meal-plan/plan-pdf-button.tsx'
import { refusalWords } from '#lib/meal-plan/words/refusal-words.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { useWhyLines } from '#ui/action/refusal.tsx'
import { Link } from '#ui/link.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'

type DayToolsProps = {
  found: FoundDay
  /** Opens the sheet that makes weeks easier. */
  onEase: () => void
}

/** [DAY-7] What is done to a whole day, or week, at once. */
export function DayTools({ found, onEase }: DayToolsProps) {
  const planContext = usePlan()
  const change = usePlanChange()
  const { template } = planContext.plan
  const place = placeOfDay(found)
  const week = { weekId: place.weekId }
  const resetItems = dayButtons(template, place)[found.dayIndex]?.resetItems ?? 'absent'
  const dayComplete = found.day.isComplete
    ? refusalWords(template, { because: 'day-complete', dayNumber: found.dayNumber })
    : undefined
  const whyNot = {
    day: freeSlots(template, place).length > 0 ? undefined : (dayComplete ?? noneFree('day')),
    week: freeSlots(template, week).length > 0 ? undefined : noneFree('week'),
    reset: resetItems === 'disabled' ? dayComplete : undefined,
  }
  const { refusalOf, lines } = useWhyLines(Object.values(whyNot))
  const [isAsking, setAsking] = useState(false)
  const [isAskingOfWeek, setAskingOfWeek] = useState(false)
  const drawWeek = () => {
    setAskingOfWeek(false)
    change.mutate(planChange('randomizeWeek', week))
  }
  const reset = () => {
    setAsking(false)
    change.mutate(planChange('resetDay', place))
  }
  return (
    <section aria-label="Day and week" className="flex flex-wrap gap-2">
      <Button
        look="ghost"
        size="sm"
        busy={isPending(planContext, 'randomizeDay', place.dayId)}
        busyLabel="Choosing meals"
        {...refusalOf(whyNot.day)}
        onClick={() => change.mutate(planChange('randomizeDay', place))}
      >
        <Dices aria-hidden className="size-4.5" />
        Random day
      </Button>
      <Button
        look="ghost"
        size="sm"
        busy={isPending(planContext, 'randomizeWeek', place.weekId)}
        busyLabel="Choosing meals"
        {...refusalOf(whyNot.week)}
        onClick={() => setAskingOfWeek(true)}
      >
        <Dices aria-hidden className="size-4.5" />
        Random week
      </Button>
      {resetItems !== 'absent' && (
        <Button look="ghost" size="sm" {...refusalOf(whyNot.reset)} onClick={() => setAsking(true)}>
          <RotateCcw aria-hidden className="size-4.5" />
          Reset items
        </Button>
      )}
      <Link
        to={`${paths['app.history']}?day=${found.dayNumber}`}
        className={buttonLook({ look: 'ghost', size: 'sm' })}
      >
        <History aria-hidden className="size-4.5" />
        This day’s history
      </Link>
      {template.mode === 'generated' && (
        <Button look="ghost" size="sm" aria-haspopup="dialog" onClick={onEase}>
          <Feather aria-hidden className="size-4.5" />
          Make weeks easier
        </Button>
      )}
      <PlanPdfButton />
      {lines}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Empty ${weekdayNaming(template)(found.dayNumber)}?`}
        body="Every meal of the day becomes open again, locked ones too. You can undo it."
        confirmLabel="Reset items"
        onConfirm={reset}
        isDanger
      />
      <ConfirmDialog
        isOpen={isAskingOfWeek}
        onOpenChange={setAskingOfWeek}
        title={`Draw week ${found.weekIndex + 1} again?`}
        body={`${drawQuestion(template, week, weekdayNaming(template))} Your ticks and your own rows on the shopping list stay. You can undo it.`}
        confirmLabel="Draw the week"
        onConfirm={drawWeek}
      />
    </section>
  )
}

function noneFree(scope: 'day' | 'week'): string {
  return `A random draw leaves every meal of the ${scope} alone: each is locked, skipped, eaten, or shares a dish with another day.`
}
