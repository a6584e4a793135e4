import type { WeightPeriod, WeightSeries, WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { gramsFromKg, shownInUnit, type Unit, weightUnitName } from '@butterleaf/domain/nutrition/weight'
import { graphPeriods } from '@butterleaf/domain/weight-tracker/graph'
import { firstDayOf } from '@butterleaf/domain/weight-tracker/readings/reading-lines'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { today } from '#lib/today.ts'
import type { ChartSpan } from '#ui/data/chart-layout.ts'
import { LineChart } from '#ui/data/line-chart.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/surface/card.tsx'
import { readingsOf, showKg } from './tracked-weight.ts'

const ReadingLines = lazy(() => import('./readings/reading-lines.tsx'))

interface WeightGraphProps {
  tracker: WeightTracker
  unit: Unit
}

/** As wide as the lines below need, so that the days of all stand below each other. */
const leastFiguresWidth = 52

const periodOptions = graphPeriods.map(({ period, shortLabel, label }) => ({
  value: period,
  label: shortLabel,
  name: label,
}))

/** [WGT-3] The logged weights, faint, under the smoothed trend. */
export function WeightGraph({ tracker, unit }: WeightGraphProps) {
  const [period, setPeriod] = useState<WeightPeriod>(() => firstPeriod(tracker))
  const series = tracker.graphJs.find((candidate) => candidate.period === period)
  const unitName = weightUnitName[unit]
  const span = tracker.readings.length > 0 ? spanOf(tracker, period) : undefined
  return (
    <Card as="section" aria-label="Graph" className="grid gap-3">
      <Segmented
        label="Period"
        className="justify-self-start"
        options={periodOptions}
        value={period}
        onValueChange={setPeriod}
      />
      <LineChart
        points={series ? pointsOf(series, unit) : []}
        frame={span && { span, leastLeft: leastFiguresWidth }}
        caption={`Weight, ${series?.label.toLowerCase() ?? ''}`}
        goal={{
          value: inUnit(tracker.targetWeight, unit),
          label: `Goal ${showKg(tracker.targetWeight, unit)}`,
        }}
        formatValue={(value) => `${formatNumber(value)} ${unitName}`}
        formatDate={(date) => formatDate(date, 'short')}
        pointNote={({ date }) => `on ${formatDate(date, 'short')}`}
        headings={{ date: 'Date', value: `Weight (${unitName})`, trend: `Trend (${unitName})` }}
        empty={<NothingInPeriod hasLogs={tracker.logs.length > 0} />}
      />
      <ProjectionLine projection={tracker.projection} hasLogs={tracker.logs.length > 0} />
      {span && (
        <Suspense>
          <ReadingLines readings={readingsOf(tracker)} unit={unit} span={span} />
        </Suspense>
      )}
    </Card>
  )
}

/** From the first day of the period with a weight or a reading, to the last: where the lines of both begin and end. */
function spanOf({ logs, readings }: WeightTracker, period: WeightPeriod): ChartSpan {
  const from = firstDayOf(period, today())
  const dates = [...logs, ...readings].map(({ date }) => date as IsoDate).toSorted()
  const shown = dates.filter((date) => from === undefined || date >= from)
  return { from: shown[0] ?? today(), to: shown.at(-1) ?? today() }
}

function NothingInPeriod({ hasLogs }: { hasLogs: boolean }) {
  return hasLogs ? (
    <EmptyState>No weigh-ins in this period. Choose a longer one to see your line.</EmptyState>
  ) : (
    <EmptyState>Weigh in once and the line begins. A few times a week is plenty.</EmptyState>
  )
}

/** The shortest period that shows a line, three months at most. */
function firstPeriod(tracker: WeightTracker): WeightPeriod {
  const enough = (period: WeightPeriod) =>
    (tracker.graphJs.find((series) => series.period === period)?.labels.length ?? 0) === tracker.logs.length
  return (['1w', '1m', '3m'] as const).find(enough) ?? '3m'
}

function pointsOf(series: WeightSeries, unit: Unit) {
  return series.labels.map((date, index) => ({
    date,
    value: inUnit(series.data[index] ?? 0, unit),
    trend: Math.round(inUnit(series.trend[index] ?? 0, unit) * 10) / 10,
  }))
}

function inUnit(kg: number, unit: Unit): number {
  return shownInUnit(gramsFromKg(kg), unit)
}

function formatNumber(value: number): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 }).format(value)
}

type Projection = WeightTracker['projection']

interface ProjectionLineProps {
  projection: Projection
  hasLogs: boolean
}

/** The projection, as a range and never as a promise. */
function ProjectionLine({ projection, hasLogs }: ProjectionLineProps) {
  if (!hasLogs) return null
  return (
    <p className="border-t border-hairline pt-3 text-center text-sm text-muted">{sentenceOf(projection)}</p>
  )
}

function sentenceOf(projection: Projection): string {
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
