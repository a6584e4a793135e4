import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
// Here already, so that no test waits for it to be read.
import './building/day-tools.tsx'
import BuildingScreen from './building-screen.tsx'
import { answersWith, isEnabled, openInEditor } from './testing/open-day.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const openDay = openInEditor.bind(null, BuildingScreen)

describe('weeks and days', () => {
  it('[DAY-1] [PLAN-7] days of the week are numbered in the plan, with their dates, complete ones marked', async () => {
    openDay(buildPlan({ weeks: ['ccrrrrr', 'rrrrrrr'] }), 'w1d3')
    const days = within(await screen.findByRole('navigation', { name: 'Days' })).getAllByRole('button')
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
      'Day 1, Monday, November 16, complete',
      'Day 2, Tuesday, November 17, complete',
      'Day 3, Wednesday, November 18',
      'Day 4, Thursday, November 19',
      'Day 5, Friday, November 20',
      'Day 6, Saturday, November 21',
      'Day 7, Sunday, November 22',
    ])
    expect(screen.getByText('Week 1 · Nov 18')).toBeTruthy()
  })

  it('[DAY-1] [PLAN-7] today is marked: in the week’s button, the day’s button and over the day', async () => {
    vi.setSystemTime('2026-11-24T12:00:00Z')
    openDay(buildPlan(), 'w2d2')
    expect(await screen.findByRole('button', { name: /^Week 2, .*, this week$/ })).toBeTruthy()
    const today = screen.getByRole('button', { name: 'Day 9, Tuesday, November 24, today' })
    expect(within(today).getByText('Today')).toBeTruthy()
    expect(within(screen.getByRole('banner')).getByText('Today')).toBeTruthy()
  })

  it('[MAP-3] says what each day is in date and number', async () => {
    openDay(buildPlan(), 'w2d5')
    const friday = await screen.findByRole('button', { name: 'Day 12, Friday, November 27' })
    expect(friday.textContent).toBe('Fri27day 12')
  })

  it('[MAP-3] builds days, and neither completes nor cooks them; one press leads to the same day in Meals', async () => {
    const { user, place } = openDay(buildPlan({ weeks: ['rrrrrrr', 'rrrrrrr'] }), 'w2d3')
    const inMeals = await screen.findByRole('link', { name: 'This day in Meals' })
    expect(await screen.findByRole('button', { name: 'Random week' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Mark / })).toBeNull()
    expect(screen.queryByRole('link', { name: /cook/i })).toBeNull()
    await user.click(inMeals)
    expect(place()).toBe('/app/templates/template/week/w2/day/w2d3')
  })

  it('[MAP-3] of a complete day says where it is opened again', async () => {
    openDay(buildPlan({ weeks: ['crrrrrr'] }), 'w1d1')
    expect(await screen.findByText('Complete. Open it again in Meals.')).toBeTruthy()
  })

  it('[DAY-9] there is no way to Meals from a week that is still being built', async () => {
    openDay(buildPlan({ weeks: ['rrs....'] }), 'w1d2')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: 'This day in Meals' })).toBeNull()
  })

  it('[DAY-1] the second week counts on', async () => {
    openDay(buildPlan(), 'w2d1')
    expect(await screen.findByRole('button', { name: /^Day 8, / })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Day 14, / })).toBeTruthy()
  })

  it.each([
    [['.......'], [true, false, false, false]],
    [['rrrrrrr'], [true, true, false, false]],
    [
      ['ccccccc', 'rr.....'],
      [true, true, false, false],
    ],
    [
      ['ccccccc', 'crrrrrr'],
      [true, true, true, false],
    ],
  ])('[DAY-3] of %j the weeks that open: %j', async (weeks, open) => {
    openDay(buildPlan({ weeks }))
    const buttons = within(await screen.findByRole('group', { name: 'Week' })).getAllByRole('button')
    expect(buttons.map((button) => button.ariaLabel?.replaceAll(/\s/g, ' '))).toEqual([
      'Week 1, Nov 16 – 22',
      'Week 2, Nov 23 – 29',
      'Week 3, Nov 30 – Dec 6',
      'Week 4, Dec 7 – 13',
    ])
    expect(buttons.map(isEnabled)).toEqual(open)
  })

  it('[DAY-3] a week opens at its first day that isn’t ready', async () => {
    const { user, place } = openDay(buildPlan({ weeks: ['rrrrrrr', 'rrs....'] }))
    await user.click(await screen.findByRole('button', { name: /^Week 2, / }))
    expect(place()).toMatch(/edit\/week\/w2\/day\/w2d3$/)
  })

  it('[DAY-4] a day opens once all before it are ready', async () => {
    openDay(buildPlan({ weeks: ['rrs....'] }))
    const days = within(await screen.findByRole('navigation', { name: 'Days' })).getAllByRole('button')
    expect(days.map(isEnabled)).toEqual([true, true, true, false, false, false, false])
  })

  it.each([
    ['a day that isn’t open yet', 'w1d6', /w1d3$/],
    ['a week that isn’t open yet', 'w3d1', /w1d3$/],
  ])('[DAY-4] the address of %s leads to one that is', async (_what, dayId, leadsTo) => {
    const { place } = openDay(buildPlan({ weeks: ['rrs....'] }), dayId)
    await waitFor(() => expect(place()).toMatch(leadsTo))
  })

  it('[APP-2] the address of another plan leads to this one', async () => {
    const { place } = openDay(buildPlan(), 'x9d1')
    await waitFor(() => expect(place()).toBe('/app'))
  })

  it('[DAY-6] “Next day” leads on, over the end of a week, and its heading has the focus', async () => {
    const { user, place } = openDay(buildPlan(), 'w1d7')
    await user.click(await screen.findByRole('link', { name: 'Next day' }))
    expect(place()).toMatch(/week\/w2\/day\/w2d1$/)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it.each([
    ['a day that isn’t ready', ['s......'], 'w1d1'],
    ['the last day', ['ccccccc', 'ccccccc', 'ccccccc', 'rrrrrrr'], 'w4d7'],
  ])('[DAY-6] there is none after %s', async (_what, weeks, dayId) => {
    openDay(buildPlan({ weeks }), dayId)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: 'Next day' })).toBeNull()
  })
})

