import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeSubscription } from '#lib/subscription/testing/answers.ts'
import { problem } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { openCheckout } from './open-checkout.tsx'

const active = activeSubscription('6-month', 79.96)
const payment = '/checkout/payment'
const choose = (plan: string) => sessionStorage.setItem('butterleaf.draft.checkout', JSON.stringify({ plan }))
const subscribe = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Subscribe/ })
const create = '/api/subscription/create'

beforeEach(() => choose('6-month'))
afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function typeCard(user: UserEvent, number = '4111111111111111') {
  await user.type(await screen.findByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Month'), '12')
  await user.type(screen.getByLabelText('Year'), '39')
  await user.type(screen.getByLabelText('CVV'), '123')
}

const amountBeside = (term: string) => screen.getByText(term).nextElementSibling?.textContent

describe('the order', () => {
  it('[CHK-4] [BIZ-1] shows list price, plan discount and total, and what renews', async () => {
    openCheckout(payment)
    await screen.findByText('You pay $79.96 today.')
    expect(amountBeside('6-month plan')).toBe('$129.94')
    expect(amountBeside('Plan discount')).toBe('-$49.98')
    expect(amountBeside('Total')).toBe('$79.96')
    expect(screen.getByText(/Renews at \$79.96 until you cancel/)).toBeTruthy()
  })

  it('[CHK-5] a code of three characters can be applied, locks the field, and can be removed', async () => {
    const { user } = openCheckout(payment)
    const field = await screen.findByLabelText<HTMLInputElement>('Promo code')
    const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
    await user.type(field, 'we')
    expect(isRefused(apply)).toBe(true)
    await user.type(field, 'lcome10')
    expect(isRefused(apply)).toBe(false)
    await user.click(apply)
    const remove = await screen.findByRole('button', { name: 'Remove' })
    expect(field.readOnly).toBe(true)
    expect(await screen.findByText('You pay $71.96 today.')).toBeTruthy()
    expect(amountBeside('Coupon WELCOME10')).toBe('-$8')
    await user.click(remove)
    expect(await screen.findByText('You pay $79.96 today.')).toBeTruthy()
    expect(field.readOnly).toBe(false)
    expect(document.activeElement).toBe(field)
  })

  it('[CHK-5] a kept code is weighed again on mount', async () => {
    sessionStorage.setItem('butterleaf.draft.checkout-coupon', '{"coupon":"WELCOME10"}')
    openCheckout(payment)
    expect(await screen.findByText('You pay $71.96 today.')).toBeTruthy()
  })

  it('[CHK-6] a code that isn’t good is told in a modal that goes after two seconds', async () => {
    const { user } = openCheckout(payment)
    const field = await screen.findByLabelText<HTMLInputElement>('Promo code')
    await user.type(field, 'nothing')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.submit(field.form as HTMLFormElement)
    const name = 'Not a valid or active coupon'
    const modal = await vi.waitFor(() => screen.getByRole('alertdialog', { name }), {
      timeout: 5000,
      interval: 1,
    })
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(modal.isConnected).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    vi.useRealTimers()
    await waitFor(() => expect(modal.isConnected).toBe(false))
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  it('[CHK-6] a kept code on the 1-month plan is not applied, and says so', async () => {
    choose('1-month')
    sessionStorage.setItem('butterleaf.draft.checkout-coupon', '{"coupon":"WELCOME10"}')
    openCheckout(payment)
    expect(await screen.findByText('Coupon not applicable to 1-month plans')).toBeTruthy()
    expect(await screen.findByText('You pay $19.99 today.')).toBeTruthy()
  })
})

describe('the card', () => {
  it('[CHK-8] Subscribe waits for a valid card and both names', async () => {
    const { user } = openCheckout(payment)
    expect(isRefused(await subscribe())).toBe(true)
    await typeCard(user)
    await waitFor(async () => expect(isRefused(await subscribe())).toBe(false))
    await user.clear(screen.getByLabelText('Last name'))
    expect(isRefused(await subscribe())).toBe(true)
  })

  it.each([
    ['Card number', '4111111111111112', 'Card number is invalid.'],
    ['Month', '13', 'Month invalid.'],
    ['Year', '19', 'Year invalid.'],
    ['CVV', '1', 'Cvv invalid.'],
  ])(
    '[CHK-9] %s is flagged once it is left, and not while it is typed or empty',
    async (label, typed, flag) => {
      const { user } = openCheckout(payment)
      const field = await screen.findByLabelText(label)
      await user.type(field, typed)
      expect(screen.queryByText(flag)).toBeNull()
      await user.click(screen.getByLabelText('First name'))
      expect(screen.getByText(flag)).toBeTruthy()
      await user.clear(field)
      await user.click(screen.getByLabelText('First name'))
      expect(screen.queryByText(flag)).toBeNull()
    },
  )

  it('[CHK-9] the number falls into groups, names its brand and keeps the caret', async () => {
    const { user } = openCheckout(payment)
    const field = await screen.findByLabelText<HTMLInputElement>('Card number')
    await user.type(field, '41111111')
    expect(field.value).toBe('4111 1111')
    expect(screen.getByText('Visa')).toBeTruthy()
    await user.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect([field.value, field.selectionStart]).toEqual(['4191 1111 1', 3])
    expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'cc-number'])
  })
})

describe('paying', () => {
  it('[CHK-10] [CHK-11] the card goes to the provider alone; the order goes with its token', async () => {
    const { user, sentTo, router } = openCheckout(payment)
    await typeCard(user)
    await user.click(await subscribe())
    expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeTruthy()
    expect(sentTo('/sandbox-billing/tokens')[0]?.body).toMatchObject({
      number: '4111111111111111',
      year: '2039',
    })
    expect(sentTo(create)[0]?.body).toEqual({
      user: { email: 'robin@example.org', first_name: 'Robin', last_name: 'Fennel' },
      plan_code: '6-month',
      token: 'tok',
      coupon: null,
      recaptcha: expect.stringMatching(/^[\w+/=]+$/),
    })
    expect(JSON.stringify(sentTo('/api'))).not.toContain('4111')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4111')
    await user.click(await screen.findByRole('link', { name: 'Build my plan' }))
    expect(router.state.location.pathname).toBe('/onboarding')
  })

  it('where the plan can’t be asked for, the way on leads to where it is asked again, not to a new one', async () => {
    const { user, router } = openCheckout(payment, ({ path }) =>
      path === '/api/mealplan' ? { status: 503, body: problem(503) } : undefined,
    )
    await typeCard(user)
    await user.click(await subscribe())
    await user.click(await screen.findByRole('link', { name: 'Open my plan' }))
    expect(router.state.location.pathname).toBe('/app')
  })

  it('[CHK-7] [CHK-12] a double click buys once, and locks the form meanwhile', async () => {
    const { user, sentTo } = openCheckout(payment)
    await typeCard(user)
    await user.dblClick(await subscribe())
    await screen.findByRole('heading', { name: 'You’re in' })
    expect(sentTo(create)).toHaveLength(1)
    expect(sentTo('/sandbox-billing/tokens')).toHaveLength(1)
  })

  it('[CHK-12] a refusal shows the server’s message for three seconds and frees the form', async () => {
    const { user } = openCheckout(payment, ({ path }) =>
      path === create
        ? { status: 422, body: { ...problem('payment-declined'), detail: 'The payment was declined.' } }
        : undefined,
    )
    await typeCard(user)
    await user.click(await subscribe())
    const modal = await screen.findByRole('alertdialog', { name: 'The payment was declined.' })
    await waitFor(() => expect(modal.isConnected).toBe(false), { timeout: 5000 })
    expect(isRefused(await subscribe())).toBe(false)
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4111 1111 1111 1111')
  })

  it('[CHK-12] a reload while processing sends the same order under the same key', async () => {
    let kept = ''
    const first = openCheckout(payment, ({ path }) => {
      if (path === create) kept = sessionStorage.getItem('butterleaf.purchase') ?? ''
      return undefined
    })
    await typeCard(first.user)
    await first.user.click(await subscribe())
    await screen.findByRole('heading', { name: 'You’re in' })
    cleanup()
    // As the tab was while the first one was under way.
    sessionStorage.setItem('butterleaf.purchase', kept)
    const { sentTo } = openCheckout(payment)
    await screen.findByRole('heading', { name: 'You’re in' })
    const [before, after] = [first.sentTo(create), sentTo(create)].map(([sent]) => sent)
    const keys = [before, after].map((sent) => sent?.headers?.['idempotency-key'])
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(after?.body).toMatchObject({ ...(before?.body as object), recaptcha: expect.any(String) })
    expect(sessionStorage.getItem('butterleaf.purchase')).toBeNull()
  })

  it('[CHK-12] a page that is left hears of its own call as lost, and keeps the purchase for the reload', async () => {
    const { user } = openCheckout(payment, ({ path }) => {
      if (path !== create) return undefined
      window.dispatchEvent(new Event('pagehide'))
      throw new TypeError('Failed to fetch')
    })
    await typeCard(user)
    await user.click(await subscribe())
    await screen.findByRole('alertdialog', { name: 'Butterleaf can’t be reached' })
    expect(sessionStorage.getItem('butterleaf.purchase')).toContain('"token":"tok"')
  })

  it('[CHK-12] what another person of this tab has left half done is not taken up', async () => {
    const order = { email: 'somebody@example.org', plan: '6-month' }
    const kept = { order, token: 'theirs', idempotencyKey: 'k', startedAtMs: Date.now() }
    sessionStorage.setItem('butterleaf.purchase', JSON.stringify(kept))
    const { sentTo } = openCheckout(payment)
    expect((await subscribe()).getAttribute('aria-busy')).toBeNull()
    expect(sentTo(create)).toEqual([])
  })

  it('[CHK-6] [CHK-12] a coupon that ended since it was quoted is removed, and the price is fetched again', async () => {
    sessionStorage.setItem('butterleaf.draft.checkout-coupon', '{"coupon":"WELCOME10"}')
    const detail = 'Not a valid or active coupon'
    const { user, sentTo } = openCheckout(payment, ({ path }) =>
      path === create ? { status: 422, body: { ...problem('coupon-refused'), detail } } : undefined,
    )
    await screen.findByText('You pay $71.96 today.')
    await typeCard(user)
    await user.click(await subscribe())
    expect(await screen.findByRole('alertdialog', { name: detail })).toBeTruthy()
    expect(await screen.findByText('You pay $79.96 today.')).toBeTruthy()
    expect(screen.queryByText('Coupon WELCOME10')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Promo code').readOnly).toBe(false)
    expect(sentTo(create)).toHaveLength(1)
  })

  it('[CHK-12] a provider’s refusal names each field with its message', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const faults = [{ field: 'number', message: 'It takes test cards only.' }]
    const { user, sentTo } = openCheckout(payment, ({ path }) =>
      path.endsWith('/tokens') ? { status: 400, body: problem(400, faults) } : undefined,
    )
    await typeCard(user)
    await user.click(await subscribe())
    const modal = await screen.findByRole('alertdialog')
    expect(within(modal).getByText('Card number: It takes test cards only.')).toBeTruthy()
    expect(within(modal).queryByText(problem(400).detail)).toBeNull()
    expect(sentTo(create)).toEqual([])
  })

  it('[CHK-14] a token that never came is only logged, and nothing is sent', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, sentTo } = openCheckout(payment, ({ path }) => {
      if (path.endsWith('/tokens')) throw new TypeError('offline')
      return undefined
    })
    await typeCard(user)
    await user.click(await subscribe())
    await waitFor(() => expect(log).toHaveBeenCalledOnce())
    expect(isRefused(await subscribe())).toBe(false)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sentTo(create)).toEqual([])
  })

  it.each([
    ['another tab was faster', { status: 409, body: problem('already-subscribed') }],
    ['the answer is lost', undefined],
  ])('[CHK-12] when %s the subscription that is there counts', async (_what, answer) => {
    let isBought = false
    const { user } = openCheckout(payment, ({ path }) => {
      if (path === '/api/subscription' && isBought) return { body: active }
      if (path !== create) return undefined
      isBought = true
      if (!answer) throw new TypeError('connection lost')
      return answer
    })
    await typeCard(user)
    await user.click(await subscribe())
    expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeTruthy()
  })
})

