import { down, press } from './acts.mjs'

const billing = '/settings/account/subscription'
const payment = '/checkout/payment'

const live = {
  hasActiveSubscription: true,
  hasPending: false,
  canceled: false,
  endDate: '2027-05-21T12:00:00.000Z',
  plan_code: '3-month',
  access: 'active',
  current: {
    name: '3-month plan',
    plan_code: '3-month',
    current_term_ends_at: '2027-05-21T12:00:00.000Z',
    state: 'active',
    total: 44.99,
    uuid: 'u1',
    past_due: false,
    next_attempt_at: null,
  },
  pending: null,
  billing: {
    method: 'credit_card',
    card_type: 'visa',
    currency: 'USD',
    last_four: '1111',
    month: 12,
    year: 2031,
    total: 44.99,
  },
}
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

const invoice = (number, date, changes = {}) => ({
  number,
  state: 'paid',
  plan_code: '3-month',
  name: '3-month plan',
  currency: 'USD',
  discount: 0,
  total: 44.99,
  coupon: null,
  date,
  paid_at: date,
  term_starts_at: date,
  term_ends_at: date,
  ...changes,
})
const invoices = [
  invoice('S-1044', '2027-02-21T12:00:00.000Z'),
  invoice('S-1001', '2026-11-21T12:00:00.000Z', { total: 40.49, discount: 4.5, coupon: 'WELCOME10' }),
]

const standing = (subscription, listed = invoices) => ({
  who: 'cook',
  path: billing,
  isFresh: true,
  answers: {
    '**/api/subscription': { json: subscription },
    '**/api/subscription/invoices': { json: listed },
  },
})

/** What is paid, how, and what for. */
export const paying = [
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
