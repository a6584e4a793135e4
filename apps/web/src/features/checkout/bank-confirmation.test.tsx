import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asksBank } from '#lib/subscription/testing/answers.ts'
import type { Answer, Sent } from '#lib/testing/fake-api.ts'
import { openCheckout } from './open-checkout.tsx'

const payment = '/checkout/payment'
const create = '/api/subscription/create'
const order = {
  email: 'robin@example.org',
  firstName: 'Robin',
  lastName: 'Fennel',
  plan: '6-month',
  coupon: null,
}
const purchase = { order, token: 'tok', idempotencyKey: 'key-1', confirmation: null, startedAtMs: Date.now() }

const keep = (name: string, value: object) =>
  sessionStorage.setItem(`butterleaf.${name}`, JSON.stringify(value))
const kept = (name: string) => sessionStorage.getItem(`butterleaf.${name}`)

beforeEach(() => {
  keep('draft.checkout', { plan: '6-month' })
  keep('purchase', purchase)
})
afterEach(() => sessionStorage.clear())

/** The bank asks until something comes along that it has confirmed. */
function asking({ path, body }: Sent): Answer | undefined {
  return path === create && !('confirmation' in (body as object)) ? asksBank : undefined
}

it('[CHK-12] a reload while the bank is asked asks again, and “Not now” charges nothing', async () => {
  const { user, sentTo } = openCheckout(payment, asking)
  const question = await screen.findByRole('alertdialog', { name: 'Your bank wants to confirm this' })
  expect(question.textContent).toContain('Nothing is charged before')
  expect(kept('purchase')).toContain('key-1')
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(await screen.findByRole('alertdialog', { name: 'Your bank hasn’t confirmed this' })).toBeTruthy()
  expect(sentTo(create)).toHaveLength(1)
  expect(kept('purchase')).toBeNull()
})

it('[CHK-12] confirmed there, the same order goes on under its key', async () => {
  keep('bank', { asked: purchase, state: 's1' })
  const { sentTo, location } = openCheckout(`${payment}#bank=confirmed&token=yes&state=s1`, asking)
  await screen.findByRole('heading', { name: 'You’re in' })
  expect(sentTo(create)).toHaveLength(1)
  expect(sentTo(create)[0]?.headers?.['idempotency-key']).toBe('key-1')
  expect(sentTo(create)[0]?.body).toMatchObject({ token: 'tok', confirmation: 'yes' })
  expect([location().hash, kept('bank'), kept('purchase')]).toEqual(['', null, null])
})

it('[CHK-12] declined there, the form is back, says so, and nothing is sent', async () => {
  keep('bank', { asked: purchase, state: 's1' })
  const { sentTo } = openCheckout(`${payment}#bank=declined&state=s1`, asking)
  expect(await screen.findByText(/^Your bank didn’t confirm this. Nothing was charged/)).toBeTruthy()
  await waitFor(() => expect(kept('purchase')).toBeNull())
  expect(screen.getByRole('button', { name: /^Subscribe/ }).getAttribute('aria-busy')).toBeNull()
  expect(sentTo(create)).toEqual([])
})

it('a yes that this tab has not asked for confirms nothing', async () => {
  sessionStorage.removeItem('butterleaf.purchase')
  keep('bank', { asked: purchase, state: 's1' })
  const { sentTo, location } = openCheckout(`${payment}#bank=confirmed&token=yes&state=other`, asking)
  await screen.findByRole('button', { name: /^Subscribe/ })
  await waitFor(() => expect(location().hash).toBe(''))
  expect(sentTo(create)).toEqual([])
})

it('what another person of this tab has had confirmed is not gone on with', async () => {
  const theirs = { ...purchase, order: { ...order, email: 'somebody@example.org' } }
  keep('bank', { asked: theirs, state: 's1' })
  const { sentTo } = openCheckout(`${payment}#bank=confirmed&token=yes&state=s1`, asking)
  await screen.findByRole('button', { name: /^Subscribe/ })
  expect(sentTo(create)).toEqual([])
})
