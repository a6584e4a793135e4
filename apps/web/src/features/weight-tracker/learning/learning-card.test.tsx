import type { Learning } from '@butterleaf/contract/weight-tracker/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { buildTracker } from '#lib/testing/build-tracker.ts'
import { fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import WeightTrackerScreen from '../weight-tracker-screen.tsx'

const trackerPath = '/api/mealplan/weight-tracker'
const learningPath = `${trackerPath}/learning`

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const silent: Learning = {
  state: 'silent',
  formulaKcal: 2310,
  targetKcal: 1900,
  estimate: null,
  missing: [],
  restsOn: { days: 46, readings: 44, completeDays: 38 },
  setAside: [],
  proposal: null,
  pausedSince: null,
  areNotesOn: true,
  history: [],
}
const told: Learning = { ...silent, state: 'told', estimate: { kcal: 2140, lowKcal: 1990, highKcal: 2290 } }
const proposal = {
  id: 'learned-1900-1810',
  reason: 'learned',
  fromKcal: 1900,
  toKcal: 1810,
  fatGrams: -10,
} as const

/** `after`: what the server answers to a change. */
function openCard(learning: Learning, after: Learning | number = learning) {
  const api = fakeApi(({ method, path }) => {
    if (path === '/api/user') return { body: metricUser }
    if (path === learningPath && method === 'GET') return { body: learning }
    if (path.startsWith(learningPath))
      return typeof after === 'number' ? { status: after, body: problem(after) } : { body: after }
    if (path === trackerPath) return { body: buildTracker([{ date: '2026-01-01', weight: 90 }]) }
    return undefined
  })
  return { ...api, ...renderScreen(WeightTrackerScreen, paths['app.weight-tracker'] as string) }
}

const card = async () => within(await screen.findByRole('region', { name: 'What your body uses' }))
const changes = (sent: Sent[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])

describe('what the body uses', () => {
  it('[LEARN-1] is told as a range beside the formula, with what it rests on', async () => {
    openCard(told)
    const shown = await card()
    expect(
      await shown.findByText('Your body seems to use 1,990–2,290 kcal a day; the formula said 2,310.'),
    ).toBeTruthy()
    expect(
      shown.getByText('From your trend over 46 days, with 44 weigh-ins and 38 completed days.'),
    ).toBeTruthy()
    expect(shown.queryByText(/simulated/)).toBeNull()
  })

  it('[LEARN-1] while it is silent says what is missing, in figures', async () => {
    const missing: Learning['missing'] = [
      { what: 'days', have: 12, need: 30 },
      { what: 'readings', have: 1, need: 10 },
      { what: 'complete-days', have: 9, need: 14 },
      { what: 'recent-reading', daysAgo: 11, most: 10 },
      { what: 'certainty', percent: 21.6, most: 16 },
    ]
    openCard({ ...silent, missing })
    const items = await (await card()).findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Weigh-ins over at least 30 days: 12 days so far.',
      'At least 10 weigh-ins: 1 so far.',
      'At least 14 of the last 28 days completed: 9 so far.',
      'A weigh-in of the last 10 days: the last one is 11 days old.',
      'A surer figure: so far it may be 22% too high or too low. You see it once that is down to 16%; weigh-ins and completed days bring it down.',
    ])
  })

  it('[LEARN-1] a person without a plan sees no card', async () => {
    fakeApi(({ path }) => {
      if (path === '/api/user') return { body: metricUser }
      if (path === learningPath) return { status: 404, body: problem('not-found') }
      return path === trackerPath ? { body: buildTracker() } : undefined
    })
    renderScreen(WeightTrackerScreen, paths['app.weight-tracker'] as string)
    expect(await screen.findByRole('region', { name: 'Progress' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'What your body uses' })).toBeNull())
  })

  it('[LEARN-1] lets the person say that a reading set aside was theirs', async () => {
    const reading = { logId: 'log-9', date: '2026-01-09', weight: 66 }
    const { user, sent } = openCard({ ...told, setAside: [reading] }, told)
    await user.click(await (await card()).findByRole('button', { name: /^66 kg on .*: this was me$/ }))
    expect(changes(sent)).toEqual([['PUT', `${learningPath}/readings/log-9`, { isMine: true }]])
    expect(screen.queryByText(/Set aside here/)).toBeNull()
  })

  it('[LEARN-1] of many readings set aside shows the last five, and says how many more there are', async () => {
    const setAside = Array.from({ length: 8 }, (_, at) => ({
      logId: `log-${at}`,
      date: `2026-01-0${at + 1}`,
      weight: 60 + at,
    }))
    openCard({ ...told, setAside })
    const shown = await card()
    expect(await shown.findByText('3 earlier readings are set aside, too.')).toBeTruthy()
    expect(shown.getAllByRole('button', { name: /: this was me$/ })).toHaveLength(5)
  })
})

