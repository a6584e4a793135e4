import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { IsoDate } from '../calendar/iso-date.ts'
import {
  type ChartGoal,
  type ChartPoint,
  layOutChart,
  nearestIndex,
  type SharedFrame,
} from './chart-layout.ts'
import { ChartPlot } from './chart-plot.tsx'

type LineChartProps = {
  /** In the order of their dates, at most one a day. */
  points: readonly ChartPoint[]
  /** What the chart shows: the name of the slider and of the table. */
  caption: string
  goal?: ChartGoal | undefined
  frame?: SharedFrame | undefined
  formatValue: (value: number) => string
  formatDate: (date: IsoDate) => string
  /** Figures of the vertical axis, where a unit would only repeat itself. */
  formatTick?: (value: number) => string
  /** What follows the value in the line under the chart; the date by default. */
  pointNote?: (point: ChartPoint) => string
  /** Heads of the table that screen readers get. */
  headings: { date: string; value: string; trend?: string }
  /** Shown instead of a chart without points. */
  empty?: ReactNode
  className?: string
}

const plainNumber = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 })

/** Values over time. Point or touch to read a day, or walk the days with the arrow keys. */
export function LineChart({ points, empty = null, className = '', ...props }: LineChartProps) {
  if (points.length === 0) return empty
  return (
    <figure className={`relative ${className}`}>
      <ChartScrubber points={points} {...props} />
      <ChartTable points={points} {...props} />
    </figure>
  )
}

type ChartScrubberProps = Omit<LineChartProps, 'headings' | 'empty' | 'className'>

function ChartScrubber({
  points,
  caption,
  goal,
  frame: shared,
  formatValue,
  formatDate,
  formatTick = plainNumber.format,
  pointNote = (point) => formatDate(point.date),
}: ChartScrubberProps) {
  const id = useId()
  const [frame, width] = useWidth<HTMLDivElement>(358)
  const [readDate, setReadDate] = useState<IsoDate | null>(null)
  const height = shared?.height ?? Math.round(Math.min(320, Math.max(210, width * 0.5)))
  const layout = layOutChart(points, { ...shared, width, height, goal, formatTick })

  const last = points.length - 1
  const found = points.findIndex(({ date }) => date === readDate)
  const index = found === -1 ? last : found
  const point = points[index] as ChartPoint
  const note = pointNote(point)

  const read = (next: number) => setReadDate(points[Math.min(last, Math.max(0, next))]?.date ?? null)
  const readAtKey = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, index, last)
    if (next === null) return
    event.preventDefault()
    read(next)
  }
  const readAtPointer = (event: PointerEvent) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    read(nearestIndex(layout.xs, event.clientX - left))
  }

  return (
    <>
      {/* The slider speaks its own value: the text below is for the eye and needs no live region. */}
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={caption}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.max(1, last)}
        aria-valuenow={index}
        aria-valuetext={`${formatValue(point.value)} ${note}`}
        onKeyDown={readAtKey}
        onPointerDown={readAtPointer}
        onPointerMove={readAtPointer}
        className="cursor-crosshair touch-pan-y rounded-field select-none"
      >
        <ChartPlot
          points={points}
          layout={layout}
          size={{ width, height }}
          index={index}
          goal={goal}
          formatTick={formatTick}
          formatDate={formatDate}
          gradientId={`${id}-fill`}
        />
      </div>
      <p aria-hidden className="mt-1 text-center text-muted">
        <b className="text-ink">{formatValue(point.value)}</b> {note}
      </p>
    </>
  )
}

function indexAfterKey(key: string, index: number, last: number): number | null {
  const leap = Math.max(1, Math.round(last / 10))
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - leap,
    PageUp: index + leap,
    Home: 0,
    End: last,
  }
  return steps[key] ?? null
}

type ChartTableProps = {
  points: readonly ChartPoint[]
  caption: string
  headings: { date: string; value: string; trend?: string }
  formatValue: (value: number) => string
  formatDate: (date: IsoDate) => string
}

/** The figures of a chart for screen readers. */
function ChartTable({ points, caption, headings, formatValue, formatDate }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{headings.date}</th>
            <th scope="col">{headings.value}</th>
            {headings.trend && <th scope="col">{headings.trend}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ date, value, trend }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td>{formatValue(value)}</td>
              {headings.trend && <td>{trend === undefined ? '' : formatValue(trend)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The width of an element in CSS pixels, followed as it changes; `initialPx` until it is measured. */
function useWidth<Target extends Element>(initialPx: number): [RefObject<Target | null>, number] {
  const target = useRef<Target>(null)
  const [widthPx, setWidthPx] = useState(initialPx)
  useLayoutEffect(() => {
    const element = target.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setWidthPx(Math.round(element.getBoundingClientRect().width) || initialPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [initialPx])
  return [target, widthPx]
}
