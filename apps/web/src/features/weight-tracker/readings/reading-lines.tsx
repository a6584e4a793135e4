import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Unit } from '@butterleaf/domain/nutrition/weight'
import type { DayReadings, ReadingKind } from '@butterleaf/domain/weight-tracker/readings/body-readings'
import { loggedKinds, readingLine } from '@butterleaf/domain/weight-tracker/readings/reading-lines'
import type { ReadingUnits } from '@butterleaf/domain/weight-tracker/readings/reading-units'
import { formatDate } from '#lib/format-date.ts'
import type { ChartSpan } from '#ui/data/chart-layout.ts'
import { LineChart } from '#ui/data/line-chart.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { lineNames, showLine, unitOfLine, urineNameAt, useReadingView } from './reading-view.ts'

type ReadingLinesProps = {
  readings: readonly DayReadings[]
  unit: Unit
  /** The weight's axis of time. */
  span: ChartSpan
}

const lineHeight = 132
/** The words of strips need more room than figures. */
const figuresWidth = 52
const urineTicks = [0, 1, 2, 3, 4]

/** LIFE-6: further lines under the weight's, each with a scale of its own, over the same days. */
export default function ReadingLines({ readings, unit, span }: ReadingLinesProps) {
  const { units, hidden } = useReadingView(readings, unit)
  const kinds = loggedKinds(readings)
  const shown = kinds.filter((kind) => !hidden.includes(kind))
  return (
    <div className="grid gap-4 border-t border-hairline pt-3">
      <ToggleChips
        label="Further lines"
        chips={kinds.map((kind) => ({ value: kind, label: lineNames[kind] }))}
        values={shown}
        onToggle={showLine}
      />
      {shown.map((kind) => (
        <Line key={kind} kind={kind} {...{ readings, units, span }} />
      ))}
    </div>
  )
}

type LineProps = Pick<ReadingLinesProps, 'readings' | 'span'> & { kind: ReadingKind; units: ReadingUnits }

function Line({ kind, readings, units, span }: LineProps) {
  const { points } = readingLine(readings, kind, { from: span.from as IsoDate, units })
  const name = lineNames[kind]
  const unitName = unitOfLine(kind, units)
  const isUrine = kind === 'urineKetones'
  const formatValue = (value: number) => (isUrine ? urineNameAt(value) : `${formatNumber(value)} ${unitName}`)
  return (
    <section aria-label={name} className="grid gap-1">
      <h2 className="text-base">
        {name} {unitName && <span className="font-normal text-muted">({unitName})</span>}
      </h2>
      <LineChart
        points={points}
        caption={`${name} over time`}
        formatValue={formatValue}
        formatDate={(date) => formatDate(date, 'short')}
        pointNote={({ date }) => `on ${formatDate(date, 'short')}`}
        headings={{ date: 'Date', value: unitName ? `${name} (${unitName})` : name }}
        frame={{
          span,
          height: lineHeight,
          leastLeft: figuresWidth,
          ...(isUrine && { ticks: urineTicks }),
        }}
        {...(isUrine && { formatTick: urineNameAt })}
        empty={<p className="text-sm text-muted">No reading in this period.</p>}
      />
    </section>
  )
}

function formatNumber(value: number): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 }).format(value)
}