describe('PayPal', () => {
  const order = {
    email: 'r@example.org',
    firstName: 'Robin',
    lastName: 'Fennel',
    plan: '6-month',
    coupon: null,
  }
  const keep = () =>
    sessionStorage.setItem('butterleaf.paypal', JSON.stringify({ asked: order, state: 's1' }))

  it('[CHK-8] the button waits for both names', async () => {
    const { user } = openCheckout(payment)
    await user.click(await screen.findByRole('button', { name: 'PayPal' }))
    const pay = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay with PayPal' })
    await waitFor(() => expect(isRefused(pay)).toBe(false))
    await user.clear(screen.getByLabelText('First name'))
    expect(isRefused(pay)).toBe(true)
  })

  it('[CHK-7] an approval buys what was ordered', async () => {
    keep()
    const { sentTo } = openCheckout(`${payment}#paypal=approved&token=pp&type=paypal&state=s1`)
    await screen.findByRole('heading', { name: 'You’re in' })
    expect(sentTo(create)).toHaveLength(1)
    expect(sentTo(create)[0]?.body).toMatchObject({ token: 'pp', plan_code: '6-month' })
    expect(sessionStorage.getItem('butterleaf.paypal')).toBeNull()
  })

  it('an approval that this tab has not asked for buys nothing', async () => {
    keep()
    const { sentTo, location } = openCheckout(`${payment}#paypal=approved&token=pp&state=other`)
    await subscribe()
    await waitFor(() => expect(location().hash).toBe(''))
    expect(sentTo(create)).toEqual([])
  })

  it.each([
    ['canceled', /You canceled at PayPal/],
    ['error', /PayPal couldn’t approve/],
  ])('[CHK-14] %s brings the form back', async (answer, notice) => {
    const { location } = openCheckout(`${payment}#paypal=${answer}`)
    expect(await screen.findByText(notice)).toBeTruthy()
    expect(screen.getByLabelText('First name')).toBeTruthy()
    await waitFor(() => expect(location().hash).toBe(''))
  })
})

it('[APP-1] a person who has paid is redirected to the app, also by the back button or in a stale tab', async () => {
  const { location } = openCheckout(payment, ({ path }) =>
    path === '/api/subscription' ? { body: active } : undefined,
  )
  await screen.findByText('The app')
  expect(location().pathname).toBe('/app')
})
