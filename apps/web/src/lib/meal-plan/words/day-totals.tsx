import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { macroNumber, macroWords } from '@butterleaf/domain/nutrition/certificate-text'
import { missBy } from '@butterleaf/domain/nutrition/deviation'
import { type MacroName, noMacros } from '@butterleaf/domain/nutrition/macros'
import type { Range } from '@butterleaf/domain/nutrition/ranges'
import { MacroBar } from '#ui/data/macro-bar.tsx'

const bars = [
  { name: 'fat', label: 'Fat' },
  { name: 'protein', label: 'Protein' },
  { name: 'netCarbs', label: 'Net carbs' },
] as const

/** What a day holds against the person's ranges (DAY-9). */
export function DayTotals({ fit }: { fit: DayFit }) {
  const { actual, target: ranges } = fit
  // An empty day is not short of anything yet.
  const missed = actual.calories === 0 ? noMacros : missBy(actual, ranges)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-xl">{macroNumber('calories', actual.calories)}</span>
        <span className="text-sm text-muted">of {rangeText('calories', ranges.calories)} kcal</span>
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-4">
        {bars.map(({ name, label }) => (
          <MacroBar
            key={name}
            label={label}
            value={actual[name]}
            minimum={ranges[name].minimum}
            target={ranges[name].maximum}
            unit="g"
            note={missText(name, missed[name]) ?? `${rangeText(name, ranges[name])} g`}
            valueText={`${macroNumber(name, actual[name])} g of ${macroWords[name]}`}
          />
        ))}
      </div>
    </div>
  )
}

function missText(name: MacroName, missed: number): string | undefined {
  if (missed === 0) return undefined
  return `${macroNumber(name, Math.abs(missed))} g ${missed < 0 ? 'short' : 'over'}`
}

function rangeText(name: MacroName, { minimum, maximum }: Range): string {
  const most = macroNumber(name, Math.round(maximum))
  return minimum > 0 ? `${macroNumber(name, Math.round(minimum))}–${most}` : `up to ${most}`
}
