import { problemKinds } from '@butterleaf/contract/problem-kinds'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { type Answer, fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import PasskeysScreen from './passkeys-screen.tsx'

vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: async () => ({
    ...{ id: 'new', rawId: 'new', type: 'public-key' },
    response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
  }),
}))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const phone = {
  id: 'phone',
  name: 'My phone',
  added_at: '2026-11-03T12:00:00.000Z',
  last_used_at: '2026-11-20T12:00:00.000Z',
}
const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-000${index}`)

interface Given {
  user?: object
  passkeys?: object[]
  isAsked?: boolean
  left?: number
  answer?: (sent: Sent) => Answer | undefined
}

function open({
  user = {},
  passkeys = [phone],
  isAsked = false,
  left = 0,
  answer = () => undefined,
}: Given = {}) {
  const api = fakeApi((sent) => {
    const given = answer(sent)
    if (given) return given
    if (sent.path === '/api/user') return { body: { ...metricUser, ...user } }
    if (sent.method === 'GET')
      return { body: { passkeys, second_factor: isAsked, recovery_codes_left: left } }
    return { status: 204 }
  })
  return { ...api, ...renderScreen(PasskeysScreen, paths['settings.account.passkeys']) }
}

const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))
const changes = (sent: Sent[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

it('passkeys are listed by name, with when they were added and used', async () => {
  open()
  const [row] = await screen.findAllByRole('listitem')
  expect(row?.textContent).toContain('My phoneAdded Nov 3, 2026, used Nov 20, 2026')
})

it('one is added under a name', async () => {
  const { user, sent } = open({
    passkeys: [],
    answer: ({ method, path }) =>
      method === 'POST' ? { status: path.endsWith('options') ? 200 : 201, body: {} } : undefined,
  })
  expect(await screen.findByText('You have none yet.')).toBeTruthy()
  await press(user, 'Add a passkey')
  await user.clear(screen.getByLabelText('Name'))
  expect(isRefused(screen.getByRole('button', { name: 'Continue' }))).toBe(true)
  await user.type(screen.getByLabelText('Name'), 'Laptop')
  await press(user, 'Continue')
  expect(await screen.findByText('Passkey added')).toBeTruthy()
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Laptop',
    credential: { id: 'new', response: { transports: ['internal'] } },
  })
})

it('one is renamed, and removed after a question', async () => {
  const { user, sent } = open()
  await press(user, 'Rename My phone')
  await user.type(screen.getByLabelText('Name'), ' 2')
  await press(user, 'Save')
  await screen.findByText('Name saved')
  await press(user, 'Remove My phone')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Passkey removed')
  expect(changes(sent)).toEqual(['PATCH /api/user/passkeys/phone', 'DELETE /api/user/passkeys/phone'])
})

it('the second step needs a passkey first', async () => {
  open({ passkeys: [] })
  const turnOn = await screen.findByRole('button', { name: 'Turn it on' })
  expect(isRefused(turnOn)).toBe(true)
  expect(screen.getByText(problemKinds['passkey-needed'].detail)).toBeTruthy()
})

it('turned on, it shows its codes until they are kept', async () => {
  const { user } = open({
    answer: ({ method }) =>
      method === 'PUT' ? { body: { second_factor: true, recovery_codes: codes } } : undefined,
  })
  await press(user, 'Turn it on')
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeTruthy()
  await press(user, 'I’ve kept them')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull())
})

it('few codes are told, and new ones made', async () => {
  const { user } = open({
    isAsked: true,
    left: 2,
    answer: ({ method }) =>
      method === 'POST' ? { status: 201, body: { recovery_codes: codes } } : undefined,
  })
  expect(await screen.findByText(/2 recovery codes are left\. Make new ones/)).toBeTruthy()
  await press(user, 'Make new recovery codes')
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy()
})

it.each([
  ['known before', { user: { sign_in_first: true } }],
  [
    'learned on the way',
    {
      answer: ({ method }: Sent) =>
        method === 'PUT' ? { status: 403, body: problem('sign-in-again') } : undefined,
    },
  ],
])('a sign-in of long ago, %s, is made again first', async (_when, given) => {
  const confirm = vi.spyOn(session, 'confirmSignIn').mockResolvedValue()
  const { user } = open(given)
  await screen.findByText('My phone')
  await press(user, 'Turn it on')
  await screen.findByRole('alertdialog', { name: 'First, sign in again' })
  await press(user, 'Sign in again')
  expect(confirm).toHaveBeenCalledWith('/settings/account/passkeys')
})

it('a refusal is told in the server’s words', async () => {
  const { user } = open({
    isAsked: true,
    answer: ({ method }) =>
      method === 'DELETE' ? { status: 409, body: problem('passkey-needed') } : undefined,
  })
  await press(user, 'Remove My phone')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('A test’s problem.')).toBeTruthy()
})

it('[AUTH-6] where another provider keeps the account, the page says where', async () => {
  open({ user: { password: { provider: 'https://id.example.org', open_until: null } } })
  expect(await screen.findByText('id.example.org')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

it('a page that didn’t load can be asked for again', async () => {
  let isAway = true
  const { user } = open({
    answer: ({ path }) => (isAway && path !== '/api/user' ? { status: 404, body: problem(404) } : undefined),
  })
  await screen.findByText('This page didn’t load')
  isAway = false
  await press(user, 'Try again')
  expect(await screen.findByText('My phone')).toBeTruthy()
})
