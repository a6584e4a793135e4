import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Calendar } from './calendar.tsx'

function Trial({ locale = 'en-US', max = '2026-11-20' }: { locale?: string; max?: string }) {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <Calendar
      today="2026-11-20"
      max={max}
      min="2026-01-10"
      selected={selected}
      onSelect={setSelected}
      marked={new Set(['2026-11-03'])}
      dayLabel={(date) => `Day ${date}`}
      locale={locale}
    />
  )
}

const day = (date: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Day ${date}` })
const focusedDay = () => document.activeElement?.getAttribute('data-date')

async function walk(from: string, keys: string) {
  day(from).focus()
  await userEvent.keyboard(keys)
  return focusedDay()
}

describe('a calendar', () => {
  it.each([
    ['en-US', 'Sunday', 'November 2026'],
    ['de-DE', 'Montag', 'November 2026'],
    ['ar-EG', 'السبت', 'نوفمبر ٢٠٢٦'],
  ])('[WGT-5] in %s starts its week on %s', (locale, firstDay, title) => {
    render(<Trial locale={locale} />)
    const grid = screen.getByRole('grid', { name: title })
    expect(within(grid).getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe(firstDay)
  })

  it('puts every day in the column of its weekday', () => {
    render(<Trial locale="de-DE" />)
    const column = (date: string) => day(date).closest('td')?.cellIndex
    expect(column('2026-11-01')).toBe(6)
    expect(column('2026-11-02')).toBe(0)
    expect(column('2026-11-20')).toBe(4)
  })

  it.each([
    ['2026-11-10', '{ArrowLeft}', '2026-11-09'],
    ['2026-11-10', '{ArrowRight}', '2026-11-11'],
    ['2026-11-10', '{ArrowUp}', '2026-11-03'],
    ['2026-11-10', '{ArrowDown}', '2026-11-17'],
    ['2026-11-10', '{Home}', '2026-11-08'],
    ['2026-11-10', '{End}', '2026-11-14'],
    ['2026-11-10', '{PageUp}', '2026-10-10'],
    ['2026-11-01', '{ArrowLeft}', '2026-10-31'],
    ['2026-11-10', '{PageUp}{PageDown}', '2026-11-10'],
  ])('from %s the key %s leads to %s', async (from, keys, to) => {
    render(<Trial />)
    expect(await walk(from, keys)).toBe(to)
  })

  it('stops the keys at the first and the last day that can be chosen', async () => {
    render(<Trial />)
    expect(await walk('2026-11-18', '{ArrowDown}')).toBe('2026-11-20')
    expect(await walk('2026-11-18', '{Shift>}{PageUp}{/Shift}')).toBe('2026-01-10')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).ariaDisabled).toBe(
      'true',
    )
  })

  it('is one stop for Tab: the last day walked to, else the chosen one, else today', async () => {
    render(<Trial />)
    const stops = () =>
      screen.getAllByRole('button').filter((button) => button.tabIndex === 0 && button.dataset.date)
    expect(stops().map((button) => button.dataset.date)).toEqual(['2026-11-20'])
    await walk('2026-11-20', '{ArrowLeft}')
    expect(stops().map((button) => button.dataset.date)).toEqual(['2026-11-19'])
  })

  it('[WGT-5] chooses a day by Enter and says which is chosen and which is today', async () => {
    render(<Trial />)
    await walk('2026-11-10', '{Enter}')
    expect(day('2026-11-10').closest('td')?.getAttribute('aria-selected')).toBe('true')
    expect(day('2026-11-20').getAttribute('aria-current')).toBe('date')
  })

  it('[WGT-7] [HELD-2] a day after the last one says why it can’t be chosen', async () => {
    render(<Trial />)
    const why = screen.getByText('Nothing can be chosen after today.')
    expect(day('2026-11-21').ariaDisabled).toBe('true')
    expect(day('2026-11-21').getAttribute('aria-describedby')).toBe(why.id)
    await userEvent.click(day('2026-11-21'))
    expect(day('2026-11-21').closest('td')?.getAttribute('aria-selected')).toBe('false')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).ariaDisabled).toBe('true')
  })

  it('turns its pages by the buttons', async () => {
    render(<Trial />)
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeTruthy()
    expect(day('2026-10-31')).toBeTruthy()
  })
})
