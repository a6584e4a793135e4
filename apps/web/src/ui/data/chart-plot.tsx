import type { IsoDate } from '../calendar/iso-date.ts'
import type { ChartGoal, ChartLayout, ChartPoint } from './chart-layout.ts'

type ChartPlotProps = {
  points: readonly ChartPoint[]
  layout: ChartLayout
  size: { width: number; height: number }
  /** The point being read. */
  index: number
  goal: ChartGoal | undefined
  formatTick: (value: number) => string
  formatDate: (date: IsoDate) => string
  gradientId: string
}

/** The drawing of a line chart. Hidden from screen readers, which get a slider and a table. */
export function ChartPlot({ points, layout, size, index, goal, gradientId, ...format }: ChartPlotProps) {
  return (
    <svg
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      className="block max-w-full overflow-visible text-xs"
    >
      <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--leaf)" stopOpacity="0.3" />
        <stop offset="1" stopColor="var(--leaf)" stopOpacity="0" />
      </linearGradient>
      <Axes layout={layout} height={size.height} {...format} />
      <path d={layout.area} fill={`url(#${gradientId})`} />
      {layout.hasTrend &&
        points.map((point, at) => <Dot key={point.date} x={layout.xs[at]} y={layout.y(point.value)} />)}
      <path
        d={layout.line}
        fill="none"
        strokeWidth="2.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-leaf forced-colors:stroke-[Highlight]"
      />
      {goal && <Goal layout={layout} goal={goal} />}
      <Marker layout={layout} point={points[index]} index={index} />
    </svg>
  )
}

type AxesProps = Pick<ChartPlotProps, 'layout' | 'formatTick' | 'formatDate'> & { height: number }

function Axes({ layout, height, formatTick, formatDate }: AxesProps) {
  const { left, right, ticks, y, dateLabels } = layout
  const anchorAt = (at: number) => (at === 0 ? 'start' : at === dateLabels.length - 1 ? 'end' : 'middle')
  return (
    <g className="fill-muted forced-colors:fill-[CanvasText]">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-hairline" />
          <text x={left - 10} y={y(tick)} dy="0.35em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {dateLabels.map(({ date, x }, at) => (
        <text key={date} x={x} y={height - 6} textAnchor={dateLabels.length === 1 ? 'middle' : anchorAt(at)}>
          {formatDate(date)}
        </text>
      ))}
    </g>
  )
}

/** One raw value, faint behind the trend. */
function Dot({ x, y }: { x: number | undefined; y: number }) {
  return <circle cx={x} cy={y} r="2.5" className="fill-leaf/40 forced-colors:fill-[GrayText]" />
}

function Goal({ layout, goal }: { layout: ChartLayout; goal: ChartGoal }) {
  const { left, right, y, spots } = layout
  const level = y(goal.value)
  const distanceAt = (spot: readonly [number, number] | undefined) => Math.abs((spot?.[1] ?? 0) - level)
  // The words go to the end where the line is farther away, so they never lie on it.
  const isAtEnd = distanceAt(spots.at(-1)) >= Math.min(24, distanceAt(spots[0]))
  return (
    <g>
      <line
        x1={left}
        x2={right}
        y1={level}
        y2={level}
        strokeWidth="1.75"
        strokeDasharray="6 5"
        className="stroke-paprika"
      />
      <text
        x={isAtEnd ? right : left + 2}
        y={level - 7}
        textAnchor={isAtEnd ? 'end' : 'start'}
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-paprika stroke-surface font-bold"
      >
        {goal.label}
      </text>
    </g>
  )
}

type MarkerProps = { layout: ChartLayout; point: ChartPoint | undefined; index: number }

function Marker({ layout, point, index }: MarkerProps) {
  const x = layout.xs[index]
  if (!point) return null
  return (
    <g>
      <line x1={x} x2={x} y1={layout.top} y2={layout.floor} className="stroke-line" />
      <circle
        cx={x}
        cy={layout.y(point.value)}
        r="6.5"
        strokeWidth="2.25"
        className="fill-butter stroke-ink dark:stroke-paper forced-colors:fill-[Highlight]"
      />
    </g>
  )
}
