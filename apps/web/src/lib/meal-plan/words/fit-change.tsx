import ArrowRight from 'virtual:lucide/arrow-right'
import CircleCheck from 'virtual:lucide/circle-check'
import CircleDashed from 'virtual:lucide/circle-dashed'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { macroNumber } from '@butterleaf/domain/nutrition/certificate-text'
import { type MacroName, macroNames } from '@butterleaf/domain/nutrition/macros'

const columns: Readonly<Record<MacroName, string>> = {
  calories: 'kcal',
  fat: 'g fat',
  netCarbs: 'g net carbs',
  protein: 'g protein',
}

/** What a day comes to before a change and after it: "1,905 → 1,780 kcal", and whether it is in range. */
export function FitChange({ before, after }: Readonly<{ before: DayFit; after: DayFit }>) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm sm:grid-cols-4">
      {macroNames.map((name) => (
        <div key={name}>
          <dt className="text-xs text-muted">{columns[name]}</dt>
          <dd className="flex flex-wrap items-center gap-x-1 font-semibold tabular-nums">
            <span className="font-normal text-muted">{macroNumber(name, before.actual[name])}</span>
            <ArrowRight aria-label="becomes" className="size-3.5 text-muted" />
            {macroNumber(name, after.actual[name])}
          </dd>
        </div>
      ))}
      <div className="col-span-full flex items-center gap-1.5">
        <dt className="sr-only">Against your ranges</dt>
        <dd
          className={`flex items-center gap-1.5 font-semibold ${after.inRange ? 'text-leaf' : 'text-muted'}`}
        >
          <RangeMark inRange={after.inRange} />
          {rangeWords(before.inRange, after.inRange)}
        </dd>
      </div>
    </dl>
  )
}

function RangeMark({ inRange }: Pick<DayFit, 'inRange'>) {
  const Mark = inRange ? CircleCheck : CircleDashed
  return <Mark aria-hidden className="size-4 shrink-0" />
}

function rangeWords(before: boolean, after: boolean): string {
  if (before && after) return 'Stays in range'
  if (after) return 'Comes into range'
  return before ? 'Goes off range' : 'Stays off range'
}
