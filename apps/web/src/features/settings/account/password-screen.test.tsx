import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { type Answer, fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import PasswordScreen from './password-screen.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = { provider: null, open_until: '2030-01-01T00:00:00.000Z' }

function openScreen(password: object, answer: (sent: Sent) => Answer | undefined = () => undefined) {
  const server = { password }
  const api = fakeApi((sent) => answer(sent) ?? { body: { ...metricUser, password: server.password } })
  const routes = [
    { path: paths['settings.account.password'], Component: PasswordScreen },
    { path: '*', element: null },
  ]
  const rendered = renderRoutes(routes, paths['settings.account.password'])
  return { ...api, ...rendered, server, place: () => rendered.router.state.location.pathname }
}

const refuse =
  (body: object, status = 400) =>
  (sent: Sent) =>
    sent.method === 'PATCH' ? { status, body } : undefined
const fields = async () =>
  [await screen.findByLabelText('New password'), screen.getByLabelText('The same again')] as const
const save = () => screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement

describe('a new password', () => {
  it.each([
    ['olives 7', 'olives 7', false],
    ['olive 7', 'olive 7', true],
    ['olives and lemons', 'olives and lemons', true],
    ['olives 7', 'olives 8', true],
    ['olives 7', ' ', true],
  ])('[SET-6] “%s” and “%s”: Save is disabled: %s', async (one, other, isDisabled) => {
    const { user } = openScreen(open)
    const [first, second] = await fields()
    expect(isRefused(save())).toBe(true)
    await user.type(first, one)
    await user.type(second, other)
    expect(isRefused(save())).toBe(isDisabled)
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  })

  it('[SET-6] is saved, said to be, and leads back to the account', async () => {
    const { user, sent, place } = openScreen(open, ({ method }) =>
      method === 'PATCH' ? { status: 204 } : undefined,
    )
    const [first, second] = await fields()
    await user.type(first, 'olives 7')
    await user.type(second, 'olives 7{Enter}')
    expect(await screen.findByText('Password updated')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: '/api/user/password',
      body: { password: 'olives 7' },
    })
    expect(place()).toBe(paths['settings.account'])
  })

  it('[SET-6] a refusal shows the server’s message for three and a half seconds, and what was typed stays', async () => {
    const detail = 'That password is one of the first that others guess. Choose another.'
    const { user } = openScreen(open, refuse({ ...problem(400), detail }))
    const [first, second] = await fields()
    await user.type(first, 'password1')
    await user.type(second, 'password1')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    save().click()
    await waitFor(() => expect(screen.getByText(detail)).toBeTruthy())
    act(() => void vi.advanceTimersByTime(3_000))
    expect(screen.getByText(detail)).toBeTruthy()
    act(() => void vi.advanceTimersByTime(600))
    expect(screen.queryByText(detail)).toBeNull()
    expect((first as HTMLInputElement).value).toBe('password1')
    expect(isRefused(save())).toBe(false)
  })

  it('[SET-6] can be looked at while it is typed', async () => {
    const { user } = openScreen(open)
    const [first] = await fields()
    expect(first.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show new password' }))
    expect(first.getAttribute('type')).toBe('text')
  })
})

describe('a person who signed in a while ago', () => {
  const closed = { provider: null, open_until: null }

  it('[SET-6] is led through sign-in and back here, before anything is typed', async () => {
    const confirm = vi.spyOn(session, 'confirmSignIn').mockResolvedValue()
    const { user } = openScreen(closed)
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }))
    expect(confirm).toHaveBeenCalledWith('/settings/account/password')
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('[SET-6] learns it also when the time runs out on the page', async () => {
    const { user, server } = openScreen(open, refuse(problem('sign-in-again'), 403))
    const [first, second] = await fields()
    server.password = closed
    await user.type(first, 'olives 7')
    await user.type(second, 'olives 7{Enter}')
    expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy()
  })
})

it('[SET-6] [AUTH-6] where another provider keeps the password, the page says where', async () => {
  openScreen({ provider: 'https://id.example.org', open_until: null })
  expect(await screen.findByText('id.example.org')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go there' }).getAttribute('href')).toBe('https://id.example.org')
})

it('a page that didn’t load can be asked for again', async () => {
  let isAway = true
  const { user } = openScreen(open, () => (isAway ? { status: 404, body: problem(404) } : undefined))
  await screen.findByText('This page didn’t load')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('New password')).toBeTruthy()
})
