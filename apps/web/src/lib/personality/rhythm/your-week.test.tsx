import { rhythmOf, withRhythm } from '@butterleaf/domain/onboarding/cooking-rhythm'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#lib/api/query-client.ts'
import { type Answer, fakeApi, problem } from '#lib/testing/fake-api.ts'
import type { Answers } from '../answers/answers.ts'
import { fullAnswers } from '../testing/full-answers.ts'
import { RhythmChoice } from './measured-rhythms.tsx'
import YourWeek from './your-week.tsx'

afterEach(() => vi.unstubAllGlobals())

function open(part: Partial<Answers> = {}, measured: Answer = { status: 503, body: problem(503) }) {
  const { sent } = fakeApi(({ path }) => (path === '/api/mealplan/rhythms' ? measured : undefined))
  const current: { answers: Answers } = { answers: { ...fullAnswers, mode: 'generated', ...part } }
  const Form = () => {
    const [answers, setAnswers] = useState(current.answers)
    current.answers = answers
    return <YourWeek answers={answers} change={(next) => setAnswers((before) => ({ ...before, ...next }))} />
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
  return { current, sent, user: userEvent.setup() }
}

const bothMeals = withRhythm(fullAnswers.meals, 'a-bit-of-both')
const checked = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent)

describe('how often a person cooks', () => {
  it('[LIV-3] one choice sets leftovers and variety of all meals', async () => {
    const { current, user } = open({ meals: bothMeals })
    expect(checked()[0]).toContain('A bit of both')
    await user.click(screen.getByRole('radio', { name: 'Cook twice a week' }))
    expect(rhythmOf(current.answers.meals)).toBe('twice-a-week')
    expect(current.answers.meals.dinner).toMatchObject({
      mostMinutes: 30,
      leftovers: 'mostly',
      variety: 'varied',
    })
    expect(current.answers.meals.breakfast).toMatchObject({ variety: 'mostly-the-same' })
    expect(screen.getByText(/Each meal can still differ/)).toBeTruthy()
  })

  it('[LIV-3] a meal that differs is a mix of one’s own, which is nothing missing', () => {
    open({ meals: { ...bothMeals, lunch: { ...bothMeals.lunch, variety: 'mostly-the-same' } } })
    const cooking = screen.getByRole('group', { name: 'How often do you want to cook?' })
    expect(within(cooking).queryAllByRole('radio', { checked: true })).toEqual([])
    expect(within(cooking).getByText(/your own mix/)).toBeTruthy()
  })

  it('[LIV-3] each tells what it asks in words, and figures only where they were measured', () => {
    const props = { answers: fullAnswers, change: () => {} }
    const { rerender } = render(<RhythmChoice {...props} />)
    expect(screen.getByRole('group').textContent).not.toMatch(/\d/)
    rerender(<RhythmChoice {...props} asks={{ 'every-day': '64 foods, 7 h' }} />)
    expect(screen.getByText(/64 foods, 7 h/)).toBeTruthy()
  })

  const rhythms = [
    { rhythm: 'every-day', rows: 40, minutes: 420 },
    { rhythm: 'a-bit-of-both', rows: 33, minutes: 370 },
    { rhythm: 'twice-a-week', rows: 26, minutes: 290 },
  ]

  it('[LIV-3] tells what each asks of this person, and measures nothing more when one is chosen', async () => {
    const { sent, user } = open({ meals: bothMeals }, { body: { rhythms } })
    expect(screen.getByRole('group', { name: 'How often do you want to cook?' }).textContent).not.toMatch(
      /\d/,
    )
    expect(await screen.findByText(/For you about 33 things to buy a week, 6 h in the kitchen/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Cook twice a week' }))
    expect(screen.getByText(/For you about 26 things to buy a week, 5 h in the kitchen/)).toBeTruthy()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('[MAP-2] [LIV-3] they are told before dessert is asked about', async () => {
    const { dessert: _, ...meals } = bothMeals
    open({ meals }, { body: { rhythms } })
    expect(await screen.findByText(/For you about 33 things to buy a week/)).toBeTruthy()
  })

  it('[MAP-2] one press says how long a meal may take from Monday to Friday, and a meal of its own keeps to none of it', async () => {
    const { current, user } = open({ meals: bothMeals })
    const weekdays = within(screen.getByRole('group', { name: /Monday to Friday/ }))
    await user.click(weekdays.getByRole('radio', { name: '25 min' }))
    expect(current.answers.weekdayMinutes?.dinner).toMatchObject({ monday: 25, friday: 25, sunday: 0 })
    expect(current.answers.weekdayMinutes?.breakfast).toMatchObject({ tuesday: 25 })
    expect(screen.getByText('A quick Tuesday, a long Sunday?')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dinner on Tuesday' }), '15 min')
    expect(weekdays.queryAllByRole('radio', { checked: true })).toEqual([])
    expect(screen.getByText(/from the answers of each meal and weekday/)).toBeTruthy()
  })

  it.each([
    ['the measuring fails', {}, 1],
    ['too little is answered', { ageYears: null }, 0],
  ])('[LIV-3] where %s, the general words stay', async (_, part, calls) => {
    const { sent } = open(part)
    if (calls > 0) await waitFor(() => expect(sent).toHaveLength(calls), { timeout: 3_000 })
    expect(screen.getByText(/About one meal in three is a leftover/).textContent).not.toMatch(/\d/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[LIV-4] a person who builds their own plan is asked only when they shop', () => {
    open({ mode: 'own' })
    expect(screen.queryByText('How often do you want to cook?')).toBeNull()
    expect(screen.queryByRole('table', { hidden: true })).toBeNull()
    expect(screen.getByRole('combobox', { name: 'When do you shop?' })).toBeTruthy()
  })
})

describe('times of weekdays', () => {
  it('[LIV-4] is set for a meal on a weekday, told while the table is closed, and taken back', async () => {
    const { current, user } = open()
    const summary = screen.getByText('A quick Tuesday, a long Sunday?')
    await user.click(summary)
    const dinner = screen.getByRole('combobox', { name: 'Dinner on Tuesday' })
    await user.selectOptions(dinner, '20 min')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dinner on Sunday' }), 'Any')
    expect(current.answers.weekdayMinutes).toEqual({ dinner: { tuesday: 20, sunday: 0 } })
    expect(summary.textContent).toBe('Tuesday: dinner 20 min. Sunday: dinner any time.')
    await user.selectOptions(dinner, 'Usual')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dinner on Sunday' }), 'Usual')
    expect(current.answers.weekdayMinutes).toBeNull()
  })

  it('[LIV-4] shows what a meal usually may take, and no column for a skipped breakfast', () => {
    open({ meals: { ...fullAnswers.meals, breakfast: { isSkipped: true } } })
    const headers = screen
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent)
    expect(headers).toEqual(['Lunch30 min', 'Dinner30 min'])
    expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(7)
  })
})

describe('when a person shops', () => {
  it('[LIV-5] a weekday and twice a week; the default is no answer', async () => {
    const { current, user } = open()
    const day = screen.getByRole('combobox', { name: 'When do you shop?' })
    await user.selectOptions(day, 'Saturday')
    await user.click(screen.getByRole('radio', { name: 'Twice' }))
    expect(current.answers.shopping).toEqual({ day: 'saturday', timesAWeek: 2 })
    await user.selectOptions(day, 'Day 1 of each week')
    await user.click(screen.getByRole('radio', { name: 'Once' }))
    expect(current.answers.shopping).toBeNull()
  })
})
