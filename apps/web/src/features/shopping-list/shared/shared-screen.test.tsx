import type { Shared } from '@butterleaf/contract/sharing/calls'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stopSending } from '#lib/outbox/lane.ts'
import { readWaiting } from '#lib/outbox/queue.ts'
import { type Answer, fakeApi, type Sent } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { buildList } from '../testing/build-list.ts'
import { sharedActs } from './shared-acts.ts'
import SharedScreen from './shared-screen.tsx'

const secret = 'AAAAAAAAAAAAAAAAAAAAAA'
const link = `/api/shared/${secret}`
const about = { name: 'Ada', week: 1, from: '2026-03-02', to: '2026-03-08', endsOn: '2026-04-28' } as const
const ofList: Shared = { ...about, kind: 'list', units: 'us', list: buildList() }
const ofPlates: Shared = {
  ...about,
  kind: 'plates',
  units: 'us',
  days: [
    {
      date: '2026-03-02',
      plates: [
        { meal: 'lunch', dishes: ['Leek soup'], minutes: 0, isLeftover: true },
        { meal: 'dinner', dishes: ['Salmon', 'Green beans'], minutes: 25, isLeftover: false },
      ],
    },
    { date: '2026-03-03', plates: [] },
  ],
}

afterEach(() => {
  cleanup()
  stopSending()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const open = () => renderRoutes([{ path: '/shared/:secret', Component: SharedScreen }], `/shared/${secret}`)

/** Its events stay silent. */
function serve(answer: (sent: Sent) => Answer | undefined) {
  return fakeApi((sent) => (sent.path.endsWith('/events') ? new Promise(() => undefined) : answer(sent)))
}

const row = (name: RegExp) => screen.findByRole('checkbox', { name })
const cutNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

it('[TOG-5] shows whose list it is, and sends a tick without a token', async () => {
  const { sent } = serve(() => ({ body: ofList }))
  const { user } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada’s shopping list' })).toBeTruthy()
  await user.click(await row(/pumpkin/))
  await waitFor(() => expect(sent.some(({ path }) => path.startsWith(`${link}/checked`))).toBe(true))
  const tick = sent.find(({ path }) => path === `${link}/checked?from=${about.from}`)
  expect(JSON.parse(String(tick?.body))).toEqual([
    expect.objectContaining({ ingredient: expect.any(String), checked: true }),
  ])
  for (const { headers = {} } of sent) expect(Object.keys(headers)).not.toContain('authorization')
  await waitFor(() => expect(readWaiting(sharedActs)).toEqual([]))
})

it('[TOG-5] without a signal the list is as last seen, and ticks wait on the device', async () => {
  serve(() => ({ body: ofList }))
  open()
  await row(/pumpkin/)
  cleanup()
  stopSending()
  cutNetwork()
  const { user } = open()
  await user.click(await row(/pumpkin/))
  expect(await screen.findByText(/One change is kept on this device/)).toBeTruthy()
  expect(readWaiting(sharedActs)).toHaveLength(1)
})

it('[TOG-5] says that a link has ended, and forgets what it showed', async () => {
  serve(() => ({ body: ofList }))
  open()
  await row(/pumpkin/)
  cleanup()
  serve(() => undefined)
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended' })).toBeTruthy()
  expect(localStorage.getItem('butterleaf.shared.1') ?? '').not.toContain('pumpkin')
})

it('[TOG-5] a link that never opened here says so without a signal', async () => {
  cutNetwork()
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'This can’t be reached' })).toBeTruthy()
})

it('[TOG-5] shows plates by day, with what each is', async () => {
  serve(() => ({ body: ofPlates }))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada’s plates this week' })).toBeTruthy()
  expect(screen.getByText('Salmon')).toBeTruthy()
  expect(screen.getByText('Beside it: Green beans')).toBeTruthy()
  expect(screen.getByText('25 minutes to cook')).toBeTruthy()
  expect(screen.getByText('Leftovers')).toBeTruthy()
  expect(screen.getByText('Nothing is planned.')).toBeTruthy()
})