describe('a proposal', () => {
  it('[LEARN-2] says what changes and why, and is taken', async () => {
    const history: Learning['history'] = [
      { date: '2026-06-30', reason: 'learned', choice: 'taken', fromKcal: 1900, toKcal: 1810 },
    ]
    const { user, sent } = openCard({ ...told, proposal }, { ...told, targetKcal: 1810, history })
    const name = 'A new target: 1,810 kcal a day, 90 fewer'
    const shown = within(await screen.findByRole('region', { name }))
    expect(
      shown.getByText('10 g less fat a day, about half a tablespoon of oil. Protein and net carbs stay.'),
    ).toBeTruthy()
    expect(shown.getByText(/leaves out the formula’s figure/)).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Take it' }))
    expect(changes(sent)).toEqual([['POST', `${learningPath}/proposals/${proposal.id}`, { choice: 'taken' }]])
    expect(screen.queryByRole('region', { name })).toBeNull()
    await user.click(screen.getByText('Pause, off and history'))
    expect(screen.getByText('1,900 → 1,810 kcal')).toBeTruthy()
  })

  it('[LEARN-2] is declined by “Keep mine”', async () => {
    const { user, sent } = openCard({ ...told, proposal }, told)
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    expect(changes(sent)).toEqual([['POST', `${learningPath}/proposals/${proposal.id}`, { choice: 'kept' }]])
  })

  it('[LEARN-2] that can’t be taken says so and stays', async () => {
    const { user } = openCard({ ...told, proposal }, 503)
    await user.click(await screen.findByRole('button', { name: 'Take it' }))
    expect((await screen.findByRole('alert')).textContent).toContain('That didn’t work')
    expect(screen.getByRole('button', { name: 'Take it' })).toBeTruthy()
  })

  it.each([
    ['losing-too-fast', /A little more food slows that down/],
    ['goal-reached', /goes to what holds it/],
  ] as const)('[LEARN-2] gives its reason: %s', async (reason, words) => {
    openCard({ ...silent, proposal: { ...proposal, reason, toKcal: 2050, fatGrams: 16.7 } })
    expect(
      await screen.findByRole('heading', { name: 'A new target: 2,050 kcal a day, 150 more' }),
    ).toBeTruthy()
    expect(
      screen.getByText('16.7 g more fat a day, about a tablespoon of oil. Protein and net carbs stay.'),
    ).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('pause and off', () => {
  it.each([
    ['Pause: ill or away', { isPaused: true }],
    ['Turn learning off', { isOn: false }],
    ['Turn weekly notes off', { areNotesOn: false }],
  ])('[LEARN-4] %s is a press', async (name, body) => {
    const { user, sent } = openCard(told)
    await user.click(await screen.findByText('Pause, off and history'))
    await user.click(screen.getByRole('button', { name }))
    expect(changes(sent)).toEqual([['PUT', learningPath, body]])
  })

  it('[LEARN-4] a paused card says since when, and goes on by a press', async () => {
    const { user, sent } = openCard({ ...silent, state: 'paused', pausedSince: '2026-06-12' }, told)
    expect(await (await card()).findByText(/Paused since .*12.* Nothing is learned/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(changes(sent)).toEqual([['PUT', learningPath, { isPaused: false }]])
    expect(await screen.findByText(/Your body seems to use/)).toBeTruthy()
  })

  it('[LEARN-4] a card that is off says so, and is turned on by a press', async () => {
    const { user, sent } = openCard({ ...silent, state: 'off' }, silent)
    await user.click(await (await card()).findByRole('button', { name: 'Turn learning on' }))
    expect(changes(sent)).toEqual([['PUT', learningPath, { isOn: true }]])
  })
})

describe('the next step', () => {
  it('[MAP-6] of an estimate that can’t be told yet is weigh-ins by a date', async () => {
    openCard({ ...silent, nextStep: { kind: 'weigh-in', weighIns: 5, by: '2026-12-30', percent: 14 } })
    const step = within(await (await card()).findByRole('region', { name: /^Next: 5 more weigh-ins by / }))
    expect(step.getByText(/^Then the range can be told\. Complete the days between/)).toBeTruthy()
    expect(step.getByRole('link', { name: 'How your target learns' })).toBeTruthy()
  })

  it('[MAP-6] of a wide range says that the target holds so far, and what would narrow it', async () => {
    openCard({ ...told, nextStep: { kind: 'weigh-in', weighIns: 7, by: '2026-12-30', percent: 6 } })
    const step = within(
      await (await card()).findByRole('region', { name: 'Your target is right, as far as can be told' }),
    )
    expect(step.getByText(/7 more weigh-ins by .* would narrow it to 6 % to either side/)).toBeTruthy()
  })

  it('[MAP-6] of a narrow one is to keep the target, with the reason', async () => {
    openCard({ ...told, nextStep: { kind: 'keep' } })
    const step = within(await (await card()).findByRole('region', { name: 'Your target is right' }))
    expect(step.getByText(/^The formula’s 2,310 kcal lie within/)).toBeTruthy()
  })

  it('[MAP-6] a target to take says what it changes on the plate and at the goal', async () => {
    const goalDates = { before: '2027-04-01', after: '2027-03-03' }
    openCard({ ...told, proposal: { ...proposal, goalDates } })
    const shown = await card()
    expect(await shown.findByText(/^10 g less fat a day, about half a tablespoon of oil\./)).toBeTruthy()
    expect(
      shown.getByText(/^Your goal: about March 3, 2027 with it, about April 1, 2027 without\./),
    ).toBeTruthy()
  })
})
