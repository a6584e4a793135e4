import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { type Answer, fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import AssistantsScreen from './assistants-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const speaker = {
  ...{ id: 'one', name: 'Kitchen talk', scopes: ['plan:read', 'list:write'] },
  connectedAt: '2026-11-03T12:00:00.000Z',
  lastUsedAt: '2026-11-20T12:00:00.000Z' as string | null,
}

function open(
  assistants: object[] = [],
  answer: (sent: Sent) => Answer | undefined = () => undefined,
  user: object = {},
) {
  const api = fakeApi((sent) => {
    const given = answer(sent)
    if (given) return given
    if (sent.path === '/api/user') return { body: { ...metricUser, ...user } }
    return sent.method === 'GET' ? { body: assistants } : { status: 204 }
  })
  return { ...api, ...renderScreen(AssistantsScreen, paths['settings.account.assistants']) }
}

it('[DOOR-4] says where an assistant asks, and with what one does that can’t open a page, and copies both', async () => {
  const { user } = open()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const byToken = await screen.findByRole('region', { name: 'One that can’t open a page' })
  expect(within(byToken).getByRole('link', { name: 'Personal tokens' }).getAttribute('href')).toBe(
    '/settings/account/tokens',
  )
  await press('Copy Address')
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/mcp`)
  await press('Copy Settings')
  const copied = JSON.parse(await navigator.clipboard.readText())
  expect(copied.mcpServers.butterleaf).toMatchObject({ type: 'http', url: `${window.location.origin}/mcp` })
  expect(await screen.findByText('None yet.')).toBeTruthy()
})

it('[DOOR-4] lists who was let in, with what it may do and its last use, and disconnects after a question', async () => {
  let assistants: object[] = [speaker, { ...speaker, id: 'two', name: 'Other', lastUsedAt: null }]
  const { user, sent } = open([], ({ method, path }) => {
    if (path === '/api/user/assistants') return { body: assistants }
    if (method === 'DELETE') assistants = assistants.slice(1)
    return undefined
  })
  const connected = within(await screen.findByRole('region', { name: 'Connected' }))
  await connected.findByRole('button', { name: 'Disconnect Kitchen talk' })
  const [first, second] = connected.getAllByRole('listitem')
  expect(first?.textContent).toContain('Read · Change lists')
  expect(first?.textContent).toContain('Connected Nov 3, 2026, used Nov 20, 2026')
  expect(second?.textContent).toContain('not used yet')
  await user.click(connected.getByRole('button', { name: 'Disconnect Kitchen talk' }))
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('Disconnected')).toBeTruthy()
  await waitFor(() => expect(connected.getAllByRole('listitem')).toHaveLength(1))
  expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/api/user/assistants/one')).toBe(
    true,
  )
})

it('[DOOR-4] a list that doesn’t load can be asked for again, and a refusal is told', async () => {
  let fails = true
  const { user } = open([speaker], ({ method, path }) => {
    if (path === '/api/user/assistants' && fails) return { status: 500, body: problem('internal') }
    return method === 'DELETE' ? { status: 500, body: problem('internal') } : undefined
  })
  await screen.findByText('This list can’t be reached right now.', undefined, { timeout: 10_000 })
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Disconnect Kitchen talk' }))
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('A test’s problem.')).toBeTruthy()
})

it('[DOOR-4] [AUTH-6] an outside provider keeps that list', async () => {
  const { sent } = open([speaker], () => undefined, {
    password: { provider: 'https://login.example', open_until: null },
  })
  await screen.findByText('Connect one')
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/user')).toBe(true))
  expect(screen.queryByText('Connected')).toBeNull()
  expect(sent.some(({ path }) => path === '/api/user/assistants')).toBe(false)
})
