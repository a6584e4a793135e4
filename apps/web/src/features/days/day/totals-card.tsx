import CircleCheck from 'virtual:lucide/circle-check'
import CircleDashed from 'virtual:lucide/circle-dashed'
import Scale from 'virtual:lucide/scale'
import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords, lineOf, openMeals } from '#lib/meal-plan/words/day-words.ts'
import { Card } from '#ui/surface/card.tsx'

/** [DAY-9] [PLAN-1] The day against its ranges, and what that comes to in words. */
export function TotalsCard({ day, className }: { day: PlanDay; className?: string }) {
  return (
    <Card as="section" aria-label="Totals of the day" padding="sm" className={className}>
      <DayTotals fit={day.fit} />
      <Certificate day={day} />
    </Card>
  )
}

const icons = { 'on-target': CircleCheck, room: CircleDashed, off: Scale } as const

function Certificate({ day }: { day: PlanDay }) {
  const isEmpty = day.items.every(({ value }) => value === null)
  const { tone, text } = dayWords(day.fit, openMeals(day))
  const Icon = isEmpty ? CircleDashed : icons[tone]
  const isShort = tone === 'off' && openMeals(day).length === 0
  return (
    <p className="mt-3 flex items-start gap-2 border-t border-hairline pt-3 text-sm font-semibold">
      <Icon aria-hidden className={`size-5 shrink-0 ${tone === 'on-target' ? 'text-leaf' : 'text-muted'}`} />
      {isEmpty ? 'Nothing planned yet' : isShort ? `You’re ${text}` : lineOf({ text })}
    </p>
  )
}
