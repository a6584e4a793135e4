import CircleCheck from 'virtual:lucide/circle-check'
import CircleDashed from 'virtual:lucide/circle-dashed'
import Scale from 'virtual:lucide/scale'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { isDayUnfilled } from '@butterleaf/domain/meal-plan/states/day-ready'
import { openMeals } from '@butterleaf/domain/meal-plan/states/open-meals'
import type { Day } from '@butterleaf/domain/meal-plan/template'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords, lineOf } from '#lib/meal-plan/words/day-words.ts'
import { LazyMoreThanMacros } from '#lib/nutrients/lazy-more-than-macros.tsx'
import { Card } from '#ui/surface/card.tsx'

/** [DAY-9] [PLAN-1] The day against its ranges, and what that comes to in words. */
export function TotalsCard({ day, className }: { day: Day; className?: string }) {
  const fit = fitOfDay(usePlan().plan, day)
  return (
    <Card as="section" aria-label="Totals of the day" padding="sm" className={className}>
      <DayTotals fit={fit} />
      <Certificate day={day} fit={fit} />
      <LazyMoreThanMacros days={[day]} of="day" />
    </Card>
  )
}

const icons = { 'on-target': CircleCheck, room: CircleDashed, off: Scale } as const

function Certificate({ day, fit }: { day: Day; fit: DayFit }) {
  const isEmpty = isDayUnfilled(day)
  const { tone, text } = dayWords(fit, openMeals(day))
  const Icon = isEmpty ? CircleDashed : icons[tone]
  const isShort = tone === 'off' && openMeals(day).length === 0
  return (
    <p className="mt-3 flex items-start gap-2 border-t border-hairline pt-3 text-sm font-semibold">
      <Icon aria-hidden className={`size-5 shrink-0 ${tone === 'on-target' ? 'text-leaf' : 'text-muted'}`} />
      {isEmpty ? 'Nothing planned yet' : isShort ? `You’re ${text}` : lineOf({ text })}
    </p>
  )
}
