import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { rangesFrom } from '@butterleaf/contract/nutrition/macro-words'
import { macroWords } from '@butterleaf/domain/nutrition/certificate-text'
import { missBy } from '@butterleaf/domain/nutrition/deviation'
import { type MacroName, shownMacro } from '@butterleaf/domain/nutrition/macros'
import { middleOf } from '@butterleaf/domain/nutrition/ranges'
import { macrosFromWire } from '#lib/meal-plan/kitchen.ts'
import { MacroBar } from '#ui/macro-bar.tsx'

const bars = [
  { name: 'fat', label: 'Fat', tone: 'butter' },
  { name: 'protein', label: 'Protein', tone: 'paprika' },
  { name: 'netCarbs', label: 'Net carbs', tone: 'leaf' },
] as const

/** The day against its ranges; a bar is full in the middle of its range, of net carbs at the most. */
export function DayTotals({ fit }: { fit: PlanDay['fit'] }) {
  const actual = macrosFromWire(fit.actual)
  const ranges = rangesFrom(fit.target)
  const missed = missBy(actual, ranges)
  const targetOf = (name: MacroName) => (name === 'netCarbs' ? ranges[name].maximum : middleOf(ranges[name]))
  const noteOf = (name: MacroName) => {
    const miss = shownMacro(name, missed[name])
    return miss === 0
      ? undefined
      : `${Math.abs(miss).toLocaleString('en-US')} g ${miss < 0 ? 'short' : 'over'}`
  }
  return (
    <div>
      <p>
        <span className="font-display text-xl">{Math.round(actual.calories).toLocaleString('en-US')}</span>{' '}
        <span className="text-sm text-muted">
          of {Math.round(targetOf('calories')).toLocaleString('en-US')} kcal
        </span>
      </p>
      <div className="mt-3 grid grid-cols-3 gap-4">
        {bars.map(({ name, label, tone }) => (
          <MacroBar
            key={name}
            label={label}
            value={actual[name]}
            target={targetOf(name)}
            unit="g"
            tone={tone}
            note={noteOf(name)}
            valueText={`${Math.round(actual[name])} g of ${macroWords[name]}, aim for ${Math.round(targetOf(name))} g`}
          />
        ))}
      </div>
    </div>
  )
}
