import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerPress, showReminder } from './reminders.ts'

afterEach(() => vi.unstubAllGlobals())

const sent = {
  key: 'cook:2026-11-28:dinner',
  title: 'Cook dinner now',
  text: 'Soup',
  path: '/app/x',
  stop: 'a~b',
}
const windowClient = () => ({
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async (_address: string) => undefined),
})
function clientsWith(open: ReturnType<typeof windowClient>[]) {
  const openWindow = vi.fn(async (_address: string) => null)
  return { clients: { matchAll: async () => open, openWindow }, openWindow }
}
const press = (action: string, data: unknown = sent) => ({ action, notification: { data } })

describe('[DOOR-3] a reminder that is pushed', () => {
  it('is shown with what it is about and a button that stops its kind', async () => {
    const showNotification = vi.fn(async () => undefined)
    await showReminder(JSON.stringify(sent), { showNotification })
    expect(showNotification).toHaveBeenCalledWith('Cook dinner now', {
      body: 'Soup',
      icon: '/icons/icon-192.png',
      tag: sent.key,
      data: { path: '/app/x', stop: 'a~b' },
      actions: [{ action: 'stop', title: 'Stop these' }],
    })
  })

  it.each([undefined, 'nonsense', '{}'])('is shown as news where it can’t be read: %s', async (text) => {
    const showNotification = vi.fn(async () => undefined)
    await showReminder(text, { showNotification })
    expect(showNotification).toHaveBeenCalledWith('Butterleaf', expect.anything())
  })
})

describe('[DOOR-3] a press on it', () => {
  it('leads the open app to the page, or opens one', async () => {
    const open = windowClient()
    await answerPress(press(''), clientsWith([open]).clients)
    expect(open.focus).toHaveBeenCalled()
    expect(open.navigate).toHaveBeenCalledWith('/app/x')
    const { clients, openWindow } = clientsWith([])
    await answerPress(press(''), clients)
    expect(openWindow).toHaveBeenCalledWith('/app/x')
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', undefined])(
    'opens the app alone for %s, and for the bell of a timer',
    async (path) => {
      const { clients, openWindow } = clientsWith([])
      await answerPress(press('', path ? { path } : null), clients)
      expect(openWindow).toHaveBeenCalledWith('/app')
    },
  )

  it('on “Stop these” stops the kind and opens nothing', async () => {
    const fetched = vi.fn(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', fetched)
    const { clients, openWindow } = clientsWith([])
    await answerPress(press('stop'), clients)
    expect(fetched).toHaveBeenCalledWith('/api/reminders/stop/a~b', { method: 'POST' })
    expect(openWindow).not.toHaveBeenCalled()
  })
})
