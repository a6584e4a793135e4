import { useState } from 'react'
import { Calendar } from '#ui/calendar/calendar.tsx'
import { formatIsoDate } from '#ui/calendar/iso-date.ts'
import { Card } from '#ui/surface/card.tsx'
import { Tabs } from '#ui/surface/tabs.tsx'
import { Section } from './section.tsx'

const today = '2026-11-20'
const marked = new Set([1, 2, 4, 5, 6, 7, 9, 11, 12, 13, 14, 15, 16, 18, 20].map(dayOfNovember))

function dayOfNovember(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}`
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const tabs = weekdays.map((name) => ({ value: name, label: name[0], name }))

export function DatesSection() {
  const [selected, setSelected] = useState<string | null>('2026-11-12')
  const [day, setDay] = useState<(typeof weekdays)[number]>('Wednesday')
  const labelOf = (date: string) => {
    const name = formatIsoDate(date, 'en', { weekday: 'long', day: 'numeric', month: 'long' })
    return marked.has(date) ? `${name}, logged` : name
  }
  return (
    <Section title="Days">
      <Tabs label="Day of the week" tabs={tabs} value={day} onValueChange={setDay}>
        <Card padding="sm">{day}’s meals.</Card>
      </Tabs>
      <Card padding="sm">
        <Calendar
          today={today}
          max={today}
          selected={selected}
          onSelect={setSelected}
          marked={marked}
          dayLabel={labelOf}
          locale="en-GB"
        />
      </Card>
    </Section>
  )
}
