import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import { vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { activeSubscription, fakePlans, paidInvoice } from '#lib/subscription/testing/answers.ts'
import { type Answer, fakeApi, type Sent } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import BillingScreen from './billing-screen.tsx'

export const billingPath = paths['settings.account.subscription']

export function buildSubscription(
  changes: Partial<SubscriptionAnswer> = {},
  current: Partial<NonNullable<SubscriptionAnswer['current']>> = {},
): SubscriptionAnswer {
  const live = activeSubscription('3-month', 44.99)
  return { ...live, current: { ...live.current, ...current }, ...changes }
}

interface Given {
  subscription?: SubscriptionAnswer
  handler?: (sent: Sent) => Answer | undefined
  address?: string
}

/** Opens the screen with a server that answers a change with the given subscription. */
export function openBilling({
  subscription = buildSubscription(),
  handler = () => undefined,
  address = billingPath,
}: Given = {}) {
  vi.stubGlobal('scrollTo', () => undefined)
  const api = fakeApi((sent) => handler(sent) ?? usualAnswer(sent, subscription))
  const routes = [
    { path: billingPath, Component: BillingScreen },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const view = renderRoutes(routes, address)
  const sentTo = (path: string) => api.sent.filter((one) => one.path === `/api/subscription${path}`)
  return { ...view, sentTo, place: () => view.router.state.location.pathname }
}

function usualAnswer({ method, path }: Sent, subscription: SubscriptionAnswer): Answer | undefined {
  switch (`${method} ${path}`) {
    case 'GET /config.json':
      return {
        body: { billing: { provider: 'sandbox' }, captcha: { provider: 'altcha' }, purchaseEvents: [] },
      }
    case 'GET /api/user':
      return { body: { given_name: 'Robin', family_name: 'Fennel', email: 'robin@example.org' } }
    case 'GET /api/subscription':
      return { body: subscription }
    case 'GET /api/subscription/plans':
      return { body: fakePlans }
    case 'GET /api/subscription/invoices':
      return { body: [paidInvoice] }
    case 'POST /sandbox-billing/tokens':
      return { status: 201, body: { id: 'tok', type: 'credit_card' } }
    default:
      return undefined
  }
}
