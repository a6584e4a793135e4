import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { TabList, TabPanel } from './tab-list.tsx'

const tabs = [
  { value: 'mon', label: 'M', name: 'Monday' },
  { value: 'wed', label: 'W', name: 'Wednesday' },
] as const

type Day = 'mon' | 'wed'

function Days({ day, onChoose }: { day: Day; onChoose: (day: Day) => void }) {
  return (
    <>
      <TabList
        label="Day"
        tabs={tabs}
        value={day}
        onValueChange={onChoose}
        id="days"
        className=""
        tabClassName=""
      />
      <TabPanel id="days" value={day}>
        Shows {day}
      </TabPanel>
    </>
  )
}

function Trial() {
  const [day, setDay] = useState<Day>('mon')
  return <Days day={day} onChoose={setDay} />
}

describe('tabs', () => {
  it('name the panel after the chosen tab', () => {
    render(<Trial />)
    expect(screen.getByRole('tabpanel', { name: 'Monday' }).textContent).toBe('Shows mon')
  })

  it('are walked and chosen by arrows, round the end', async () => {
    render(<Trial />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true, name: 'Wednesday' })).toBe(document.activeElement)
    expect(screen.getByRole('tabpanel', { name: 'Wednesday' })).toBeTruthy()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true, name: 'Monday' })).toBe(document.activeElement)
  })

  it('lead on to the panel by Tab', async () => {
    render(<Trial />)
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  })

  it('[APP-7] lead on from a tab whose panel is still to come, and back to the one before', async () => {
    const chosen: string[] = []
    render(<Days day="wed" onChoose={(day) => chosen.push(day)} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowLeft}')
    expect(chosen).toEqual(['mon', 'wed', 'mon'])
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  })
})
