import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { openCheckout } from './open-checkout.tsx'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const signedOut = () => vi.spyOn(session, 'current').mockReturnValue(state)
const state = { status: 'signed-out', person: undefined } as const

it('[CHK-1] /checkout shows three plans, the 6-month one first in line and of best value', async () => {
  openCheckout('/checkout')
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    '1-month plan',
    '3-month plan',
    '6-month plan',
  ])
  const best = screen.getByRole('article', { name: '6-month plan' })
  expect(best.getAttribute('aria-current')).toBe('true')
  expect(within(best).getByText('Best value')).toBeTruthy()
  expect(screen.getAllByText('Best value')).toHaveLength(1)
  expect(await screen.findByText('Sandbox: no real money')).toBeTruthy()
})

it.each([
  ['signed out', true, '/auth/signup?returnTo=%2Fcheckout%2Fpayment'],
  ['signed in', false, '/checkout/payment'],
])(
  '[CHK-2] [CHK-3] a plan chosen on the landing page goes straight to its payment: %s',
  async (_who, isNew, address) => {
    if (isNew) signedOut()
    const { location } = openCheckout('/checkout?plan=3-month')
    await waitFor(() => expect(location().pathname + location().search).toBe(address))
    expect(JSON.parse(sessionStorage.getItem('butterleaf.draft.checkout') ?? '{}')).toMatchObject({
      plan: '3-month',
    })
    if (!isNew) expect(await screen.findByText('You chose the 3-month plan.')).toBeTruthy()
  },
)

it('[CHK-1] a plan that isn’t on offer opens the plans', async () => {
  const { location } = openCheckout('/checkout?plan=12-month')
  await waitFor(() => expect(location().pathname).toBe('/checkout/plans'))
})

it('[HELD-6] [BIZ-1] the breakdown opens to how the price comes about', async () => {
  const { user } = openCheckout('/checkout/plans')
  const best = await screen.findByRole('article', { name: '6-month plan' })
  const details = within(best).getByRole('group') as HTMLDetailsElement
  expect(details.open).toBe(false)
  await user.click(within(best).getByText('Price breakdown'))
  expect(details.open).toBe(true)
  const terms = within(best)
    .getAllByRole('term')
    .map((term) => term.textContent)
  expect(terms).toEqual(['6 × $19.99', 'Two-month discount', 'Total', 'Savings'])
  expect(within(best).getByText('-$39.98')).toBeTruthy()
  expect(best.textContent).toContain('$39.98 (33%) less than six single months ($119.94)')
})

it('[CHK-2] Select keeps the plan for the session, and /checkout then leads to payment', async () => {
  const { user, router, location } = openCheckout('/checkout/plans')
  await user.click(await screen.findByRole('button', { name: 'Select 3-month plan' }))
  await screen.findByText('Please enter your payment info')
  expect(await screen.findByText('$69.97')).toBeTruthy()
  await router.navigate('/checkout')
  await waitFor(() => expect(location().pathname).toBe('/checkout/payment'))
})

it('[CHK-2] "Change plan" opens the plans, though one is chosen', async () => {
  sessionStorage.setItem('butterleaf.draft.checkout', JSON.stringify({ plan: '3-month' }))
  const { user, location } = openCheckout('/checkout')
  await user.click(await screen.findByRole('link', { name: 'Change plan' }))
  expect(location().pathname).toBe('/checkout/plans')
  const chosen = await screen.findByRole('article', { name: '3-month plan' })
  expect(chosen.getAttribute('aria-current')).toBe('true')
})

it('[CHK-3] signed out, Select leads through sign-up and back to payment', async () => {
  signedOut()
  const { user, location } = openCheckout('/checkout/plans')
  await user.click(await screen.findByRole('button', { name: 'Select 1-month plan' }))
  await screen.findByText('Sign up first')
  expect(location().pathname + location().search).toBe('/auth/signup?returnTo=%2Fcheckout%2Fpayment')
})

it('[CHK-13] the logo leads home and there is no Logout for a visitor', async () => {
  signedOut()
  openCheckout('/checkout/plans')
  expect((await screen.findByRole('link', { name: 'Butterleaf' })).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('link', { name: 'Logout' })).toBeNull()
})

it('[CHK-13] it links to the app, beside a Logout, for a signed-in person', async () => {
  openCheckout('/checkout/plans')
  expect((await screen.findByRole('link', { name: 'Butterleaf' })).getAttribute('href')).toBe('/app')
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout')
})

it('plans that can’t be reached can be asked for again', async () => {
  let isUp = false
  const { user } = openCheckout('/checkout/plans', ({ path }) =>
    path.endsWith('/plans') && !isUp ? { status: 503, body: {} } : undefined,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  isUp = true
  await user.click(again)
  expect(await screen.findByRole('article', { name: '6-month plan' })).toBeTruthy()
})

it('plans that are there stay when they are asked for again in vain', async () => {
  let isUp = true
  const { queries, user } = openCheckout('/checkout/plans', ({ path }) =>
    path.endsWith('/plans') && !isUp ? { status: 503, body: {} } : undefined,
  )
  const best = await screen.findByRole('article', { name: '6-month plan' })
  isUp = false
  await queries.refetchQueries()
  expect(queries.getQueryState(['subscription-plans'])?.status).toBe('error')
  await user.click(within(best).getByText('Price breakdown'))
  expect(best.isConnected).toBe(true)
})
