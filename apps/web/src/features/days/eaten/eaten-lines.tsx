import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { EatenLine } from '#lib/food-log/eaten-line.tsx'

/** [LIFE-2] What was eaten instead of a meal, and beside it, at the foot of its card. */
export default function EatenLines({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <ul className="grid border-t border-hairline bg-sunk/60 py-1">
      {entries.map((entry) => (
        <EatenLine
          key={entry.id}
          entry={entry}
          label={entry.place.kind === 'instead' ? 'Out:' : 'With it:'}
        />
      ))}
    </ul>
  )
}
