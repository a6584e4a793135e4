import { addDays } from '@butterleaf/domain/calendar/iso-date'
import type { DatesAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { dayOnDate } from '@butterleaf/domain/meal-plan/states'
import { heldFoodLimits } from '@butterleaf/domain/meal-plan/use-up/held-food'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { useMutation } from '@tanstack/react-query'
import { formatDate } from '#lib/format-date.ts'
import { useWeekAsk } from '#lib/meal-plan/asks/week-ask-query.ts'
import { changeFailureText, usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { proposeUseUp, takeUseUp } from '#lib/proposal/proposal-changes.ts'
import { ProposalDifference } from '#lib/proposal/proposal-difference.tsx'
import { Button } from '#ui/action/button.tsx'

type Dates = Pick<DatesAway, 'from' | 'to'>

/** [TOG-1] What was bought and won't keep until the person is back: offered to be used up before, or told. */
export function LeftBeforeAway({ dates }: { dates: Dates }) {
  const { template } = usePlan().plan
  const before = dayOnDate(template, addDays(dates.from, -1))
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        Your plan waits for you.
      </p>
      {before && <LeftOfWeek weekId={before.week.id} dates={dates} />}
    </div>
  )
}

function LeftOfWeek({ weekId, dates: { from, to } }: { weekId: string; dates: Dates }) {
  const { plan } = usePlan()
  const { data } = useWeekAsk(weekId)
  const changing = usePlanChange()
  const spoiling = (data?.thrown ?? []).filter(({ keepsUntil }) => keepsUntil <= to)
  const foods = spoiling
    .flatMap(({ ingredient: name, grams = 0 }) =>
      grams >= heldFoodLimits.leastGrams ? [{ name, grams }] : [],
    )
    .slice(0, heldFoodLimits.mostFoods)
  const asking = useMutation({
    mutationFn: () => proposeUseUp({ planId: plan.id, templateId: plan.template.id }, foods, from),
  })
  if (spoiling.length === 0) return null
  const proposal = asking.data?.proposal
  const canTake = proposal !== undefined && proposal.meals.length > 0
  // At home they are already: nothing is marked with it.
  const take = () => proposal && changing.mutate(takeUseUp(proposal, []), { onSuccess: () => asking.reset() })
  const error = asking.error ?? changing.error
  return (
    <section aria-label="What won’t keep" className="grid gap-3">
      <p className="text-sm text-pretty">
        Bought for this week and left when you go: {joinWords(spoiling.map(({ ingredient }) => ingredient))}.{' '}
        {spoiling.length === 1 ? 'It keeps' : 'The first keeps'} until{' '}
        {formatDate(spoiling.map(({ keepsUntil }) => keepsUntil).toSorted()[0]!, 'weekday')}.
      </p>
      {canTake && <ProposalDifference proposal={proposal} />}
      {proposal && !canTake && (
        <p className="text-sm text-muted">No dish before you go can use it. Freeze it or give it away.</p>
      )}
      {foods.length > 0 && !proposal && (
        <Button
          look="quiet"
          busy={asking.isPending}
          busyLabel="Looking for dishes"
          onClick={() => asking.mutate()}
        >
          Use it up before you go
        </Button>
      )}
      {canTake && (
        <Button look="quiet" busy={changing.isPending} busyLabel="Saving" onClick={take}>
          Take it
        </Button>
      )}
      {error && (
        <p role="alert" className="text-sm text-paprika">
          {changeFailureText(error)}
        </p>
      )}
    </section>
  )
}
