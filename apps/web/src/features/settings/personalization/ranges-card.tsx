import { type MacroName, macroNames, shownMacro } from '@butterleaf/domain/nutrition/macros'
import { energySharesOf, type MacroRanges, type Range } from '@butterleaf/domain/nutrition/ranges'
import { Card } from '#ui/surface/card.tsx'

const words = {
  calories: { label: 'Calories', unit: 'kcal', fill: 'bg-line' },
  fat: { label: 'Fat', unit: 'g', fill: 'bg-butter' },
  netCarbs: { label: 'Net carbs', unit: 'g', fill: 'bg-leaf' },
  protein: { label: 'Protein', unit: 'g', fill: 'bg-paprika' },
} as const satisfies Record<MacroName, object>

interface RangesCardProps {
  ranges: MacroRanges
  /** The answers don't come to anything yet: these are the plan's own. */
  isStale: boolean
}

/** [SET-2] [SET-4] Between what and what a day may lie, and what that leaves room for. */
export function RangesCard({ ranges, isStale }: RangesCardProps) {
  const shares = energySharesOf(ranges)
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">What a day may hold</h2>
      <dl className="grid gap-3">
        {macroNames.map((name) => (
          <RangeRow key={name} name={name} range={ranges[name]} />
        ))}
      </dl>
      <p className="text-pretty text-sm text-muted">
        {isStale
          ? 'These are your plan’s ranges now. Yours appear once every answer is there.'
          : `A day counts as on target anywhere in these ranges. They leave room for ${shareText(shares.fat)} of a day’s energy from fat and ${shareText(shares.protein)} from protein; net carbs stay at ${shares.netCarbs.maximum}% or less. Fewer net carbs always fit.`}
      </p>
    </Card>
  )
}

function RangeRow({ name, range }: { name: MacroName; range: Range }) {
  const { label, unit, fill } = words[name]
  const shown = (amount: number) => shownMacro(name, amount).toLocaleString()
  const text =
    range.minimum > 0 ? `${shown(range.minimum)} to ${shown(range.maximum)}` : `Up to ${shown(range.maximum)}`
  // A little room beyond the most, so that the end of the range is seen as one.
  const scale = range.maximum * 1.15 || 1
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-bold tabular-nums">
        {text} {unit}
      </dd>
      <dd
        aria-hidden
        className="relative col-span-2 h-2 overflow-hidden rounded-full bg-hairline forced-colors:border"
      >
        <span
          className={`absolute inset-y-0 rounded-full ${fill}`}
          style={{
            left: `${(100 * range.minimum) / scale}%`,
            right: `${100 - (100 * range.maximum) / scale}%`,
          }}
        />
      </dd>
    </div>
  )
}

/** "65 to 82%". */
function shareText({ minimum, maximum }: Range): string {
  return minimum === maximum ? `${maximum}%` : `${minimum} to ${maximum}%`
}
