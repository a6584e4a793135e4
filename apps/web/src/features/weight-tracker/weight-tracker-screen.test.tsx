import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { buildTracker } from '#lib/testing/build-tracker.ts'
import { fakeApi, metricUser, problem } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import { today } from '#lib/today.ts'
import WeightTrackerScreen from './weight-tracker-screen.tsx'

const trackerPath = '/api/mealplan/weight-tracker'
const learningPath = `${trackerPath}/learning`

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function openScreen(tracker: ReturnType<typeof buildTracker>, path = paths['app.weight-tracker'] as string) {
  const api = fakeApi(({ path: called }) => {
    if (called === '/api/user') return { body: metricUser }
    // Without a plan, nothing is learned.
    if (called === learningPath) return { status: 404, body: problem('not-found') }
    if (called.startsWith(trackerPath)) return { body: tracker }
    return undefined
  })
  return { ...api, ...renderScreen(WeightTrackerScreen, path) }
}

describe('the tracker', () => {
  it.each([
    [
      [
        { date: '2026-01-01', weight: 90 },
        { date: '2026-02-01', weight: 84.5 },
      ],
      "You've lost 5.5 kg",
    ],
    [
      [
        { date: '2026-01-01', weight: 80 },
        { date: '2026-02-01', weight: 81 },
      ],
      'Gained 1 kg',
    ],
    [[{ date: '2026-01-01', weight: 80 }], 'Current weight 80 kg'],
  ])('[WGT-2] says in one line how it stands: %#', async (logs, sentence) => {
    openScreen(buildTracker(logs))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('[WGT-4] shows where it began, where it leads and how far it has come', async () => {
    const logs = [
      { date: '2026-01-01', weight: 90 },
      { date: '2026-02-01', weight: 84 },
    ]
    openScreen(buildTracker(logs, { percentLost: 50 }))
    const progress = within(await screen.findByRole('region', { name: 'Progress' }))
    const figures = progress.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(['90 kg', '78 kg', '50%'])
    expect(progress.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  })

  it('[WGT-3] the period chooses the series that is drawn', async () => {
    const tracker = buildTracker([
      { date: '2025-01-01', weight: 90 },
      { date: today(), weight: 84 },
    ])
    for (const series of tracker.graphJs.slice(0, 3)) {
      series.labels = series.labels.slice(1)
      series.data = series.data.slice(1)
      series.trend = series.trend.slice(1)
    }
    const { user } = openScreen(tracker)
    const chart = () => screen.getByRole('slider')
    await user.click(await screen.findByRole('button', { name: '1 year' }))
    expect(chart().getAttribute('aria-valuemax')).toBe('1')
    chart().focus()
    await user.keyboard('{Home}')
    expect(chart().getAttribute('aria-valuetext')).toContain('90 kg')
    await user.click(screen.getByRole('button', { name: '1 week' }))
    expect(chart().getAttribute('aria-valuetext')).toContain('84 kg')
  })

  it('without a weigh-in invites to the first one', async () => {
    openScreen(buildTracker())
    expect(await screen.findByText('Your first weigh-in starts the line')).toBeTruthy()
    expect(screen.getByText(/Weigh in once and the line begins/)).toBeTruthy()
  })
})

describe('where loading leads', () => {
  const settings = { path: paths['settings.account.weightTracker'], element: <p>Target settings</p> }

  it('[WGT-8] a failure leads to the tracker’s settings', async () => {
    fakeApi(() => ({ status: 503, body: problem(503) }))
    renderScreen(WeightTrackerScreen, paths['app.weight-tracker'], [settings])
    expect(await screen.findByText('Target settings')).toBeTruthy()
  })

  it('what is there already stays when it is asked for again in vain', async () => {
    let isUp = true
    fakeApi(({ path }) => {
      if (path === '/api/user') return { body: metricUser }
      if (path === learningPath) return { status: 404, body: problem('not-found') }
      return isUp ? { body: buildTracker() } : { status: 503, body: problem(503) }
    })
    const { queries, user } = renderScreen(WeightTrackerScreen, paths['app.weight-tracker'], [settings])
    const weighIn = await screen.findByRole('button', { name: 'Weigh In' })
    isUp = false
    await queries.refetchQueries()
    expect(queries.getQueryState(['weight-tracker'])?.status).toBe('error')
    await user.click(weighIn)
    expect(await screen.findByRole('dialog', { name: 'Weigh in' })).toBeTruthy()
  })

  it('no target yet leads there too', async () => {
    fakeApi(() => undefined)
    renderScreen(WeightTrackerScreen, paths['app.weight-tracker'], [settings])
    expect(await screen.findByText('Target settings')).toBeTruthy()
  })
})

describe('today’s weight', () => {
  const logs = [{ date: '2026-01-01', weight: 90 }]
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Today’s weight/ })
  const save = () => screen.getByRole('button', { name: 'Save today’s weight' })

  it('[MAP-3] [WGT-7] is told where the tracker is, from the last one on; it can be taken back', async () => {
    const { sent, user } = openScreen(buildTracker(logs))
    await field()
    expect(isRefused(save())).toBe(true)
    await user.click(screen.getByRole('button', { name: 'More: Today’s weight' }))
    expect((await field()).value).toBe('90')
    await user.clear(await field())
    await user.type(await field(), '89.4')
    await user.click(save())
    await waitFor(() =>
      expect(sent.find(({ method }) => method !== 'GET')?.body).toMatchObject({
        date: today(),
        weight: 89.4,
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true))
  })

  it('[WGT-7] says what is wrong with it, and sends nothing', async () => {
    const { sent, user } = openScreen(buildTracker(logs))
    await user.type(await field(), '8')
    await user.tab()
    expect(isRefused(save())).toBe(true)
    await user.click(save())
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('[MAP-3] is asked once a day', async () => {
    openScreen(buildTracker([{ date: today(), weight: 84 }]))
    await screen.findByRole('button', { name: 'Weigh In' })
    expect(screen.queryByRole('region', { name: 'Weigh in today' })).toBeNull()
  })
})

describe('the log', () => {
  const logPath = (date: string) => `${paths['app.weight-tracker']}?log=${date}`
  const weightField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Weight/ })
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

  it('[WGT-1] opens pre-filled when the day has one', async () => {
    openScreen(buildTracker([{ date: today(), weight: 84.25 }]), logPath(today()))
    expect((await weightField()).value).toBe('84.25')
    expect(screen.getByRole('button', { name: 'Delete this log' })).toBeTruthy()
  })

  it('[WGT-5] opens blank for a day without one, with nothing to delete', async () => {
    openScreen(buildTracker([{ date: today(), weight: 84 }]), logPath('2026-01-05'))
    expect((await weightField()).value).toBe('')
    expect(screen.queryByRole('button', { name: 'Delete this log' })).toBeNull()
  })

  it('[WGT-5] [WGT-7] plus on a blank log begins at the weigh-in before, not at 0', async () => {
    const logs = [
      { date: '2026-01-01', weight: 90 },
      { date: '2026-02-01', weight: 84.5 },
    ]
    const { user } = openScreen(buildTracker(logs), logPath('2026-01-20'))
    await weightField()
    await user.click(screen.getByRole('button', { name: 'More: Weight' }))
    expect((await weightField()).value).toBe('90')
  })

  it('[WGT-7] saves only with a weight and a date that isn’t in the future', async () => {
    const { user, sent } = openScreen(buildTracker(), logPath(today()))
    const field = await weightField()
    expect(isRefused(save())).toBe(true)
    await user.type(field, '84.3')
    expect(isRefused(save())).toBe(false)
    const date = screen.getByLabelText<HTMLInputElement>('Date')
    await user.clear(date)
    expect(isRefused(save())).toBe(true)
    await user.type(date, '2199-01-01')
    expect(isRefused(save())).toBe(true)
    expect(screen.getByText("The date can't be later than today.")).toBeTruthy()
    await user.clear(date)
    await user.type(date, today())
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      weightTrackerId: 'tracker',
      date: today(),
      weight: 84.3,
      note: '',
    })
  })

  it('[WGT-8] a failed save stops the busy state, keeps what was typed and says nothing', async () => {
    const tracker = buildTracker()
    fakeApi(({ path, method }) => {
      if (path === '/api/user') return { body: metricUser }
      if (path === learningPath) return { status: 404, body: problem('not-found') }
      if (method === 'PUT') return { status: 503, body: problem(503) }
      return { body: tracker }
    })
    const { user } = renderScreen(WeightTrackerScreen, logPath(today()))
    await user.type(await weightField(), '84')
    await user.click(save())
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull())
    expect((await weightField()).value).toBe('84')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[API-3] a fault the server finds stands at its field', async () => {
    const tracker = buildTracker()
    fakeApi(({ path, method }) => {
      if (path === '/api/user') return { body: metricUser }
      if (path === learningPath) return { status: 404, body: problem('not-found') }
      if (method !== 'PUT') return { body: tracker }
      return { status: 400, body: problem(400, [{ field: 'note', message: 'That is too long.' }]) }
    })
    const { user } = renderScreen(WeightTrackerScreen, logPath(today()))
    await user.type(await weightField(), '84')
    await user.click(save())
    expect(await screen.findByText('That is too long.')).toBeTruthy()
    expect(screen.getByLabelText('Note').getAttribute('aria-invalid')).toBe('true')
  })

  it('[WGT-7] a log deleted by mistake comes back whole, its note too', async () => {
    const tracker = buildTracker([{ date: today(), weight: 84.25 }])
    for (const log of tracker.logs) log.note = 'After a long walk'
    const { user, sent } = openScreen(tracker, logPath(today()))
    await user.click(await screen.findByRole('button', { name: 'Delete this log' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
        weightTrackerId: 'tracker',
        date: today(),
        weight: 84.25,
        note: 'After a long walk',
      }),
    )
  })

  it('[WGT-7] is saved once, however often it is sent off', async () => {
    const answers: (() => void)[] = []
    const { user, sent } = openScreen(buildTracker(), logPath(today()))
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      const answer = answered(address, init)
      if (init.method === 'PUT') await new Promise<void>((resolve) => answers.push(resolve))
      return answer
    })
    await user.type(await weightField(), '84')
    const form = (await weightField()).form
    fireEvent.submit(form as HTMLFormElement)
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'))
    fireEvent.submit(form as HTMLFormElement)
    for (const release of answers) release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  it('[WGT-7] once saved or left, a day opens as it is stored', async () => {
    const { user } = openScreen(buildTracker(), logPath(today()))
    await user.type(await weightField(), '84')
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    const again = openScreen(buildTracker(), logPath(today()))
    expect((await weightField()).value).toBe('')
    await again.user.type(await weightField(), '85')
    await again.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    openScreen(buildTracker(), logPath(today()))
    expect((await weightField()).value).toBe('')
  })

  it('[AUTH-5] what was typed is there again after the page was left', async () => {
    const tracker = buildTracker()
    const first = openScreen(tracker, logPath(today()))
    await first.user.type(await weightField(), '83.7')
    cleanup()
    openScreen(tracker, logPath(today()))
    expect((await weightField()).value).toBe('83.7')
  })
})
