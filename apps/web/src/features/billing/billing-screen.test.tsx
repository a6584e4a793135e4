import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asksBank, nothingBought, paidInvoice } from '#lib/subscription/testing/answers.ts'
import { problem, type Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { billingPath, buildSubscription, openBilling } from './open-billing.tsx'

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
const refusal = (path: string, detail: string) => (sent: Sent) =>
  sent.path === `/api/subscription${path}` ? { status: 409, body: { ...problem(409), detail } } : undefined
const answered = (path: string, body: object) => (sent: Sent) =>
  sent.path === `/api/subscription${path}` ? { body } : undefined

const pending = {
  hasPending: true,
  pending: { name: '1-month plan', total: 19.99, plan_code: '1-month' },
} as const
const pastDue = { past_due: true, next_attempt_at: '2027-05-24T12:00:00.000Z' }

describe('how it stands', () => {
  it.each([
    ['active', buildSubscription(), 'Active', 'Next invoice on May 21, 2027'],
    ['changing', buildSubscription(pending), 'Active', 'Your subscription is changing on May 21, 2027'],
    [
      'canceled',
      buildSubscription({ canceled: true }, { state: 'canceled' }),
      'Canceled',
      'You have access until May 21, 2027',
    ],
    ['past due', buildSubscription({}, pastDue), 'Payment due', 'We try your payment again on May 24, 2027'],
  ])('[SET-5] [SUB-1] %s, in words', async (_state, subscription, label, next) => {
    openBilling({ subscription })
    expect(await screen.findByText(next)).toBeTruthy()
    expect(screen.getByText(label)).toBeTruthy()
    expect(screen.getByText('$44.99 every 3 months')).toBeTruthy()
    expect(screen.getByText('Visa ending in 1111')).toBeTruthy()
    expect(screen.getByText('Sandbox: no real money')).toBeTruthy()
  })

  it('[SET-5] amounts are in the currency of billing', async () => {
    const live = buildSubscription()
    openBilling({ subscription: { ...live, billing: live.billing && { ...live.billing, currency: 'EUR' } } })
    expect(await screen.findByText('€44.99 every 3 months')).toBeTruthy()
  })

  it.each([
    ['not_found', '/checkout/plans'],
    ['expired', '/checkout/payment'],
    ['canceled', '/checkout/payment'],
  ] as const)('[APP-1] %s: the way leads to %s', async (access, leadsTo) => {
    const { place } = openBilling({ subscription: { ...nothingBought, access } })
    await waitFor(() => expect(place()).toBe(leadsTo))
  })

  it('[APP-1] a stale tab whose subscription has ended meanwhile leads on to payment', async () => {
    let subscription = buildSubscription()
    const { place } = openBilling({
      handler: ({ path }) => (path === '/api/subscription' ? { body: subscription } : undefined),
    })
    await screen.findByText('Active')
    subscription = { ...nothingBought, access: 'expired' }
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(place()).toBe('/checkout/payment'))
  })

  it('[SET-5] out of reach: says so, and asks again', async () => {
    let isAway = true
    const { user } = openBilling({
      handler: ({ path }) =>
        path === '/api/subscription' && isAway ? { status: 503, body: problem(503) } : undefined,
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Billing can’t be reached')
    isAway = false
    await press(user, 'Try again')
    expect(await screen.findByText('Active')).toBeTruthy()
  })
})

describe('changing the plan', () => {
  const choose = async (user: UserEvent, plan: RegExp) => {
    await press(user, 'Change plan')
    const drawer = await screen.findByRole('dialog', { name: 'Change plan' })
    await user.click(await within(drawer).findByRole('radio', { name: plan }))
    await user.click(within(drawer).getByRole('button', { name: 'Continue' }))
    return screen.findByRole('alertdialog')
  }

  it('[SET-5] [SUB-1] the plans say what they save; what happens when and how much is said before it is sent', async () => {
    const { user, sentTo } = openBilling({
      handler: answered('/update', buildSubscription(pending)),
    })
    await press(user, 'Change plan')
    const drawer = await screen.findByRole('dialog', { name: 'Change plan' })
    expect(await within(drawer).findByText('$44.99 every 3 months, saves 25%, your plan now')).toBeTruthy()
    expect(within(drawer).getByText('$14.98 (25%) less than three single months')).toBeTruthy()
    expect(within(drawer).getByText('$79.96 every 6 months, saves 34%')).toBeTruthy()
    expect(isRefused(within(drawer).getByRole<HTMLButtonElement>('button', { name: 'Continue' }))).toBe(true)
    await user.click(within(drawer).getByRole('radio', { name: /^1-month/ }))
    await user.click(within(drawer).getByRole('button', { name: 'Continue' }))
    const question = await screen.findByRole('alertdialog', { name: 'Change to the 1-month plan?' })
    expect(question.textContent).toContain('The 3-month plan stays until May 21, 2027')
    expect(question.textContent).toContain('for $19.99 every month')
    expect(sentTo('/update')).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Change plan' }))
    expect(await screen.findByText('Your plan is changed')).toBeTruthy()
    expect(sentTo('/update')[0]?.body).toBe('uuid=u1&new_plan=1-month')
  })

  it('[SET-5] a change that is pending is taken back by the plan one has', async () => {
    const { user, sentTo } = openBilling({
      subscription: buildSubscription(pending),
      handler: answered('/update', buildSubscription()),
    })
    const question = await choose(user, /^3-month/)
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(sentTo('/update')[0]?.body).toBe('uuid=u1&new_plan=3-month'))
  })

  it('[SET-5] a failed update opens the choice again, with the server’s message', async () => {
    const { user } = openBilling({ handler: refusal('/update', 'It has ended.') })
    const question = await choose(user, /^6-month/)
    await user.click(within(question).getByRole('button', { name: 'Change plan' }))
    const drawer = await screen.findByRole('dialog', { name: 'Change plan' })
    expect(within(drawer).getByRole('alert').textContent).toContain('It has ended.')
    expect(within(drawer).getByRole<HTMLInputElement>('radio', { name: /^6-month/ }).checked).toBe(true)
  })
})

describe('canceling', () => {
  it('[SET-5] [SUB-1] says what stays until when, and reads the subscription again', async () => {
    const canceled = buildSubscription({ canceled: true }, { state: 'canceled' })
    let now = buildSubscription(pending)
    const { user, sentTo } = openBilling({
      handler: ({ path }) => {
        if (path === '/api/subscription') return { body: now }
        if (path !== '/api/subscription/cancel') return undefined
        now = canceled
        return { body: canceled }
      },
    })
    await press(user, 'Cancel subscription')
    const question = await screen.findByRole('alertdialog', { name: 'Cancel your subscription?' })
    expect(question.textContent).toContain('stay open until May 21, 2027')
    expect(question.textContent).toContain('The change to the 1-month plan is dropped.')
    await user.click(within(question).getByRole('button', { name: 'Cancel subscription' }))
    expect(await screen.findByText('Canceled')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reactivate' })),
    )
    expect(sentTo('/cancel')[0]?.body).toBe('uuid=u1')
    await waitFor(() => expect(sentTo('')).toHaveLength(2))
  })

  it('[SET-5] while a payment is retried it closes at once, and says so', async () => {
    const { user } = openBilling({ subscription: buildSubscription({}, pastDue) })
    await press(user, 'Cancel subscription')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('your plan closes at once')
  })

  it('[SUB-1] reactivating says when it renews for how much', async () => {
    const { user, sentTo } = openBilling({
      subscription: buildSubscription({ canceled: true }, { state: 'canceled' }),
      handler: answered('/reactivate', buildSubscription()),
    })
    await press(user, 'Reactivate')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('It renews on May 21, 2027 for $44.99 every 3 months')
    await user.click(within(question).getByRole('button', { name: 'Reactivate' }))
    await waitFor(() => expect(sentTo('/reactivate')[0]?.body).toBe('uuid=u1'))
    expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull()
  })

  it('[SET-5] a refusal is told in the server’s words', async () => {
    const { user } = openBilling({ handler: refusal('/cancel', 'It has ended. Choose a plan.') })
    await press(user, 'Cancel subscription')
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Cancel subscription' }))
    expect(await screen.findByRole('alertdialog', { name: 'It has ended. Choose a plan.' })).toBeTruthy()
  })
})

describe('updating the payment', () => {
  const typeCard = async (user: UserEvent) => {
    await press(user, 'Update payment')
    await user.type(screen.getByLabelText('Card number'), '4111111111111111')
    await user.type(screen.getByLabelText('Month'), '12')
    await user.type(screen.getByLabelText('Year'), '39')
    await user.type(screen.getByLabelText('CVV'), '123')
  }

  it('[SET-5] [CHK-10] the card goes to the provider alone, its token to us', async () => {
    const { user, sentTo } = openBilling({ handler: answered('/update-billing', buildSubscription()) })
    await typeCard(user)
    await press(user, 'Save card')
    expect(await screen.findByText('Your payment is updated')).toBeTruthy()
    expect(sentTo('/update-billing')[0]?.body).toBe('token=tok')
    expect(screen.queryByLabelText('Card number')).toBeNull()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4111')
  })

  it('[SET-5] the form takes the focus from the button it replaces, and gives it back', async () => {
    const { user } = openBilling()
    expect(document.activeElement).toBe(document.body)
    await press(user, 'Update payment')
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Update payment' }))
    await press(user, 'Keep the current one')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Update payment' }))
  })

  it('[SET-5] a failure shows the server’s message for three seconds and frees the form', async () => {
    const { user } = openBilling({ handler: refusal('/update-billing', 'The payment was declined.') })
    await typeCard(user)
    await press(user, 'Save card')
    const modal = await screen.findByRole('alertdialog', { name: 'The payment was declined.' })
    await waitFor(() => expect(modal.isConnected).toBe(false), { timeout: 5000 })
    expect(isRefused(screen.getByRole<HTMLButtonElement>('button', { name: 'Save card' }))).toBe(false)
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4111 1111 1111 1111')
  })

  it('[SET-5] an approval at PayPal is saved on the way back, and its token leaves the address', async () => {
    sessionStorage.setItem('butterleaf.paypal', JSON.stringify({ asked: null, state: 's1' }))
    const { sentTo, router } = openBilling({
      address: `${billingPath}#paypal=approved&token=pp&state=s1`,
      handler: answered('/update-billing', buildSubscription()),
    })
    expect(await screen.findByText('Your payment is updated')).toBeTruthy()
    expect(sentTo('/update-billing').map(({ body }) => body)).toEqual(['token=pp'])
    expect(router.state.location.hash).toBe('')
  })

  const asks = ({ path, body }: Sent) =>
    path === '/api/subscription/update-billing' && !String(body).includes('confirmation')
      ? asksBank
      : undefined

  it('[SET-5] a bank that wants to confirm is asked first; given up, nothing is changed and the form is free', async () => {
    const { user, sentTo } = openBilling({ handler: asks })
    await typeCard(user)
    await press(user, 'Save card')
    await screen.findByRole('alertdialog', { name: 'Your bank wants to confirm this' })
    await press(user, 'Not now')
    expect(await screen.findByRole('alertdialog', { name: 'Your bank hasn’t confirmed this' })).toBeTruthy()
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Save card', hidden: true })
    expect(isRefused(again)).toBe(false)
    expect(sentTo('/update-billing')).toHaveLength(1)
  })

  it('[SET-5] what the bank has confirmed is saved on the way back', async () => {
    sessionStorage.setItem('butterleaf.bank', JSON.stringify({ asked: 'tok', state: 's1' }))
    const { sentTo, router } = openBilling({
      address: `${billingPath}#bank=confirmed&token=yes&state=s1`,
      handler: (sent) => asks(sent) ?? answered('/update-billing', buildSubscription())(sent),
    })
    expect(await screen.findByText('Your payment is updated')).toBeTruthy()
    expect(sentTo('/update-billing').map(({ body }) => body)).toEqual(['token=tok&confirmation=yes'])
    expect(router.state.location.hash).toBe('')
  })

  it('[SET-5] declined at the bank: said so, and nothing is sent', async () => {
    sessionStorage.setItem('butterleaf.bank', JSON.stringify({ asked: 'tok', state: 's1' }))
    const { sentTo } = openBilling({ address: `${billingPath}#bank=declined&state=s1` })
    expect(await screen.findByText(/^Your bank didn’t confirm this/)).toBeTruthy()
    expect(sentTo('/update-billing')).toEqual([])
  })

  it('[CHK-14] canceled at PayPal: said so, and nothing is sent', async () => {
    const { sentTo } = openBilling({ address: `${billingPath}#paypal=canceled` })
    expect(await screen.findByText('You canceled at PayPal. Nothing was charged.')).toBeTruthy()
    expect(sentTo('/update-billing')).toEqual([])
  })
})

describe('the invoices', () => {
  it('[SET-5] are listed with state and amount, each with its PDF', async () => {
    const overdue = { ...paidInvoice, number: 'S-1002', state: 'past_due' }
    const { sentTo, user } = openBilling({ handler: answered('/invoices', [overdue, paidInvoice]) })
    const list = await screen.findByRole('region', { name: 'Invoices' })
    const rows = await within(list).findAllByRole('listitem')
    expect(rows.map((row) => row.querySelectorAll('p')[1]?.textContent)).toEqual([
      'S-1002, 3-month plan, not paid yet',
      'S-1001, 3-month plan, paid',
    ])
    expect(rows[1]?.textContent).toContain('November 21, 2026 · $44.99')
    await user.click(within(list).getByRole('button', { name: 'PDF of invoice S-1001' }))
    await waitFor(() => expect(sentTo('/invoices/S-1001.pdf')).toHaveLength(1))
    expect(await screen.findByText('The invoice isn’t ready. Try again in a moment.')).toBeTruthy()
  })

  it('[SET-5] none yet, or out of reach: both are said', async () => {
    let answer: { status?: number; body: unknown } = { status: 503, body: problem(503) }
    const { user } = openBilling({
      handler: ({ path }) => (path === '/api/subscription/invoices' ? answer : undefined),
    })
    const list = await screen.findByRole('region', { name: 'Invoices' })
    expect(await within(list).findByRole('alert')).toBeTruthy()
    answer = { body: [] }
    await user.click(within(list).getByRole('button', { name: 'Try again' }))
    expect(await within(list).findByText('Your first invoice will stand here.')).toBeTruthy()
  })
})
