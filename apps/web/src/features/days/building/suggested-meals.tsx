import Sparkles from 'virtual:lucide/sparkles'
import type { DayPlace } from '@butterleaf/domain/meal-plan/places'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { Button } from '#ui/action/button.tsx'

/** [DAY-8] A day with nothing to eat, filled at once. */
export function SuggestedMeals({ place }: { place: DayPlace }) {
  const planContext = usePlan()
  const change = usePlanChange()
  return (
    <section
      aria-label="Suggested Meals"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-leaf/12 p-4"
    >
      <p className="min-w-0 flex-[1_1_11rem] text-sm">
        A clear table. We can set it with meals that fit your day.
      </p>
      <Button
        busy={isPending(planContext, 'randomizeDay', place.dayId)}
        busyLabel="Choosing meals"
        onClick={() => change.mutate(planChange('randomizeDay', place))}
      >
        <Sparkles aria-hidden className="size-5" />
        Suggested Meals
      </Button>
    </section>
  )
}
