import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { buildTracker } from '#lib/testing/build-tracker.ts'
import { fakeApi, metricUser, problem } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import { today } from '#lib/today.ts'
import WeightTrackerScreen from '../weight-tracker-screen.tsx'
// Loaded before: on a busy machine the first load of a lazy part takes longer than a test waits.
import '#ui/surface/drawer-sheet.tsx'
import '../log-drawer.tsx'
import './reading-lines.tsx'
import './readings-fields.tsx'

const trackerPath = '/api/mealplan/weight-tracker'
const none = { bloodKetones: null, breathKetones: null, urineKetones: null, glucose: null, waist: null }
type Readings = WeightTracker['readings'][number]
const day = (date: string, part: Partial<Readings>): Readings => ({ ...none, date, ...part })

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

const sheet = () => `${paths['app.weight-tracker']}?log=${today()}`
const saved = (tracker: WeightTracker): { status?: number; body: unknown } => ({ body: tracker })

function openTracker(tracker: WeightTracker, answer = saved(tracker), path = sheet()) {
  const api = fakeApi(({ path, method }) => {
    if (path === '/api/user') return { body: metricUser }
    if (path === `${trackerPath}/learning`) return { status: 404, body: problem('not-found') }
    if (path.startsWith(trackerPath)) return method === 'GET' ? { body: tracker } : answer
    return undefined
  })
  return { ...api, ...renderScreen(WeightTrackerScreen, path) }
}

const openGraph = (tracker: WeightTracker) =>
  openTracker(tracker, saved(tracker), paths['app.weight-tracker'])

const fold = () => screen.findByText('Ketones, glucose and waist')
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const lastSave = (sent: { method: string; body?: unknown }[]) =>
  sent.findLast(({ method }) => method === 'PUT')?.body

