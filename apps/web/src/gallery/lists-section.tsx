import { useState } from 'react'
import { WindowedList } from '#ui/data/windowed-list.tsx'
import { Card } from '#ui/surface/card.tsx'
import { Section } from './section.tsx'

const page = 20
const most = 200

export function ListsSection() {
  const [count, setCount] = useState(page)
  const rows = Array.from({ length: count }, (_, at) => `Row ${at + 1}`)
  return (
    <Section title="Long lists">
      <WindowedList
        label="Rows"
        items={rows}
        keyOf={(row) => row}
        estimatePx={66}
        isOpenEnded={count < most}
        onNearEnd={() => setCount(Math.min(most, count + page))}
      >
        {(row) => <Card padding="sm">{row}</Card>}
      </WindowedList>
    </Section>
  )
}
