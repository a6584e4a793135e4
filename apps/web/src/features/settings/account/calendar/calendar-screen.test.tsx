import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { type Answer, fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import CalendarScreen from './calendar-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const calendar = {
  id: 'one',
  kinds: ['meals', 'cooking'],
  createdAt: '2026-11-03T12:00:00.000Z',
  lastReadAt: null,
}
const url = 'https://plan.example.org/api/calendars/feeds/AAAAAAAAAAAAAAAAAAAAAA.ics'

function open(first: object[] = [], answer: (sent: Sent) => Answer | undefined = () => undefined) {
  let calendars = first
  const api = fakeApi((sent) => {
    const given = answer(sent)
    if (given) return given
    if (sent.path === '/api/user')
      return { body: { ...metricUser, ...(sent.method === 'PATCH' ? (sent.body as object) : {}) } }
    if (sent.method === 'GET') return { body: calendars }
    if (sent.method === 'DELETE') return { status: 204 }
    calendars = [...calendars, { ...calendar, id: 'new', ...(sent.body as object) }]
    return { status: 201, body: { id: 'new', url } }
  })
  return { ...api, ...renderScreen(CalendarScreen, paths['settings.account.calendar']) }
}

const button = (name: string) => screen.findByRole('button', { name })
const changes = (sent: Sent[]) => sent.filter(({ method }) => method !== 'GET')

it('[DOOR-2] makes a calendar of what is chosen, and shows its address to open and to copy', async () => {
  const { user, sent } = open()
  expect(await screen.findByText(/^None yet/)).toBeTruthy()
  await user.click(await screen.findByRole('checkbox', { name: 'Leftovers' }))
  await user.click(screen.getByRole('checkbox', { name: 'Meals' }))
  await user.click(await button('Make a calendar'))
  const link = await screen.findByRole('link', { name: 'Open in your calendar' })
  expect(link.getAttribute('href')).toBe(url.replace('https:', 'webcal:'))
  expect(changes(sent)).toMatchObject([
    { method: 'POST', path: '/api/calendars', body: { kinds: ['cooking', 'shopping', 'leftovers'] } },
  ])
  await user.click(await button('Copy Address'))
  expect(await screen.findByText('Address copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(url)
  const list = within(screen.getByRole('region', { name: 'Your calendars' }))
  expect(list.getByText('Cooking, shopping, and leftovers')).toBeTruthy()
})

it('[DOOR-2] removes a calendar after asking, and one that is gone already too', async () => {
  const { user, sent } = open([calendar], ({ method }) =>
    method === 'DELETE' ? { status: 404, body: problem('not-found') } : undefined,
  )
  await user.click(await button('Remove the calendar of Meals and cooking'))
  await user.click(await button('Remove'))
  expect(await screen.findByText(/^None yet/)).toBeTruthy()
  expect(changes(sent)).toMatchObject([{ method: 'DELETE', path: '/api/calendars/one' }])
})

it('[DOOR-2] needs something to show, and says so', async () => {
  const { user } = open()
  for (const name of ['Meals', 'Cooking', 'Shopping'])
    await user.click(await screen.findByRole('checkbox', { name }))
  expect(isRefused(await button('Make a calendar'))).toBe(true)
  expect(screen.getByText('Choose at least one thing to show.')).toBeTruthy()
})

it('[DOOR-2] says why no calendar was made', async () => {
  const { user } = open([], ({ method }) =>
    method === 'POST' ? { status: 409, body: problem('conflict') } : undefined,
  )
  await user.click(await button('Make a calendar'))
  expect(await screen.findByText('A test’s problem.')).toBeTruthy()
})

it('[DOOR-2] loads, and can be asked again where it couldn’t', async () => {
  let isAway = true
  const { user } = open([calendar], ({ path }) =>
    isAway && path === '/api/calendars' ? { status: 503, body: problem('unavailable') } : undefined,
  )
  expect(screen.getByText('Loading your calendars')).toBeTruthy()
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  isAway = false
  await user.click(again)
  expect(await screen.findByText('Meals and cooking')).toBeTruthy()
})

it('[DOOR-2] keeps when the person eats, with the zone of the device', async () => {
  const { user, sent } = open()
  const dinner = await screen.findByLabelText('Dinner')
  expect(isRefused(await button('Save times'))).toBe(true)
  await user.clear(dinner)
  expect(screen.getByText('Enter a time for each meal.')).toBeTruthy()
  await user.type(dinner, '18:30')
  await user.click(await button('Save times'))
  await waitFor(() => expect(changes(sent)).toHaveLength(1))
  expect(changes(sent)[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/user',
    body: {
      meal_times: { breakfast: '08:00', lunch: '12:30', dinner: '18:30' },
      time_zone: 'Europe/Berlin',
    },
  })
  expect(await screen.findByText('Times saved')).toBeTruthy()
})
