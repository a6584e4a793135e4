import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { type Answer, fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import { SessionsCard } from './sessions-card.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const seen = { first_seen_at: '2026-11-03T12:00:00.000Z', last_seen_at: '2026-11-20T12:40:00.000Z' }
const here = { ...seen, id: 'here', browser: 'Firefox', system: 'Linux', current: true }
const phone = { ...seen, id: 'phone', browser: 'Safari', system: 'iPhone', current: false }
const other = { ...seen, id: 'other', browser: null, system: null, current: false }

interface Given {
  user?: object
  sessions?: object[]
  answer?: (sent: Sent) => Answer | undefined
}

function open({ user = {}, sessions = [here, phone, other], answer = () => undefined }: Given = {}) {
  const api = fakeApi((sent) => {
    const given = answer(sent)
    if (given) return given
    if (sent.method === 'DELETE') return { status: 204 }
    if (sent.path === '/api/user/sessions') return { body: sessions }
    return { body: { ...metricUser, ...user } }
  })
  return { ...api, ...renderScreen(SessionsCard, paths['settings.account']) }
}

const rows = () => screen.findAllByRole('listitem')
const button = (name: string) => screen.findByRole('button', { name })
const ended = (sent: Sent[]) => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

it('every session is told in words, and this device can’t be signed out from here', async () => {
  open()
  const [first, second, third] = await rows()
  expect(first?.textContent).toBe('Firefox on LinuxThis deviceSigned in Nov 3, 2026')
  expect(second?.textContent).toMatch(/^Safari on iPhoneUsed Nov 20, .*MSigned in Nov 3, 2026Sign out/)
  expect(third?.textContent).toMatch(/^An unknown browser/)
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
})

it('[AUTH-5] one is signed out, said to be, and gone from the list', async () => {
  const { user, sent } = open()
  await user.click(await button('Sign out of Safari on iPhone'))
  expect(await screen.findByText('Signed out of Safari on iPhone')).toBeTruthy()
  expect(ended(sent)).toEqual(['/api/user/sessions/phone'])
  await waitFor(async () => expect(await rows()).toHaveLength(2))
})

it('[AUTH-5] all others are signed out at once', async () => {
  const { user, sent } = open()
  await user.click(await button('Sign out everywhere else'))
  expect(await screen.findByText('You’re signed in nowhere else.')).toBeTruthy()
  expect(ended(sent)).toEqual(['/api/user/sessions'])
  expect(await rows()).toHaveLength(1)
})

it('one that is gone already is no failure', async () => {
  const { user } = open({
    answer: ({ method }) => (method === 'DELETE' ? { status: 404, body: problem(404) } : undefined),
  })
  await user.click(await button('Sign out of Safari on iPhone'))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
})

it('a failure leaves the list as it is, and says so', async () => {
  const { user } = open({
    answer: ({ method }) => (method === 'DELETE' ? { status: 503, body: problem(503) } : undefined),
  })
  await user.click(await button('Sign out of Safari on iPhone'))
  expect(await screen.findByText('A test’s problem.')).toBeTruthy()
  expect(await rows()).toHaveLength(3)
})

it.each([
  ['known before', { user: { sign_in_first: true } }],
  [
    'learned on the way',
    {
      answer: ({ method }: Sent) =>
        method === 'DELETE' ? { status: 403, body: problem('sign-in-again') } : undefined,
    },
  ],
])('a sign-in of long ago, %s, is made again first', async (_when, given) => {
  const confirm = vi.spyOn(session, 'confirmSignIn').mockResolvedValue()
  const { user } = open(given)
  await user.click(await button('Sign out everywhere else'))
  await screen.findByRole('alertdialog', { name: 'First, sign in again' })
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  expect(confirm).toHaveBeenCalledWith('/settings/account')
})

it('[AUTH-6] where another provider keeps the sessions, there is no card', async () => {
  const { sent } = open({ user: { password: { provider: 'https://id.example.org', open_until: null } } })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Where you’re signed in' })).toBeNull()
  expect(sent.map(({ path }) => path)).toEqual(['/api/user'])
})

it('a list that didn’t load can be asked for again', async () => {
  let isAway = true
  const { user } = open({
    answer: ({ path }) =>
      path.endsWith('/sessions') && isAway ? { status: 404, body: problem(404) } : undefined,
  })
  await screen.findByText('This list can’t be reached right now.')
  isAway = false
  await user.click(await button('Try again'))
  expect(await rows()).toHaveLength(3)
})
