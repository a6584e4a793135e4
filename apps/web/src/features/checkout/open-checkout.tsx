import { vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { activeSubscription, fakePlans, nothingBought } from '#lib/subscription/testing/answers.ts'
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
      return {
        body: { billing: { provider: 'sandbox' }, captcha: { provider: 'altcha' }, purchaseEvents: [] },
      }
    case 'GET /api/user':
      return { body: user }
    case 'GET /api/subscription':
      return { body: nothingBought }
    case 'GET /api/subscription/plans':
      return { body: fakePlans }
    case 'GET /api/subscription/captcha':
      return { body: puzzle }
    case 'POST /api/subscription/create':
      return { status: 201, body: activeSubscription('6-month', 79.96) }
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
  const plan = fakePlans.find(({ plan_code }) => plan_code === asked.get('plan_code'))
  const total = plan?.total ?? 0
  if (coupon === null) return { body: { now: { discount: 0, total } } }
  if (plan?.takes_coupons && coupon === 'WELCOME10')
    return { body: { now: { discount: 8, total: total - 8 } } }
  const detail = plan?.takes_coupons
    ? 'Not a valid or active coupon'
    : 'Coupon not applicable to 1-month plans'
  return { status: 422, body: { ...problem('coupon-refused'), detail } }
}
