import { peopleLimits, peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { Card } from '#ui/surface/card.tsx'
import { PageHeading } from './page-heading.tsx'

const PeopleAtTable = lazy(() => import('../table/people-at-table.tsx'))

/** [TOG-3] Who eats along. [SET-2] Amounts and lists follow; no dish changes, so nothing is asked first. */
export default function ScalingScreen() {
  const saved = peopleOf(usePlan().plan.answers)
  const [people, setPeople] = useState<number | null>(saved)
  const change = usePlanChange()
  const toasts = useToasts()
  const cookFor = (count: number, before?: number) =>
    change.mutate(planChange('changePeople', { people: count }), {
      onSuccess: () => {
        setPeople(count)
        const undo = before !== undefined && {
          action: { label: 'Undo', onPress: () => cookFor(before) },
        }
        toasts.show(count === 1 ? 'Cooking for one' : `Cooking for ${count}`, { tone: 'done', ...undo })
      },
      onError: () => toasts.show('That didn’t save. Try again in a moment.', { tone: 'error' }),
    })
  const isSavable = people !== null && people !== saved
  const missing =
    people === null ? `Type a number from ${peopleLimits.minimum} to ${peopleLimits.maximum}.` : undefined
  const why = isSavable ? undefined : (missing ?? 'Nothing has changed yet.')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSavable) cookFor(people, saved)
  }
  return (
    <>
      <PageHeading title="People">
        Who eats what you cook. Your own portions and macros stay as they are.
      </PageHeading>
      <section aria-labelledby="at-table" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="at-table" className="text-xl">
            At your table
          </h2>
          <p className="max-w-prose text-pretty text-muted">
            People who share some of your meals, each by name. Shared dishes suit them too, and recipes tell
            who gets how much.
          </p>
        </div>
        <Suspense fallback={<Skeleton shape="block" />}>
          <PeopleAtTable />
        </Suspense>
      </section>
      <h2 className="text-xl">For every meal</h2>
      <p className="max-w-prose text-pretty text-muted">
        Or cook more portions like yours: recipes and shopping lists are multiplied by this number. What the
        people at your table eat comes on top of it.
      </p>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Card>
          <NumberStepper
            label="Number of people you'll be cooking for (including yourself)"
            value={people}
            onValueChange={setPeople}
            min={peopleLimits.minimum}
            max={peopleLimits.maximum}
            step={1}
          />
        </Card>
        <Button type="submit" size="lg" isWide why={why} busy={change.isPending}>
          Save
        </Button>
      </form>
    </>
  )
}