describe('the day sheet', () => {
  it('[LIFE-6] folds the readings of a person who never logged one, and saves them without a weight', async () => {
    const { user, sent } = openTracker(buildTracker())
    const summary = await fold()
    expect(screen.queryByRole('textbox', { name: /^Blood ketones/ })).toBeNull()
    expect(isRefused(save())).toBe(true)
    await user.click(summary)
    await user.type(await field(/^Blood ketones/), '1.2')
    await user.selectOptions(screen.getByLabelText('Urine ketones'), 'Moderate')
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lastSave(sent)).toEqual({
      weightTrackerId: 'tracker',
      date: today(),
      readings: { bloodKetones: 1.2, urineKetones: 'moderate' },
    })
  })

  it('[LIFE-6] opens filled in, sends only what changed, and an emptied field removes its reading', async () => {
    const readings = [day(today(), { bloodKetones: 1.25, waist: { value: 90.5, unit: 'cm' } })]
    const { user, sent } = openTracker(buildTracker([{ date: today(), weight: 84 }], { readings }))
    const ketones = await field(/^Blood ketones/)
    expect([ketones.value, (await field(/^Waist/)).value]).toEqual(['1.25', '90.5'])
    await user.clear(ketones)
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lastSave(sent)).toEqual({
      weightTrackerId: 'tracker',
      date: today(),
      weight: 84,
      note: '',
      readings: { bloodKetones: null },
    })
  })

  it('[LIFE-6] names field and limit, and a figure beyond them is taken in the unit chosen then', async () => {
    const { user, sent } = openTracker(buildTracker())
    await user.click(await fold())
    await user.type(await field(/^Glucose/), '95')
    await user.tab()
    expect(await screen.findByText('Enter glucose from 1.1 to 33.3 mmol/L.')).toBeTruthy()
    expect(isRefused(save())).toBe(true)
    await user.click(screen.getByRole('button', { name: 'mg/dL' }))
    expect((await field(/^Glucose/)).value).toBe('95')
    expect(screen.queryByText(/Enter glucose/)).toBeNull()
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lastSave(sent)).toMatchObject({ readings: { glucose: { value: 95, unit: 'mg/dL' } } })
  })

  it('[LIFE-6] another unit converts what is shown and not what is stored', async () => {
    const readings = [day(today(), { glucose: { value: 95, unit: 'mg/dL' } })]
    const { user, sent } = openTracker(buildTracker([{ date: today(), weight: 84 }], { readings }))
    expect((await field(/^Glucose/)).value).toBe('95')
    await user.click(screen.getByRole('button', { name: 'mmol/L' }))
    expect((await field(/^Glucose/)).value).toBe('5.3')
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lastSave(sent)).not.toHaveProperty('readings')
  })

  it('[LIFE-6] a fault in the closed fold is told there, and one of the server stands at its field', async () => {
    const fault = { field: 'readings.bloodKetones', message: 'That is too much.' }
    const { user } = openTracker(buildTracker(), { status: 400, body: problem(400, [fault]) })
    await user.click(await fold())
    await user.type(await field(/^Blood ketones/), '2')
    await user.click(save())
    expect(await screen.findByText('That is too much.')).toBeTruthy()
    await user.click(await fold())
    expect(screen.getByText('A figure in here needs another look.')).toBeTruthy()
  })

  it('[LIFE-6] a day deleted by mistake comes back with its readings', async () => {
    const readings = [day(today(), { breathKetones: 12 })]
    const { user, sent } = openTracker(buildTracker([], { readings }))
    await user.click(await screen.findByRole('button', { name: 'Delete this log' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(`${trackerPath}/tracker/day/${today()}`)
    await waitFor(() =>
      expect(lastSave(sent)).toEqual({
        weightTrackerId: 'tracker',
        date: today(),
        readings: { ...none, breathKetones: 12 },
      }),
    )
  })
})

describe('the graph', () => {
  const readings = [
    day('2026-01-05', { urineKetones: 'trace', glucose: { value: 90, unit: 'mg/dL' } }),
    day('2026-01-20', { urineKetones: 'large' }),
  ]
  const tracker = () => buildTracker([{ date: '2026-01-01', weight: 90 }], { readings })
  const lines = async () => {
    const graph = within(await screen.findByRole('region', { name: 'Graph' }))
    return (await graph.findAllByRole('slider')).map((slider) => slider.getAttribute('aria-label'))
  }

  it('[LIFE-6] has a further line for each kind that was logged, in words and units', async () => {
    const { user } = openGraph(tracker())
    await user.click(await screen.findByRole('button', { name: 'All' }))
    await waitFor(async () =>
      expect((await lines()).slice(1)).toEqual(['Urine ketones over time', 'Glucose over time']),
    )
    const urine = screen.getByRole('slider', { name: 'Urine ketones over time' })
    expect(urine.getAttribute('aria-valuetext')).toMatch(/^Large on/)
    const glucose = screen.getByRole('slider', { name: 'Glucose over time' })
    expect(glucose.getAttribute('aria-valuetext')).toMatch(/^90 mg\/dL on/)
  })

  it('[LIFE-6] a line is hidden by a press and stays hidden on this device', async () => {
    const { user } = openGraph(tracker())
    await user.click(await screen.findByRole('button', { name: 'All' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Glucose' }))
    expect(screen.queryByRole('slider', { name: 'Glucose over time' })).toBeNull()
    expect(localStorage.getItem('butterleaf.readings-view')).toContain('"hidden":["glucose"]')
    await user.click(screen.getByRole('checkbox', { name: 'Glucose' }))
    expect(await screen.findByRole('slider', { name: 'Glucose over time' })).toBeTruthy()
  })

  it('[LIFE-6] without a reading is as it was', async () => {
    openGraph(buildTracker([{ date: '2026-01-01', weight: 90 }]))
    expect(await screen.findByRole('region', { name: 'Graph' })).toBeTruthy()
    expect(screen.queryByText('Further lines')).toBeNull()
  })
})
