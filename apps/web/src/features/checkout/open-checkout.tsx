import type { SubscriptionAnswer, SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import { vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { fakeApi, problem, type Sent } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import CheckoutRoot from './checkout-root.tsx'
import PaymentScreen from './payment-screen.tsx'
import PlansScreen from './plans-screen.tsx'

type Handler = Parameters<typeof fakeApi>[0]

/** The three addresses of checkout as the app mounts them, with a sandbox that knows WELCOME10. */
export function openCheckout(address: string, handler: Handler = () => undefined) {
  vi.stubGlobal('scrollTo', () => undefined)
  const api = fakeApi((sent) => handler(sent) ?? usualAnswer(sent))
  const routes = [
    { path: paths['checkout.root'], Component: CheckoutRoot },
    { path: paths['checkout.plans'], Component: PlansScreen },
    { path: paths['checkout.payment'], Component: PaymentScreen },
    { path: paths.onboarding, element: <p>The first question</p> },
    { path: paths.app, element: <p>The app</p> },
    { path: paths.auth, element: <p>Sign up first</p> },
  ]
  const view = renderRoutes(routes, address)
  const sentTo = (path: string) => api.sent.filter((one) => one.path.startsWith(path))
  return { ...view, sentTo, location: () => view.router.state.location }
}

export const active: SubscriptionAnswer = {
  hasActiveSubscription: true,
  hasPending: false,
  canceled: false,
  endDate: '2027-05-21T12:00:00.000Z',
  plan_code: '6-month',
  access: 'active',
  current: {
    name: '6-month plan',
    plan_code: '6-month',
    current_term_ends_at: '2027-05-21T12:00:00.000Z',
    state: 'active',
    total: 79.96,
    uuid: 'u1',
    past_due: false,
  },
  pending: null,
  billing: {
    method: 'credit_card',
    card_type: 'visa',
    currency: 'USD',
    last_four: '1111',
    month: 12,
    year: 2030,
    total: 79.96,
  },
}

export const nothingBought: SubscriptionAnswer = {
  ...active,
  hasActiveSubscription: false,
  endDate: null,
  plan_code: null,
  access: 'not_found',
  current: null,
  billing: null,
}

const user = {
  sub: 's',
  email: 'robin@example.org',
  given_name: 'Robin',
  family_name: 'Fennel',
  name: 'Robin Fennel',
  unit: 'us',
}

/** Any key will do. */
const puzzle = {
  parameters: { nonce: '00', salt: '00', cost: 1, keyLength: 4, keyPrefix: '' },
  signature: 's',
}

function usualAnswer({ method, path }: Sent) {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  switch (`${method} ${pathname}`) {
    case 'GET /config.json':
      return { body: { billing: { provider: 'sandbox' } } }
    case 'GET /api/user':
      return { body: user }
    case 'GET /api/subscription':
      return { body: nothingBought }
    case 'GET /api/subscription/plans':
      return { body: plans }
    case 'GET /api/subscription/captcha':
      return { body: puzzle }
    case 'POST /api/subscription/create':
      return { status: 201, body: active }
    case 'POST /sandbox-billing/tokens':
      return { status: 201, body: { id: 'tok', type: 'credit_card' } }
    case 'GET /sandbox-billing/price':
      return priceAnswer(searchParams)
    default:
      return undefined
  }
}

function priceAnswer(asked: URLSearchParams) {
  const coupon = asked.get('coupon')
  const plan = plans.find(({ plan_code }) => plan_code === asked.get('plan_code'))
  const total = plan?.total ?? 0
  if (coupon === null) return { body: { now: { discount: 0, total } } }
  if (plan?.takes_coupons && coupon === 'WELCOME10')
    return { body: { now: { discount: 8, total: total - 8 } } }
  const detail = plan?.takes_coupons
    ? 'Not a valid or active coupon'
    : 'Coupon not applicable to 1-month plans'
  return { status: 422, body: { ...problem(422), detail } }
}

function plan(
  given: Partial<SubscriptionPlan> & Pick<SubscriptionPlan, 'plan_code' | 'total'>,
): SubscriptionPlan {
  return {
    name: `${given.plan_code} plan`,
    months: 1,
    currency: 'USD',
    per_week: 4.66,
    list_price: given.total,
    discount: 0,
    best_value: false,
    takes_coupons: true,
    saves_percent: null,
    breakdown: { lines: [], joining_fee_waived: 0, savings: 0, savings_text: null },
    renews: `Renews at $${given.total} until you cancel.`,
    ...given,
  }
}

const plans = [
  plan({ plan_code: '1-month', total: 19.99, takes_coupons: false }),
  plan({ plan_code: '3-month', total: 44.99, list_price: 69.97, discount: -24.98 }),
  plan({
    plan_code: '6-month',
    total: 79.96,
    list_price: 129.94,
    discount: -49.98,
    best_value: true,
    breakdown: {
      lines: [
        { label: '6 × $19.99', amount: 119.94 },
        { label: 'Two-month discount', amount: -39.98 },
      ],
      joining_fee_waived: 10,
      savings: 49.98,
      savings_text: 'Total savings $49.98, two months free',
    },
  }),
]
