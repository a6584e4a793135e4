import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StandInRecurly, serveScripts } from '#lib/subscription/providers/testing/stand-in-script.ts'
import { asksBank } from '#lib/subscription/testing/answers.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import type { openCheckout } from './open-checkout.tsx'

const payment = '/checkout/payment'
const create = '/api/subscription/create'
const good = { valid: true, empty: false, focus: false }

let recurly: StandInRecurly
let scripts: { addresses: string[] }
let isAway = false
beforeEach(() => {
  isAway = false
  recurly = new StandInRecurly()
  const grecaptcha = {
    ready: (done: () => void) => done(),
    execute: async (key: string, { action }: { action: string }) => `${key}:${action}`,
  }
  Object.assign(window, { recurly: recurly.script(), grecaptcha })
  scripts = serveScripts(() => !isAway)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  // What is loaded once a page is loaded once a test here.
  vi.resetModules()
})

/** Loads the modules again: each test is a page of its own. */
async function openPayment(handler: Parameters<typeof openCheckout>[1] = () => undefined) {
  vi.resetModules()
  const { openCheckout: open } = (await import('./open-checkout.tsx')) as {
    openCheckout: typeof openCheckout
  }
  return open(payment, (sent) => {
    const { path } = sent
    const answer = handler(sent)
    if (answer) return answer
    if (path === '/config.json') {
      const billing = { provider: 'recurly', publicKey: 'ewr1-key' }
      const captcha = { provider: 'recaptcha', siteKey: 'site' }
      return { body: { billing, captcha, purchaseEvents: ['ga4', 'plausible'] } }
    }
    if (path.startsWith('/api/subscription/price')) return { body: { now: { discount: 0, total: 79.96 } } }
    return undefined
  })
}

const subscribe = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Subscribe/ })

it('[CHK-10] [CHK-11] the card goes to Recurly’s fields, and its token with the order', async () => {
  const { user, sentTo } = await openPayment()
  await waitFor(() => expect(recurly.attached).toHaveLength(4))
  expect(recurly.configured).toEqual(['ewr1-key'])
  expect(isRefused(await subscribe())).toBe(true)
  act(() => recurly.type(good))
  await waitFor(async () => expect(isRefused(await subscribe())).toBe(false))
  await user.click(screen.getByRole('checkbox', { name: /Google Analytics and Plausible/ }))
  await user.click(await subscribe())
  await screen.findByText('You’re in')
  expect(recurly.asked).toEqual([{ first_name: 'Robin', last_name: 'Fennel' }])
  expect(sentTo(create)[0]?.body).toMatchObject({
    token: 'card-token',
    recaptcha: 'site:CREATE_SUBSCRIPTION',
    tell_outside: true,
  })
  expect(sentTo('/sandbox-billing')).toEqual([])
  expect(scripts.addresses).toEqual([
    'https://js.recurly.com/v4/recurly.js',
    'https://www.google.com/recaptcha/api.js?render=site',
  ])
})

it('[CHK-9] what is wrong in their fields is flagged once it is left', async () => {
  await openPayment()
  await waitFor(() => expect(recurly.attached).toHaveLength(4))
  act(() => recurly.type({ valid: false, empty: false, focus: true }))
  expect(screen.queryByText('Card number is invalid.')).toBeNull()
  act(() => recurly.type({ valid: false, empty: false, focus: false }))
  for (const flag of ['Card number is invalid.', 'Month invalid.', 'Year invalid.', 'Cvv invalid.']) {
    expect(screen.getByText(flag)).toBeTruthy()
  }
  act(() => recurly.type({ valid: false, empty: true, focus: false }))
  expect(screen.queryByText('Cvv invalid.')).toBeNull()
})

