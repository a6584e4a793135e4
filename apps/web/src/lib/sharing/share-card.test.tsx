import type { WireShare } from '@butterleaf/contract/sharing/calls'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Answer, fakeApi, problem, type Sent } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import ShareCard from './share-card.tsx'

beforeAll(() => Promise.all([import('./share-drawer.tsx'), import('#ui/surface/drawer-sheet.tsx')]))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const url = 'http://localhost/shared/AAAAAAAAAAAAAAAAAAAAAA'
const made = { createdAt: '2026-03-01T09:00:00.000Z', endsOn: '2026-04-28' }

function openDrawer(answer?: (sent: Sent) => Answer | undefined) {
  const shares: WireShare[] = [{ ...made, id: 'old', kind: 'plates', week: null }]
  const api = fakeApi((sent) => {
    const own = answer?.(sent)
    if (own) return own
    if (sent.method === 'GET') return { body: [...shares] }
    if (sent.method === 'DELETE') return { status: 204 }
    const { kind, week = null } = sent.body as Pick<WireShare, 'kind' | 'week'>
    shares.push({ ...made, id: 'new', kind, week })
    return { status: 201, body: { id: 'new', url } }
  })
  const Screen = () => <ShareCard kind="list" weekNumber={2} />
  const { user } = renderRoutes([{ path: '/', Component: Screen }], '/')
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Share this list' }))
    return within(await screen.findByRole('dialog', { name: 'Share this list' }))
  }
  return { ...api, user, open }
}

it('[TOG-5] makes a link to the week’s list, shown once, among the links made', async () => {
  const { sent, user, open } = openDrawer()
  const drawer = await open()
  expect(await drawer.findByText('Always the current plates')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Make a link' }))
  expect(await drawer.findByText(url)).toBeTruthy()
  expect(await drawer.findByText('Week 2’s list')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'list', week: 2 })
})

it('[TOG-5] makes one that always shows the current list, and hands it to the device’s share sheet', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  const { sent, user, open } = openDrawer()
  const drawer = await open()
  await user.click(drawer.getByRole('radio', { name: 'Always the current one' }))
  await user.click(drawer.getByRole('button', { name: 'Make a link' }))
  await user.click(await drawer.findByRole('button', { name: 'Send the link' }))
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'list' })
  expect(share).toHaveBeenCalledWith({ title: 'Share this list', url })
})

it('[TOG-5] stops sharing by one press', async () => {
  const { sent, user, open } = openDrawer()
  const drawer = await open()
  await user.click(await drawer.findByRole('button', { name: 'Stop sharing: Always the current plates' }))
  expect(await screen.findByText(/^Sharing stopped/)).toBeTruthy()
  await waitFor(() => expect(drawer.queryByText('Always the current plates')).toBeNull())
  expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/shares/old')
})

it('[TOG-5] says what went wrong, and that links go on working', async () => {
  const { open } = openDrawer(() => ({ status: 503, body: problem(503) }))
  const drawer = await open()
  expect(await drawer.findByText('Your links can’t be shown right now')).toBeTruthy()
  expect(drawer.getByText('Links that you made go on working.')).toBeTruthy()
})
