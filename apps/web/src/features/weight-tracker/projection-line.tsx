import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { formatDate } from '#lib/format-date.ts'

type Projection = WeightTracker['projection']

interface ProjectionLineProps {
  projection: Projection
  hasLogs: boolean
}

/** The projection, as a range and never as a promise. */
export function ProjectionLine({ projection, hasLogs }: ProjectionLineProps) {
  if (!hasLogs) return null
  return (
    <p className="border-t border-hairline pt-3 text-center text-sm text-muted">{sentenceOf(projection)}</p>
  )
}

export function sentenceOf(projection: Projection): string {
  switch (projection.kind) {
    case 'reached':
      return 'You’re at your goal.'
    case 'away':
      return 'Right now the trend leads away from your goal.'
    case 'unknown':
      return 'No forecast yet: it takes a few recent weigh-ins after the first week, which is mostly water.'
    case 'range':
      return rangeSentence(projection.earliest, projection.latest)
  }
}

function rangeSentence(earliest: string, latest: string | null): string {
  if (latest === null) return `At this pace your goal is not before ${formatDate(earliest, 'long')}.`
  if (latest === earliest) return `At this pace you reach your goal around ${formatDate(earliest, 'long')}.`
  return `At this pace you reach your goal between ${formatDate(earliest, 'long')} and ${formatDate(latest, 'long')}.`
}
