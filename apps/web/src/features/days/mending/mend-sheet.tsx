import type { ShownMending } from '@butterleaf/domain/meal-plan/mending/shown-mending'
import { missBy } from '@butterleaf/domain/nutrition/deviation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { type MendingScope, proposeMending, takeMending } from '#lib/proposal/proposal-changes.ts'
import { ProposalDifference } from '#lib/proposal/proposal-difference.tsx'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { type Excess, excessSentence, excessText } from './span-words.ts'

type MendSheetProps = {
  dayNumber: number
  begin: MendingScope['scope']
  /** As the day itself says it: nobody reads two figures of one thing. */
  excess: Excess
  onClose: () => void
}

const scopes = [
  { value: 'week', label: 'This week' },
  { value: 'day', label: 'This day only' },
] as const satisfies readonly { value: MendingScope['scope']; label: string }[]

/** [LIFE-5] One proposal that brings the week, or the day, back into range: taken or left. */
export default function MendSheet({ dayNumber, begin, excess, onClose }: MendSheetProps) {
  const { plan } = usePlan()
  const changing = usePlanChange()
  const [scope, setScope] = useState(begin)
  const asking = useQuery({
    // The plan's version: another change, another proposal.
    queryKey: ['mending', plan.template.id, plan.version, dayNumber, scope],
    queryFn: () => {
      const asked = { scope, dayNumber, hour: new Date().getHours() }
      return proposeMending({ planId: plan.id, templateId: plan.template.id }, asked)
    },
    gcTime: 0,
    retry: false,
  })
  const { data, error } = asking
  const take = () => data && changing.mutateAsync(takeMending(data.proposal)).then(onClose, () => undefined)
  const canTake = data !== undefined && data.proposal.meals.length > 0
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Bring it back into range"
      description="Servings change first, then dishes you haven’t shopped for. What is eaten, locked or cooked stays."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" className="flex-1" onClick={onClose}>
            {canTake ? 'Leave it' : 'Close'}
          </Button>
          {canTake && (
            <Button className="flex-1" busy={changing.isPending} onClick={take}>
              Take it
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-5">
        <Segmented
          label="What to bring back"
          isWide
          options={scopes}
          value={scope}
          onValueChange={setScope}
        />
        {asking.isPending && <Skeleton shape="field" className="h-40" />}
        {error && (
          <Banner
            tone="warning"
            action={
              <Button look="quiet" size="sm" busy={asking.isFetching} onClick={() => void asking.refetch()}>
                Try again
              </Button>
            }
          >
            {failureText(error)}
          </Banner>
        )}
        {data && <Mended mending={data} scope={scope} excess={excess} />}
        {changing.error && (
          <div role="alert">
            <Banner tone="danger">{failureText(changing.error)}</Banner>
          </div>
        )}
      </div>
    </Drawer>
  )
}

type MendedProps = Pick<MendSheetProps, 'excess'> & Pick<MendingScope, 'scope'> & { mending: ShownMending }

function Mended({ mending, scope, excess }: MendedProps) {
  const { proposal, before, left, buysMore } = mending
  const wasOut = excessText(missBy(before.actual, before.target))
  const isWeek = scope === 'week'
  return (
    <>
      <div aria-live="polite" className="grid gap-2">
        <p>
          {wasOut
            ? excessSentence(
                isWeek
                  ? { ...excess, week: excess.week ?? wasOut }
                  : { day: excess.day ?? wasOut, week: undefined },
              )
            : `This ${scope} is in range as it is. There is nothing to make up for.`}
        </p>
        {wasOut && (
          <p className="font-semibold">
            {proposal.meals.length > 0
              ? afterwards(excessText(left))
              : 'Nothing worth changing. One day is one day.'}
          </p>
        )}
      </div>
      {buysMore && (
        <p className="text-sm text-pretty text-muted">
          Nothing less would do: it serves more than you bought, and your shopping list says how much.
        </p>
      )}
      {proposal.meals.length > 0 && <ProposalDifference proposal={proposal} />}
    </>
  )
}

function afterwards(staysOut: string | undefined): string {
  return staysOut ? `After this ${staysOut} stays. One day is one day.` : 'With these changes it comes out.'
}

function failureText(error: Error): string {
  if (error instanceof ApiProblem) return error.message
  return 'The server can’t be reached. Your plan stays as it is: check your connection and try again.'
}
