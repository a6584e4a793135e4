import { addDays } from '@butterleaf/domain/calendar/iso-date'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { daysIn, findById, placeOf } from '@butterleaf/domain/meal-plan/places'
import { usualEaters } from '@butterleaf/domain/meal-plan/shown/item-plates'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { absentAt } from '@butterleaf/domain/meal-plan/table/absent'
import { type Day, dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { EaterId } from '@butterleaf/domain/onboarding/questionnaire'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { planChange } from '../change/plan-change.ts'
import { usePlanChange } from '../change/use-plan-change.ts'
import { usePlan } from '../plan-context.ts'
import { weekdayNaming } from '../words/weekday-naming.ts'

/** [TOG-3] Who of the table is at this meal; nothing where nobody shares it. */
export function DishTable({ found }: { found: FoundDish }) {
  const change = usePlanChange()
  const { plan } = usePlan()
  const { item, day, dayNumber } = found
  const eaters = usualEaters(plan.plates?.[item.id])
  if (eaters.length === 0) return null
  const absent = absentAt(day, item.id)
  const set = (ids: readonly string[], isAllDay = false) =>
    change.mutate(planChange('setAbsent', { ...placeOf(found), eaters: ids, isAllDay }))
  const toggle = (id: string, isThere: boolean) =>
    set(isThere ? absent.filter((one) => one !== id) : [...absent, id])
  const missing = eaters.filter(({ eaterId }) => absent.includes(eaterId))
  const names = joinWords(missing.map(({ name }) => name))
  // Of a leftover, its dish.
  const cooked = (item.kind === 'leftover' && findById(plan.template, item.parentId)) || found
  const isCooked = cooked.day.isComplete || dateOfDay(plan.template, cooked.dayNumber) < today()
  const isElsewhere = dishWith(plan, day, absent) !== undefined
  // Who missed a meal that has passed isn't away on the days to come.
  const isPast = day.isComplete || dateOfDay(plan.template, dayNumber) < today()
  const next = missing.length > 0 && !isElsewhere && !isPast ? nextDayWith(plan, found, absent) : undefined
  const are = missing.length === 1 ? 'is' : 'are'
  return (
    <section aria-label="At the table" className="grid gap-2 border-t border-hairline pt-3">
      <ToggleChips
        label="At the table"
        chips={eaters.map(({ eaterId, name }) => ({ value: eaterId, label: name }))}
        values={eaters.flatMap(({ eaterId }) => (absent.includes(eaterId) ? [] : [eaterId]))}
        onToggle={toggle}
      />
      <p role="status" className="text-sm text-pretty text-muted">
        {missing.length === 0
          ? 'Press a name to leave that person out of this meal.'
          : isCooked
            ? `No plate for ${names} at this meal. What was cooked for it already is left over.`
            : `Nothing is cooked or bought for ${names} at this meal.`}
      </p>
      {isElsewhere && (
        <Button look="quiet" size="sm" className="justify-self-start" onClick={() => set(absent, true)}>
          {names} {are} out all {weekdayNaming(plan.template)(dayNumber)}
        </Button>
      )}
      {next && (
        <Button
          look="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() =>
            change.mutate(planChange('setAbsent', { ...placeOf(next), eaters: absent, isAllDay: true }))
          }
        >
          {names} {are} out all {weekdayNaming(plan.template)(next.dayNumber)} too
        </Button>
      )}
    </section>
  )
}

/** The first dish of a day that one of these eats along. */
function dishWith({ plates }: Pick<MealPlan, 'plates'>, day: Day, eaters: readonly EaterId[]) {
  return day.items.find(({ id }) => {
    const out = absentAt(day, id)
    return usualEaters(plates?.[id]).some(({ eaterId }) => eaters.includes(eaterId) && !out.includes(eaterId))
  })
}

/** For people who are away some days: the next day on which one of them eats along, unless others are out on it, who would be brought back. */
function nextDayWith(plan: MealPlan, { dayNumber }: FoundDish, eaters: readonly EaterId[]) {
  const { template } = plan
  // A weekday names one date until then.
  const last = addDays(dateOfDay(template, dayNumber), 6)
  const next = template.weeks
    .flatMap((week, weekIndex) => daysIn({ week, weekIndex }))
    .slice(dayNumber)
    .find(({ day }) => dishWith(plan, day, eaters))
  const item = next && dishWith(plan, next.day, eaters)
  if (!item || next.day.isComplete || dateOfDay(template, next.dayNumber) > last) return undefined
  const areOthersOut = Object.values(next.day.absent ?? {}).some((out) =>
    out.some((id) => !eaters.includes(id)),
  )
  return areOthersOut ? undefined : { ...next, item }
}
