import Flag from 'virtual:lucide/flag'
import { useState } from 'react'
import { addDays, formatIsoDate } from '#ui/calendar/iso-date.ts'
import { LineChart } from '#ui/data/line-chart.tsx'
import { MacroBar } from '#ui/data/macro-bar.tsx'
import { Ring } from '#ui/data/ring.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/surface/card.tsx'
import { Section } from './section.tsx'

const firstDay = '2026-08-29'
const kg = (value: number) => `${value.toFixed(1)} kg`
const shortDate = (date: string) => formatIsoDate(date, 'en', { day: 'numeric', month: 'short' })

// A slow fall with a wobble that looks like life, the same on every visit.
const log = Array.from({ length: 84 }, (_, day) => {
  const trend = 88.4 - day * 0.072
  return {
    date: addDays(firstDay, day),
    value: Number((trend + Math.sin(day * 2.7) * 0.35 + Math.sin(day * 0.9) * 0.3).toFixed(1)),
    trend: Number((trend + Math.sin(day * 0.25) * 0.2).toFixed(2)),
  }
}).filter((_, day) => day % 7 !== 3 && day % 11 !== 5)

const periods = [
  { value: '14', label: '2W', name: '2 weeks' },
  { value: '30', label: '1M', name: '1 month' },
  { value: '90', label: '3M', name: '3 months' },
] as const

export function FiguresSection() {
  const [period, setPeriod] = useState<'14' | '30' | '90'>('90')
  const points = log.slice(-Number(period))
  return (
    <Section title="Figures">
      <Card padding="sm">
        <p className="font-display text-xl">
          1,839 <span className="font-sans text-sm text-muted">of 1,850 kcal</span>
        </p>
        <div className="mt-3 grid grid-cols-3 gap-4">
          <MacroBar label="Fat" value={149} target={148} unit="g" />
          <MacroBar label="Protein" value={96} target={104} unit="g" note="8 g short" />
          <MacroBar label="Net carbs" value={31} target={25} unit="g" note="6 g over" />
        </div>
      </Card>
      <Card padding="sm" className="grid grid-cols-3 gap-4">
        <MacroBar label="Fat" value={149} minimum={133} target={163} unit="g" note="133–163 g" />
        <MacroBar label="Protein" value={82} minimum={94} target={130} unit="g" note="12 g short" />
        <MacroBar label="Net carbs" value={21} minimum={0} target={25} unit="g" note="up to 25 g" />
      </Card>
      <Card padding="sm">
        <Segmented
          label="Period"
          options={periods}
          value={period}
          onValueChange={setPeriod}
          className="mb-4"
        />
        <LineChart
          points={points}
          caption="Weight over time"
          goal={{ value: 78, label: 'Goal 78 kg' }}
          formatValue={kg}
          formatDate={shortDate}
          pointNote={({ date, trend = 0 }) => `on ${shortDate(date)}, trend ${kg(trend)}`}
          headings={{ date: 'Date', value: 'Weight', trend: 'Trend' }}
        />
      </Card>
      <Card className="flex items-center gap-6">
        <Ring label="Progress" value={4 / 11} valueText="Step 4 of 11">
          4/11
        </Ring>
        <ProgressBar
          label="There"
          value={0.59}
          end={<Flag aria-hidden className="size-5 text-paprika" />}
          className="flex-1"
        />
      </Card>
      <Card padding="sm">
        <LineChart
          points={log.slice(0, 1)}
          caption="One point"
          formatValue={kg}
          formatDate={shortDate}
          headings={{ date: 'Date', value: 'Weight' }}
        />
      </Card>
    </Section>
  )
}
