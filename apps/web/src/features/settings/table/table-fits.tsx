import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { daysIn } from '@butterleaf/domain/meal-plan/places'
import { apartAt, type ShownEaterFit } from '@butterleaf/domain/meal-plan/shown/item-plates'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'
import { useState } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { changeFailureText } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath } from '#lib/meal-plan/plan-places.ts'
import { useRegeneration, whatStays } from '#lib/personality/outcome/use-regeneration.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'

/** With fewer of the days ahead in range, a plan for all of them is offered. */
const mostlyInRange = 0.9
/** With more meals at which something is cooked for one of them alone, too: of dishes chosen for all, few need it. */
const mostMealsApart = 8

type TableFitsProps = { isPlanned: boolean; toldElsewhere: readonly Pick<Eater, 'id' | 'name'>[] }

/**
 * [TOG-3] How the days ahead suit the owner and those with needs of their own. A plan that was made before somebody came isn't chosen for
 * them: that is said where they are added, with the way to one that is. `isPlanned`: the plan is such a one, so that why days are out is
 * told instead. `toldElsewhere`: TOG-4, those who are told so in their own account alone.
 */
export function TableFits({ isPlanned, toldElsewhere }: TableFitsProps) {
  const { plan } = usePlan()
  const others = countDaysAhead(plan)
  if (others.length + toldElsewhere.length === 0) return null
  const own = countOwnDays(plan)
  if (own.days === 0) return <p className="text-sm text-muted">Your next plan is made for all of you.</p>
  const counts = [own, ...others]
  const apart = countMealsApart(plan)
  const isOff =
    counts.some(({ inRange, days }) => inRange < mostlyInRange * days) || apart.length > mostMealsApart
  return (
    <Card as="section" aria-labelledby="table-fits" className="grid gap-3">
      <h3 id="table-fits" className="text-lg">
        How the days ahead suit you all
      </h3>
      <ul className="grid gap-1">
        {counts.map(({ eaterId, name, inRange, days }) => (
          <li key={eaterId} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 tabular-nums">
              {inRange} of {days} days in range
            </span>
          </li>
        ))}
        {toldElsewhere.map(({ id, name }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-muted">seen by them alone</span>
          </li>
        ))}
      </ul>
      {apart.length > 0 && (
        <p className="text-sm text-pretty text-muted">
          {apart.length === 1 ? 'At one of these meals' : `At ${apart.length} of these meals`} something is
          cooked for {joinWords(namesOf(apart))} alone: no portions of the shared dishes would suit the day.
        </p>
      )}
      {plan.answers.mode === 'generated' && <OpenMeals />}
      {plan.answers.mode === 'generated' &&
        (isPlanned ? isOff && <FarApart /> : (isOff || toldElsewhere.length > 0) && <PlanForAll />)}
    </Card>
  )
}

/** PLAN-6: where nothing that they all may eat was found for a slot, it stays open. */
function OpenMeals() {
  const { template } = usePlan().plan
  const days = template.weeks.flatMap((week, weekIndex) => daysIn({ week, weekIndex }))
  const open = days.flatMap(({ week, day, dayNumber }) =>
    day.isComplete
      ? []
      : day.items.flatMap(({ kind, meal }) =>
          kind === 'empty' && meal !== 'dessert' ? [{ weekId: week.id, dayId: day.id, dayNumber, meal }] : [],
        ),
  )
  const [first] = open
  if (!first) return null
  const when = formatDate(dateOfDay(template, first.dayNumber), 'weekday')
  return (
    <p className="text-sm text-pretty">
      {open.length === 1 ? 'One of these meals is open.' : `${open.length} of these meals are open.`}{' '}
      <Link
        to={editorPath(template, first)}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        Choose {mealWords[first.meal].toLowerCase()} of {when}
      </Link>
    </p>
  )
}

/** No plan is offered: the next one would have as many such days. */
function FarApart() {
  return (
    <p className="text-sm text-pretty text-muted">
      The dishes were chosen for all of you, so a new plan would hardly suit you better: your needs lie far
      apart. Fewer shared meals leave each of you more room.
    </p>
  )
}

function PlanForAll() {
  const { plan } = usePlan()
  const regeneration = useRegeneration()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const make = () =>
    regeneration.mutate(plan.answers, {
      onSettled: () => setAsking(false),
      onSuccess: (made) => {
        if (made.kind === 'nothing-fits')
          toasts.show('Nothing fits all of you. Your plan is as it was.', { tone: 'error' })
      },
      onError: (error) => toasts.show(changeFailureText(error), { tone: 'error' }),
    })
  return (
    <>
      <p className="text-sm text-pretty text-muted">
        These dishes weren’t chosen for all of you. A new plan is. Where your needs lie far apart, fewer
        shared meals leave each of you more room.
      </p>
      <Button look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        Make a new plan for all
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Make a new plan?"
        body={whatStays}
        confirmLabel="Make a new plan"
        busy={regeneration.isPending}
        onConfirm={make}
      />
    </>
  )
}

/** Of the meals of open days: those with a dish that isn't for all, each with the names of whom it is for. */
function countMealsApart({ template, plates = {} }: MealPlan): readonly (readonly string[])[] {
  return daysAhead(template).flatMap(({ absent = {}, items }) =>
    items.flatMap(({ id }) => {
      const dishes = apartAt(plates[id], absent[id])
      return dishes.length > 0 ? [dishes.flatMap(({ eaters }) => eaters.map(({ name }) => name))] : []
    }),
  )
}

function namesOf(meals: readonly (readonly string[])[]): string[] {
  return [...new Set(meals.flat())]
}

type Count = Pick<ShownEaterFit, 'eaterId' | 'name'> & Readonly<{ inRange: number; days: number }>

/** The owner's, too: a table may cost days of theirs. */
function countOwnDays({ template, certified }: MealPlan): Count {
  const days = daysAhead(template).flatMap(({ id }) => certified[id] ?? [])
  return {
    ...{ eaterId: '', name: 'You' },
    inRange: days.filter(({ fit }) => fit.inRange).length,
    days: days.length,
  }
}

function daysAhead({ weeks }: MealPlan['template']) {
  return weeks.flatMap((week) => week.days).filter(({ isComplete }) => !isComplete)
}

function countDaysAhead({ template, eaterFits = {} }: MealPlan): Count[] {
  const days = daysAhead(template)
  const counts = new Map<string, Count>()
  for (const { eaterId, name, inRange } of days.flatMap(({ id }) => eaterFits[id] ?? [])) {
    const { inRange: before = 0, days: all = 0 } = counts.get(eaterId) ?? {}
    counts.set(eaterId, { eaterId, name, inRange: before + Number(inRange), days: all + 1 })
  }
  return [...counts.values()]
}
