import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { type Answer, fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import TokensScreen from './tokens-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const script = {
  ...{ id: 'one', name: 'Kitchen script', scopes: ['plan:read', 'list:write'] },
  createdAt: '2026-11-03T12:00:00.000Z',
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: null as string | null,
}

function open(
  tokens: object[] = [script],
  answer: (sent: Sent) => Answer | undefined = () => undefined,
  user: object = {},
) {
  const api = fakeApi((sent) => {
    const given = answer(sent)
    if (given) return given
    if (sent.path === '/api/user') return { body: { ...metricUser, ...user } }
    if (sent.method === 'POST') return { status: 201, body: { id: 'new', token: 'butterleaf_pat_secret' } }
    return sent.method === 'GET' ? { body: tokens } : { status: 204 }
  })
  return { ...api, ...renderScreen(TokensScreen, paths['settings.account.tokens']) }
}

const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))
const made = (sent: Sent[]) => sent.filter(({ method }) => method === 'POST')

it('[DOOR-1] tokens are listed with what they may do, when they were used and until when they work', async () => {
  open([script, { ...script, id: 'two', lastUsedAt: null, expiresAt: '2020-11-04T12:00:00.000Z' }])
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('Read · Change lists')
  expect(first?.textContent).toContain('Made Nov 3, 2026, used Nov 20, 2026')
  expect(first?.textContent).toContain('Works until you revoke it')
  expect(second?.textContent).toContain('not used yet')
  expect(second?.textContent).toContain('Expired Nov 4, 2020')
})

it('[DOOR-1] one is made with a name and limits, shown once, and copied', async () => {
  const { user, sent } = open([])
  expect(await screen.findByText('You have none yet.')).toBeTruthy()
  await press(user, 'Make a token')
  expect(isRefused(screen.getByRole('button', { name: 'Make it' }))).toBe(true)
  await user.type(screen.getByLabelText('Name'), 'Kitchen script')
  await user.click(screen.getByRole('checkbox', { name: 'Read' }))
  expect(isRefused(screen.getByRole('button', { name: 'Make it' }))).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Change lists' }))
  await user.selectOptions(screen.getByLabelText('Works for'), 'Until I revoke it')
  await press(user, 'Make it')
  const shown = await screen.findByRole('alertdialog')
  expect(made(sent)[0]?.body).toEqual({ name: 'Kitchen script', scopes: ['list:write'], expiresAt: null })
  await user.click(within(shown).getByRole('button', { name: 'Copy Token' }))
  expect(await navigator.clipboard.readText()).toBe('butterleaf_pat_secret')
  await press(user, 'I’ve kept it')
  await waitFor(() => expect(document.body.textContent).not.toContain('butterleaf_pat_secret'))
})

it('[DOOR-1] one is revoked after a question', async () => {
  const { user, sent } = open()
  await press(user, 'Revoke Kitchen script')
  await press(user, 'Revoke')
  expect(await screen.findByText('Token revoked')).toBeTruthy()
  expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/api/tokens/one')).toBe(true)
})

it('[DOOR-1] a sign-in of long ago is made again before a token is', async () => {
  const confirm = vi.spyOn(session, 'confirmSignIn').mockResolvedValue()
  const { user } = open([], ({ path, method }) =>
    path === '/api/tokens' && method === 'POST' ? { status: 403, body: problem('sign-in-again') } : undefined,
  )
  await press(user, 'Make a token')
  await user.type(await screen.findByLabelText('Name'), 'Kitchen script')
  await press(user, 'Make it')
  await press(user, 'Sign in again')
  expect(confirm).toHaveBeenCalledWith('/settings/account/tokens')
})

it('[DOOR-1] [HELD-2] with twenty the button says why it can’t be pressed', async () => {
  open(Array.from({ length: 20 }, (_, index) => ({ ...script, id: `token-${index}` })))
  expect(isRefused(await screen.findByRole('button', { name: 'Make a token' }))).toBe(true)
})

it('[DOOR-1] a refusal is told, and a list that doesn’t load can be asked for again', async () => {
  let fails = true
  const { user } = open([], ({ method, path }) => {
    if (path !== '/api/tokens') return undefined
    if (method === 'POST') return { status: 409, body: problem('conflict') }
    return fails ? { status: 500, body: problem('internal') } : undefined
  })
  await screen.findByText('This page didn’t load', undefined, { timeout: 10_000 })
  fails = false
  await press(user, 'Try again')
  await press(user, 'Make a token')
  await user.type(await screen.findByLabelText('Name'), 'One more')
  await press(user, 'Make it')
  expect(await screen.findByText('A test’s problem.')).toBeTruthy()
})
