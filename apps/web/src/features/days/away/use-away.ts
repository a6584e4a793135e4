import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { removeAway } from '@butterleaf/domain/meal-plan/away/change-away'
import type { DatesAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { goingAway, planActs } from '#lib/meal-plan/change/plan-acts.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { refusalWords } from '#lib/meal-plan/words/refusal-words.ts'
import { addActs } from '#lib/outbox/queue.ts'
import { today } from '#lib/today.ts'

type Dates = Pick<DatesAway, 'from' | 'to'>

/** [TOG-1] Waits on the device until the server has it. */
export function useGoAway(): (...times: readonly Dates[]) => void {
  const { plan } = usePlan()
  return (...times) => {
    const place = { planId: plan.id, templateId: plan.template.id }
    addActs(
      planActs,
      times.map((dates) => ({ name: 'addAway' as const, args: { ...place, ...dates } })),
    )
  }
}

/** [TOG-1] A time away taken back; one that has begun ends yesterday instead. */
export function useComeBack(away: DatesAway) {
  const context = usePlan()
  const { template } = context.plan
  const change = usePlanChange()
  const goAway = useGoAway()
  const isUnderWay = away.from < today() && today() <= away.to
  const outcome = removeAway(template, away.id)
  // Its line is gone before the answer, so it isn't the mutation's own listener that goes on.
  const comeBack = () =>
    void change.mutateAsync(planChange('removeAway', { awayId: away.id })).then(
      () => isUnderWay && goAway({ from: away.from, to: addDays(today(), -1) }),
      // The line stands again, and tells the error.
      () => undefined,
    )
  return {
    comeBack,
    isUnderWay,
    isBusy: isPending(context, 'removeAway', 'plan') || change.isPending,
    error: change.error,
    /** It waits for the network: the server has no name for it yet. */
    isWaiting: goingAway.read().part?.isAwayPending(away) ?? false,
    why: outcome.ok ? undefined : refusalWords(template, outcome.reason),
  }
}
