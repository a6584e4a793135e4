import type { DayFitAsEaten } from '@butterleaf/domain/meal-plan/shown/day-as-eaten'
import { joinWords, macroText } from '@butterleaf/domain/nutrition/certificate-text'

export type AsEatenProps = Pick<DayFitAsEaten, 'planned' | 'notCounted'>

/** [LIFE-9] The totals above are as eaten; this says what was planned. */
export function AsEaten({ planned, notCounted }: AsEatenProps) {
  const without = joinWords([...notCounted])
  return (
    <p className="mt-3 text-sm text-muted">
      As eaten. Planned: {macroText('calories', planned.actual.calories)}
      {planned.inRange ? ', on target.' : '.'}
      {without && ` Without ${without}, which ${notCounted.size === 1 ? 'isn’t' : 'aren’t'} counted.`}
    </p>
  )
}
