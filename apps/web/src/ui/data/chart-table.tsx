import type { IsoDate } from '../calendar/iso-date.ts'
import type { ChartPoint } from './chart-layout.ts'

type ChartTableProps = {
  points: readonly ChartPoint[]
  caption: string
  headings: { date: string; value: string; trend?: string }
  formatValue: (value: number) => string
  formatDate: (date: IsoDate) => string
}

/** The figures of a chart for screen readers. */
export function ChartTable({ points, caption, headings, formatValue, formatDate }: ChartTableProps) {
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