it.each([
  [
    '[CHK-12] field by field',
    { code: 'invalid-parameter', details: [{ field: 'number', messages: ['is refused'] }] },
    true,
  ],
  [
    '[CHK-14] not at all when it is their form’s',
    { code: 'validation', details: [{ field: 'number', messages: ['is refused'] }] },
    false,
  ],
])('%s: what their script finds wrong', async (_how, fault, isShown) => {
  recurly.answer = { fault: Object.assign(new Error('Not usable'), fault) }
  const { user, sentTo } = await openPayment()
  await waitFor(() => expect(recurly.attached).toHaveLength(4))
  act(() => recurly.type(good))
  await user.click(await subscribe())
  if (isShown) expect(await screen.findByText('Card number: is refused')).toBeTruthy()
  await waitFor(async () => expect(isRefused(await subscribe())).toBe(false))
  if (!isShown) expect(screen.queryByText(/is refused/)).toBeNull()
  expect(sentTo(create)).toEqual([])
})

it('[CHK-7] PayPal is asked in its own window; canceled the form is back, approved it is bought', async () => {
  const { user, sentTo } = await openPayment()
  await user.click(await screen.findByRole('button', { name: 'PayPal' }))
  const pay = () => screen.findByRole<HTMLButtonElement>('button', { name: /Pay with PayPal/ })
  await waitFor(async () => expect(isRefused(await pay())).toBe(false))
  await user.click(await pay())
  expect(recurly.asked).toEqual([{ display: { displayName: 'Butterleaf' } }, 'start'])
  act(() => recurly.answerFromPaypal('cancel'))
  await waitFor(async () => expect(isRefused(await pay())).toBe(false))
  expect(sentTo(create)).toEqual([])
  await user.click(await pay())
  act(() => recurly.answerFromPaypal('token', { id: 'paypal-token' }))
  await screen.findByText('You’re in')
  expect(sentTo(create)[0]?.body).toMatchObject({ token: 'paypal-token', tell_outside: false })
})

describe('[CHK-12] a bank that wants to confirm', () => {
  /** As often as told, each time with another question. */
  async function openAsked(times: number) {
    let asked = 0
    const view = await openPayment(({ path }) => {
      if (path !== create || asked === times) return undefined
      asked += 1
      return { ...asksBank, body: { ...asksBank.body, confirmation: `action-${asked}` } }
    })
    await waitFor(() => expect(recurly.attached).toHaveLength(4))
    act(() => recurly.type(good))
    await view.user.click(await subscribe())
    return view
  }
  const goOn = (user: UserEvent) =>
    screen.findByRole('button', { name: 'Go to my bank' }).then((button) => user.click(button))

  it('is asked in Recurly’s frame, as often as it wants, and the same order goes on', async () => {
    const { user, sentTo } = await openAsked(2)
    await goOn(user)
    expect(await screen.findByText('The bank’s frame')).toBeTruthy()
    act(() => recurly.answerFromBank('token', { id: 'device-known' }))
    await waitFor(() => expect(sentTo(create)).toHaveLength(2))
    await goOn(user)
    await waitFor(() => expect(recurly.asked).toContainEqual({ actionTokenId: 'action-2' }))
    act(() => recurly.answerFromBank('token', { id: 'person-known' }))
    await screen.findByText('You’re in')
    const sent = sentTo(create)
    const confirmations = sent.map(({ body }) => (body as { confirmation?: string }).confirmation)
    expect(confirmations).toEqual([undefined, 'device-known', 'person-known'])
    expect(new Set(sent.map(({ headers }) => headers?.['idempotency-key'])).size).toBe(1)
  })

  it.each([
    ['given up', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Not now' }))],
    ['failed', async () => act(() => recurly.answerFromBank('error', new Error('declined')))],
  ])('and is %s charges nothing, and the form is back', async (_how, end) => {
    const { user, sentTo } = await openAsked(1)
    await goOn(user)
    await screen.findByText('The bank’s frame')
    await end(user)
    expect(await screen.findByText(/^Nothing was charged. Try again/)).toBeTruthy()
    await waitFor(async () => expect(isRefused(await subscribe())).toBe(false))
    act(() => recurly.answerFromBank('token', { id: 'too-late' }))
    expect(sentTo(create)).toHaveLength(1)
    expect(sessionStorage.getItem('butterleaf.purchase')).toBeNull()
    expect(recurly.asked.at(-1)).toBe('removed')
  })
})

it('[CHK-12] fields that can’t be fetched can be asked for again', async () => {
  isAway = true
  const { user } = await openPayment()
  const again = await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  await user.click(again)
  await waitFor(() => expect(recurly.attached).toHaveLength(4))
})
