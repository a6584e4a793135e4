import Check from 'virtual:lucide/check'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import type { ProposedDay } from '@butterleaf/domain/meal-plan/proposals/plan-proposal'
import { macroNumber, macroWords } from '@butterleaf/domain/nutrition/certificate-text'
import { macroNames } from '@butterleaf/domain/nutrition/macros'

/** What a day comes to before and after, and whether it is in range. */
export function DayDifference({ before, after }: Pick<ProposedDay, 'before' | 'after'>) {
  return (
    <div className="mt-3 border-t border-hairline pt-3 text-sm">
      <p
        className={`flex items-center gap-1.5 font-semibold ${after.inRange ? 'text-leaf' : isLighter(after) ? 'text-muted' : 'text-paprika'}`}
      >
        {after.inRange && <Check aria-hidden className="size-4" />}
        {rangeWords(before, after)}
      </p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 text-muted sm:grid-cols-4">
        {macroNames.map((name) => (
          <div key={name}>
            <dt className="first-letter:uppercase">{macroWords[name]}</dt>
            <dd className="text-ink">
              {macroNumber(name, before.actual[name])} → {macroNumber(name, after.actual[name])}
              {name === 'calories' ? '' : ' g'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function rangeWords(before: DayFit, after: DayFit): string {
  if (after.inRange) return before.inRange ? 'Stays in your ranges' : 'Comes into your ranges'
  if (isLighter(after)) return 'Lighter than your range'
  return before.inRange ? 'Leaves your ranges' : 'Still out of your ranges'
}

/** LIFE-5: as a day is meant to be that makes up for another. */
function isLighter({ actual, target }: DayFit): boolean {
  return actual.calories < target.calories.minimum
}
