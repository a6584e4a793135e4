import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { entriesOn } from '@butterleaf/domain/food-log/eaten-day'
import type { LogPlace } from '@butterleaf/domain/food-log/log-entry'
import { EatenLine } from '#lib/food-log/eaten-line.tsx'
import { useFoodLog } from '#lib/food-log/use-food-log.ts'
import { Card } from '#ui/surface/card.tsx'

/** [LIFE-8] What was written down for the day, to be corrected here, too. */
export function EatenOnDay({ date }: { date: IsoDate }) {
  const { log } = useFoodLog()
  const entries = entriesOn(log.entries, date)
  if (entries.length === 0) return null
  return (
    <Card padding="none" className="py-2">
      <h2 className="px-4 py-1 font-sans text-base font-semibold">Written down</h2>
      <ul>
        {entries.map((entry) => (
          <EatenLine key={entry.id} entry={entry} label={`${placeText(entry.place)}:`} />
        ))}
      </ul>
    </Card>
  )
}

function placeText(place: LogPlace): string {
  if (place.kind === 'snack') return 'Snack'
  return place.kind === 'instead' ? `Instead of ${place.meal}` : `With ${place.meal}`
}
