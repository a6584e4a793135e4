import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import { formatDate } from '#lib/format-date.ts'
import { today } from '#lib/today.ts'
import { Calendar } from '#ui/calendar/calendar.tsx'
import { Card } from '#ui/surface/card.tsx'
import { showKg } from './tracked-weight.ts'

interface LogCalendarProps {
  tracker: WeightTracker
  unit: Unit
  selected: string | null
  onSelect: (date: string) => void
}

/** [WGT-5] A day opens its log, or a blank one for that date. */
export function LogCalendar({ tracker, unit, selected, onSelect }: LogCalendarProps) {
  const weights = new Map(tracker.logs.map((log) => [log.date, log.weight]))
  const readDays = new Set(tracker.readings.map(({ date }) => date))
  const dayLabel = (date: string) => {
    const weight = weights.get(date)
    const weighed = weight === undefined ? 'no weigh-in' : showKg(weight, unit)
    return `${formatDate(date, 'weekday')}, ${weighed}${readDays.has(date) ? ', other readings' : ''}`
  }
  return (
    <Card as="section" aria-label="Calendar" className="self-start">
      <Calendar
        today={today()}
        max={today()}
        selected={selected}
        marked={new Set([...weights.keys(), ...readDays])}
        dayLabel={dayLabel}
        onSelect={onSelect}
      />
    </Card>
  )
}
