import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../../scripts/setup/steps.mjs'
import { down, press } from './acts.ts'
import type { ShownPlace } from './place.ts'

const billing = '/settings/account/subscription'
const payment = '/checkout/payment'

const answersFile = join(root, 'apps/web/src/lib/subscription/testing/answers.json')
/** The answers that the screens' tests are given. */
const answers = JSON.parse(readFileSync(answersFile, 'utf8')) as {
  subscription: { current: object; billing: object }
  invoice: object
  asksBank: object
}
const { subscription: live, invoice: paid, asksBank } = answers
const changing = {
  ...live,
  hasPending: true,
  pending: { name: '1-month plan', total: 19.99, plan_code: '1-month' },
  billing: { ...live.billing, total: 19.99 },
}
const canceled = { ...live, canceled: true, current: { ...live.current, state: 'canceled' } }
const pastDue = {
  ...live,
  current: { ...live.current, past_due: true, next_attempt_at: '2027-05-24T12:00:00.000Z' },
}
const ended = { ...live, hasActiveSubscription: false, access: 'expired' }

const renewed = '2027-02-21T12:00:00.000Z'
const invoices = [
  { ...paid, number: 'S-1044', date: renewed, paid_at: renewed },
  { ...paid, total: 40.49, discount: 4.5, coupon: 'WELCOME10' },
]

const standing = (subscription: object, listed: readonly object[] = invoices) => ({
  who: 'cook' as const,
  path: billing,
  isFresh: true,
  answers: {
    '**/api/subscription': { json: subscription },
    '**/api/subscription/invoices': { json: listed },
  },
})

const bankAsks = { status: 422, contentType: 'application/problem+json', json: asksBank }

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Month').fill('12')
  await page.getByLabel('Year').fill(String(new Date().getFullYear() + 4))
  await page.getByLabel('CVV').fill('123')
}

/** What is paid, how, and what for. */
export const paying: readonly ShownPlace[] = [
  { name: 'checkout, plans', who: 'nobody', path: '/checkout/plans' },
  { name: 'checkout, payment', who: 'newcomer', path: payment },
  {
    name: 'checkout, flags on a card',
    who: 'newcomer',
    path: payment,
    act: async (page) => {
      await page.getByLabel('Card number').fill('4111111111111112')
      await page.getByLabel('Month').fill('13')
      await page.getByLabel('CVV').fill('1')
      await page.getByLabel('Last name').focus()
    },
  },
  {
    name: 'checkout, a coupon applied',
    who: 'newcomer',
    path: payment,
    act: async (page) => {
      await page.getByLabel('Promo code').fill('welcome10')
      await press(page, 'Apply')
      await page.getByRole('button', { name: 'Remove' }).waitFor()
    },
    undo: (page) => press(page, 'Remove'),
  },
  { name: 'checkout, PayPal', who: 'newcomer', path: payment, act: (page) => press(page, 'PayPal') },
  {
    name: 'checkout, after the end',
    who: 'newcomer',
    isFresh: true,
    path: payment,
    answers: { '**/api/subscription': { json: ended } },
  },
  {
    name: 'checkout, out of reach',
    who: 'newcomer',
    isFresh: true,
    path: payment,
    answers: { '**/api/subscription': down },
  },
  {
    name: 'checkout, the bank wants to confirm',
    who: 'newcomer',
    path: payment,
    isFresh: true,
    isOverlay: true,
    isBusy: true,
    answers: { '**/api/subscription/create': bankAsks },
    act: async (page) => {
      await typeCard(page, '4000000000003220')
      await press(page, 'Subscribe')
    },
  },
  {
    name: 'checkout, the bank said no',
    who: 'newcomer',
    isFresh: true,
    path: `${payment}#bank=declined&state=asked`,
    session: { 'butterleaf.bank': { asked: null, state: 'asked' } },
  },
  {
    name: 'sandbox, bank',
    who: 'newcomer',
    isFresh: true,
    path: payment,
    act: async (page) => {
      await typeCard(page, '4000000000003220')
      await press(page, 'Subscribe')
      await press(page, 'Go to my bank')
      await page.getByRole('heading', { name: 'Sandbox bank' }).waitFor()
    },
  },
  { name: 'sandbox, bank, answered already', who: 'nobody', path: '/sandbox-billing/bank' },
  { name: 'sandbox, PayPal', who: 'nobody', path: '/sandbox-billing/paypal?plan_code=3-month' },
  { ...standing(live), name: 'billing' },
  { ...standing(changing), name: 'billing, changing' },
  { ...standing(canceled), name: 'billing, canceled' },
  { ...standing(pastDue), name: 'billing, past due' },
  {
    ...standing(changing),
    name: 'billing, plans to choose from',
    isOverlay: true,
    act: async (page) => {
      await press(page, 'Change plan')
      await page.getByRole('radio').first().waitFor()
    },
  },
  {
    ...standing(live),
    name: 'billing, asked before canceling',
    isOverlay: true,
    act: (page) => press(page, 'Cancel subscription'),
  },
  { ...standing(live), name: 'billing, another card', act: (page) => press(page, 'Update payment') },
  { ...standing(live, []), name: 'billing, no invoices yet' },
  { ...standing(live), name: 'billing, out of reach', answers: { '**/api/subscription': down } },
  {
    ...standing(live),
    name: 'billing, loading',
    isBusy: true,
    answers: { '**/api/subscription': 'never' },
  },
]
