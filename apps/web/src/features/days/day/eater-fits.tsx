import CircleCheck from 'virtual:lucide/circle-check'
import Scale from 'virtual:lucide/scale'
import type { ShownEaterFit } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { macroText, snackRoomText } from '@butterleaf/domain/nutrition/certificate-text'

/** [TOG-3] Of those at the table with needs of their own: whether what they share is in range, and of how much of their day that is said. */
export function EaterFits({ fits }: { fits: readonly ShownEaterFit[] }) {
  return (
    <ul aria-label="Others at the table" className="mt-3 grid gap-2 border-t border-hairline pt-3 text-sm">
      {fits.map((fit) => {
        const Icon = fit.inRange ? CircleCheck : Scale
        return (
          <li key={fit.eaterId} className="flex items-start gap-2">
            <Icon aria-hidden className={`size-5 shrink-0 ${fit.inRange ? 'text-leaf' : 'text-muted'}`} />
            <span className="min-w-0 text-pretty wrap-anywhere">{eaterFitSentence(fit)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function eaterFitSentence({
  name,
  inRange,
  totals,
  snackRoom,
  part: { least, most },
}: ShownEaterFit): string {
  const energy = macroText('calories', totals.calories)
  if (least === 1)
    return `${name}’s day is ${inRange ? 'in range' : 'out of range'}: ${energy}${snackRoomText(snackRoom)}.`
  const share = `${Math.round(100 * least)} to ${Math.round(100 * most)} %`
  return inRange
    ? `What ${name} shares fits their day: ${energy}. It may be ${share} of it; their other meals aren’t planned here.`
    : `What ${name} shares doesn’t fit their day: ${energy}. It should be ${share} of it.`
}
