import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { type Answer, fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import RemindersScreen from './reminders-screen.tsx'

const endpoint = 'https://push.example.org/this-browser'
const off = { push: false, mail: false }
const reminders = {
  kinds: {
    thaw: { ...off, at: '19:30' },
    cook: off,
    shop: { ...off, at: '09:00' },
    weighIn: { ...off, at: '07:00', weekdays: ['monday', 'friday'] },
    planEnd: { ...off, at: '18:00' },
  },
  quiet: { from: '22:00', until: '06:00' },
  mailTo: 'robin@example.org' as string | null,
  publicKey: 'BPublicKey',
  subscriptions: [] as { id: string; endpoint: string; createdAt: string }[],
}

/** The browser's part of push: its subscription, and what it was asked for. */
function fakePush(
  permission: NotificationPermission = 'default',
  answer: NotificationPermission = 'granted',
) {
  let current: { endpoint: string; unsubscribe(): Promise<boolean>; toJSON(): object } | null = null
  const subscribe = vi.fn(async (_options: object) => {
    const unsubscribe = async () => {
      current = null
      return true
    }
    current = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) }
    return current
  })
  const pushManager = { subscribe, getSubscription: async () => current }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer })
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, maxTouchPoints: 0, language: 'en', onLine: true },
    clipboard: navigator.clipboard,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  })
  return { subscribe }
}

beforeEach(() => vi.useRealTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(
  first: Partial<typeof reminders> = {},
  answer: (sent: Sent) => Answer | undefined = () => undefined,
) {
  let held = { ...reminders, ...first }
  const api = fakeApi((sent) => {
    const given = answer(sent)
    if (given) return given
    if (sent.path === '/api/user') return { body: metricUser }
    if (sent.method === 'GET') return { body: held }
    if (sent.method === 'PUT') held = { ...held, ...(sent.body as object) }
    if (sent.method === 'DELETE') {
      held = { ...held, subscriptions: [] }
      return { status: 204 }
    }
    if (sent.method === 'POST') {
      held = { ...held, subscriptions: [{ id: 'here', endpoint, createdAt: '2026-11-03T12:00:00.000Z' }] }
      return { status: 201, body: { id: 'here' } }
    }
    return { body: held }
  })
  return { ...api, ...renderScreen(RemindersScreen, paths['settings.account.reminders']) }
}

const button = (name: string) => screen.findByRole('button', { name })
const changes = (sent: Sent[]) => sent.filter(({ method }) => method !== 'GET')

describe('what comes', () => {
  it('[DOOR-3] is chosen by kind, way and hour, and saved', async () => {
    const { user, sent } = open()
    expect(isRefused(await button('Save reminders'))).toBe(true)
    const thaw = within(screen.getByRole('group', { name: /^Thaw for tomorrow/ }))
    await user.click(thaw.getByRole('checkbox', { name: 'Mail' }))
    const hour = screen.getByLabelText('The evening before, at')
    await user.clear(hour)
    await user.type(hour, '20:15')
    await user.click(await button('Save reminders'))
    await waitFor(() => expect(changes(sent)).toHaveLength(1))
    expect(changes(sent)[0]).toMatchObject({
      method: 'PUT',
      path: '/api/reminders',
      body: { kinds: { thaw: { push: false, mail: true, at: '20:15' } }, quiet: reminders.quiet },
    })
    expect(await screen.findByText('Reminders saved')).toBeTruthy()
  })

  it('[DOOR-3] has weekdays for weighing in', async () => {
    const { user } = open()
    const weighIn = within(await screen.findByRole('group', { name: /^Weigh in/ }))
    await user.click(weighIn.getByRole('checkbox', { name: 'Notification' }))
    const days = within(screen.getByRole('group', { name: 'On' }))
    expect(days.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(2)
  })

  it('[DOOR-3] says what is wrong in the server’s words, and that mail needs a confirmed address', async () => {
    const errors = [{ field: 'kinds.shop.at', message: 'This is within your quiet hours.' }]
    const { user } = open({ mailTo: null }, ({ method }) =>
      method === 'PUT' ? { status: 400, body: problem('invalid-input', errors) } : undefined,
    )
    expect(await screen.findByText(/^Mail needs a confirmed address/)).toBeTruthy()
    const shop = within(screen.getByRole('group', { name: /^Shopping today/ }))
    await user.click(shop.getByRole('checkbox', { name: 'Mail' }))
    await user.click(await button('Save reminders'))
    expect(await screen.findByText('This is within your quiet hours.')).toBeTruthy()
  })

  it('[DOOR-3] loads, and can be asked for again where it couldn’t', async () => {
    let isAway = true
    const { user } = open({}, ({ path }) =>
      isAway && path === '/api/reminders' ? { status: 503, body: problem('unavailable') } : undefined,
    )
    expect(screen.getByText('Loading your reminders')).toBeTruthy()
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
    isAway = false
    await user.click(again)
    expect(await button('Save reminders')).toBeTruthy()
  })
})

describe('this device', () => {
  it('[DOOR-3] is turned on with the server’s key, and off again', async () => {
    const { subscribe } = fakePush()
    const { user, sent } = open()
    await user.click(await button('Turn on here'))
    await user.click(await button('Turn off here'))
    expect(await button('Turn on here')).toBeTruthy()
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BPublicKey' })
    expect(changes(sent)).toMatchObject([
      {
        method: 'POST',
        path: '/api/reminders/subscriptions',
        body: { endpoint, keys: { p256dh: 'p', auth: 'a' } },
      },
      { method: 'DELETE', path: '/api/reminders/subscriptions/here' },
    ])
  })

  it('[DOOR-3] says that the person didn’t allow it', async () => {
    fakePush('default', 'denied')
    const { user } = open()
    await user.click(await button('Turn on here'))
    expect(await screen.findByText(/^Notifications weren’t allowed/)).toBeTruthy()
  })

  it('[DOOR-3] says why it can’t: blocked, or no push in this browser', async () => {
    fakePush('denied')
    open()
    expect(await screen.findByText(/are blocked in this browser’s settings/)).toBeTruthy()
  })

  it('[DOOR-3] names mail where the browser has no push, and other devices that show them', async () => {
    open({
      subscriptions: [
        { id: 'phone', endpoint: 'https://push.example.org/phone', createdAt: '2026-11-03T12:00:00.000Z' },
      ],
    })
    expect(
      await screen.findByText('This browser can’t receive notifications. Mail works everywhere.'),
    ).toBeTruthy()
    expect(screen.getByText('One other device shows them too.')).toBeTruthy()
  })
})
