import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { rangesFrom } from '@butterleaf/contract/nutrition/macro-words'
import { certificateText } from '@butterleaf/domain/nutrition/certificate-text'
import { CircleCheck, CircleDashed, Scale } from 'lucide-react'
import { DayTotals } from '#lib/meal-plan/day-totals.tsx'
import { macrosFromWire } from '#lib/meal-plan/kitchen.ts'
import { Card } from '#ui/card.tsx'

/** [DAY-9] [PLAN-1] The day against its ranges, and what that comes to in words. */
export function TotalsCard({ day, className }: { day: PlanDay; className?: string }) {
  return (
    <Card as="section" aria-label="Totals of the day" padding="sm" className={className}>
      <DayTotals fit={day.fit} />
      <Certificate day={day} />
    </Card>
  )
}

function Certificate({ day: { fit, items } }: { day: PlanDay }) {
  const isEmpty = items.every(({ value }) => value === null)
  const Icon = isEmpty ? CircleDashed : fit.inRange ? CircleCheck : Scale
  return (
    <p className="mt-3 flex items-start gap-2 border-t border-hairline pt-3 text-sm font-semibold">
      <Icon aria-hidden className={`size-5 shrink-0 ${fit.inRange ? 'text-leaf' : 'text-muted'}`} />
      {isEmpty ? 'Nothing planned yet' : certificate(fit)}
    </p>
  )
}

function certificate({ inRange, actual, target }: PlanDay['fit']): string {
  const text = certificateText(macrosFromWire(actual), rangesFrom(target))
  return inRange ? text : `You’re ${text}`
}