describe('a whole day', () => {
  it('[DAY-7] asks before it empties a day', async () => {
    const answer = answersWith(buildPlan({ weeks: ['.......'] }))
    const { user, sent } = openDay(buildPlan({ weeks: ['s......'] }), 'w1d1', answer)
    await user.click(await screen.findByRole('button', { name: 'Reset items' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Reset items' }))
    await screen.findByText('Nothing planned yet', { selector: 'section p span' })
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/day\/w1d1$/) })
  })

  it.each([
    ['a ready week', ['rrrrrrr'], 'w1d1', undefined],
    ['an empty day', ['rs.....', 's......'], 'w1d2', true],
    ['a complete day of a week that is being built', ['cs.....'], 'w1d1', false],
  ])('[DAY-7] of %s', async (_what, weeks, dayId, enabled) => {
    openDay(buildPlan({ weeks }), dayId)
    await screen.findByRole('heading', { level: 1 })
    const button = screen.queryByRole('button', { name: 'Reset items' })
    expect(button ? isEnabled(button) : undefined).toBe(enabled)
  })

  it('[DAY-8] “Suggested Meals” fills an empty day, and is gone then', async () => {
    const answer = answersWith(buildPlan({ weeks: ['r......'] }))
    const { user, sent } = openDay(buildPlan({ weeks: ['.......'] }), 'w1d1', answer)
    await user.click(await screen.findByRole('button', { name: 'Suggested Meals' }))
    await screen.findByRole('article', { name: /Jammy eggs/ })
    expect(sent.at(-1)).toMatchObject({ method: 'POST', path: expect.stringMatching(/w1d1\/randomize$/) })
    expect(screen.queryByRole('button', { name: 'Suggested Meals' })).toBeNull()
  })

  it('[ITEM-5] “Random day” draws again, and says what it changed', async () => {
    const drawn = { ...buildPlan({ weeks: ['s......'] }), version: 2 }
    const { user, sent } = openDay(buildPlan(), 'w1d1', answersWith(drawn))
    await user.click(await screen.findByRole('button', { name: 'Random day' }))
    await screen.findByText(/^Changed 2 meals\./)
    expect(sent.at(-1)).toMatchObject({
      method: 'POST',
      path: expect.stringMatching(/day\/w1d1\/randomize$/),
    })
  })

  it('[ITEM-5] [LIFE-8] “Random week” asks once, says what it changed and kept, and can be undone', async () => {
    const plan = buildPlan({ weeks: ['crrrrrr'] })
    const drawn = { ...buildPlan({ weeks: ['crrrr..'] }), version: 2 }
    const { user, sent } = openDay(plan, 'w1d2', answersWith(drawn))
    await user.click(await screen.findByRole('button', { name: 'Random week' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/18 meals are drawn again\. What stays: 3 cooked\. Your ticks/)).toBeTruthy()
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
    await user.click(question.getByRole('button', { name: 'Draw the week' }))
    await screen.findByText(/^Changed 6 meals\. Kept: 3 cooked\./)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/mealplan/plan/changes/2/undo?version=2'))
  })

  it.each([
    ['w1d1', 'All four on target'],
    ['w1d3', 'You’re 21 kcal short and 10.6 g of protein short'],
  ])('[PLAN-1] [DAY-9] %s against its ranges, in words: %s', async (dayId, words) => {
    openDay(buildPlan(), dayId)
    const totals = within(await screen.findByRole('region', { name: 'Totals of the day' }))
    expect(totals.getByText(words)).toBeTruthy()
    expect(totals.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual([
      'Fat',
      'Protein',
      'Net carbs',
    ])
  })
})

it('[SHOP-6] [MAP-5] the whole plan is a PDF away; one that can’t be made is told, and can be asked for again', async () => {
  const { user, sent } = openDay(buildPlan(), 'w1d1')
  await user.click(await screen.findByRole('button', { name: 'Full plan PDF' }))
  expect(await screen.findByText('The PDF of your plan isn’t ready. Try again in a moment.')).toBeTruthy()
  expect(sent.at(-1)).toMatchObject({ method: 'GET', path: '/api/mealplan/plan/template/template/download' })
  expect(screen.getByRole('button', { name: 'Full plan PDF' }).ariaBusy).toBeNull()
})
