import type { Week } from '@butterleaf/domain/meal-plan/template'
import { shownMacro } from '@butterleaf/domain/nutrition/macros'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { Link } from 'react-router'
import { randomizeWeek } from '#lib/meal-plan/change/day-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

/** [ONB-2] A plan of one's own begins empty: the person chooses the dishes, or has a first week suggested. */
export function OpenWeek({ week }: { week: Week }) {
  const inHand = usePlan()
  const change = usePlanChange()
  const toasts = useToasts()
  const { calories, netCarbs } = rangesOf(inHand.plan.answers)
  const suggest = () =>
    change.mutate(randomizeWeek({ weekId: week.id }), {
      onError: () =>
        toasts.show('No week could be suggested just now. You can choose the dishes yourself.', {
          tone: 'error',
        }),
    })
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-lg content-center gap-6 px-5 py-12">
      <title>Your table is laid · Butterleaf</title>
      <div className="grid gap-2">
        <h1>Your table is laid</h1>
        <p className="text-pretty text-muted">
          28 days wait for your dishes. A day holds{' '}
          {shownMacro('calories', calories.minimum).toLocaleString()} to{' '}
          {shownMacro('calories', calories.maximum).toLocaleString()} kcal and up to{' '}
          {shownMacro('netCarbs', netCarbs.maximum)} g of net carbs; we count along as you choose.
        </p>
      </div>
      <div className="grid gap-3">
        <Link to={paths.app} replace className={buttonLook({ size: 'lg', isWide: true })}>
          Start with day 1
        </Link>
        <Button
          look="ghost"
          size="lg"
          isWide
          busy={isPending(inHand, 'randomize', week.id)}
          busyLabel="Choosing dishes"
          onClick={suggest}
        >
          Suggest my first week
        </Button>
        <p className="text-center text-sm text-muted">You can change every dish of it.</p>
      </div>
    </main>
  )
}
