import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/iso-date.ts'
import type { ChartPoint } from './chart-layout.ts'
import { LineChart } from './line-chart.tsx'

const points: ChartPoint[] = Array.from({ length: 21 }, (_, day) => ({
  date: addDays('2026-11-01', day),
  value: 90 - day / 4,
  trend: 89.5 - day / 4,
}))

function renderChart(shown: readonly ChartPoint[] = points) {
  return render(
    <LineChart
      points={shown}
      caption="Mass over time"
      goal={{ value: 80, label: 'Goal 80 kg' }}
      formatValue={(value) => `${value} kg`}
      formatDate={(date) => date.slice(5)}
      pointNote={({ date, trend }) => `on ${date}, trend ${trend} kg`}
      headings={{ date: 'Date', value: 'Mass', trend: 'Trend' }}
      empty={<p>Nothing yet.</p>}
    />,
  )
}

const scrubber = () => screen.getByRole('slider', { name: 'Mass over time' })
const spoken = () => scrubber().getAttribute('aria-valuetext')

describe('a line chart', () => {
  it('[WGT-3] starts at the latest point and says it for the eye and the ear', () => {
    renderChart()
    expect(spoken()).toBe('85 kg on 2026-11-21, trend 84.5 kg')
    expect(screen.getByText('85 kg', { selector: 'b' }).parentElement?.textContent).toBe(spoken())
  })

  it('[WGT-3] is read day by day with the keyboard', async () => {
    renderChart()
    scrubber().focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(spoken()).toContain('2026-11-20')
    await userEvent.keyboard('{PageDown}')
    expect(spoken()).toContain('2026-11-18')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(spoken()).toContain('2026-11-01')
    await userEvent.keyboard('{End}')
    expect(spoken()).toContain('2026-11-21')
  })

  it('[WGT-3] is read at the pointer', () => {
    renderChart()
    fireEvent.pointerMove(scrubber(), { clientX: 0 })
    expect(spoken()).toContain('2026-11-01')
    fireEvent.pointerMove(scrubber(), { clientX: 5000 })
    expect(spoken()).toContain('2026-11-21')
  })

  it('[WGT-3] gives screen readers every figure in a table', () => {
    renderChart()
    const rows = within(screen.getByRole('table', { name: 'Mass over time' })).getAllByRole('row')
    expect(rows).toHaveLength(points.length + 1)
    expect(rows[1]?.textContent).toBe('11-0190 kg89.5 kg')
  })

  it('labels the goal', () => {
    renderChart()
    expect(screen.getByText('Goal 80 kg')).toBeTruthy()
  })

  it('keeps the day being read when its points change around it, else returns to the latest', async () => {
    const { rerender } = renderChart()
    scrubber().focus()
    await userEvent.keyboard('{ArrowLeft}')
    const common = { caption: 'Mass over time', formatValue: String, formatDate: String }
    const headings = { date: 'Date', value: 'Mass' }
    rerender(<LineChart {...common} headings={headings} points={points.slice(5)} />)
    expect(spoken()).toContain('2026-11-20')
    rerender(<LineChart {...common} headings={headings} points={points.slice(0, 5)} />)
    expect(spoken()).toContain('2026-11-05')
  })

  it('draws a single point and, without any, what it was given for that', () => {
    const { unmount } = renderChart(points.slice(0, 1))
    expect(spoken()).toContain('2026-11-01')
    unmount()
    renderChart([])
    expect(screen.getByText('Nothing yet.')).toBeTruthy()
    expect(screen.queryByRole('slider')).toBeNull()
  })
})
