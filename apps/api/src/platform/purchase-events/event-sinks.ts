import { planOf } from '@butterleaf/domain/subscription/plans'
import type { Ga4Config, PlausibleConfig, PosthogConfig } from './events-config.ts'
import type { PurchaseEvent } from './purchase-events.ts'

/** The event that is sent out: the purchase, and of the person only ids that identify no one outside. */
export interface OutsideEvent extends Omit<PurchaseEvent, 'eventId' | 'userId'> {
  /** The same for the same purchase, so that a sink can drop duplicates. */
  outsideId: string
  /** The same for the same person. */
  personId: string
}

export interface EventSink {
  name: 'ga4' | 'posthog' | 'plausible'
  /** Rejects when the sink didn't accept it; the outbox retries. */
  send(event: OutsideEvent): Promise<void>
}

/** The first purchase is sent as two events: the revenue, and the goal that was reached. */
const eventNames = { purchase: 'purchase', conversion: 'subscription_started' } as const

/** Plausible only counts, and accepts no ids. */
export function plausibleSink({ domain, baseUrl }: PlausibleConfig): EventSink {
  return {
    name: 'plausible',
    send: ({ kind, details: { value, currency, planCode, coupon } }) =>
      postEvent(
        `${baseUrl}/api/event`,
        {
          name: eventNames[kind],
          domain,
          url: `https://${domain}/checkout/payment`,
          props: { plan: planCode, ...(coupon && { coupon }) },
          // The goal has no revenue, or the sale would be summed twice.
          ...(kind === 'purchase' && { revenue: { currency, amount: value } }),
        },
        { 'user-agent': 'Butterleaf' },
      ),
  }
}

/** PostHog drops a second event of the same uuid; it makes no profile of the person. */
export function posthogSink({ projectKey, baseUrl }: PosthogConfig): EventSink {
  return {
    name: 'posthog',
    send: ({ kind, personId, outsideId, at, details }) =>
      postEvent(`${baseUrl}/i/v0/e/`, {
        api_key: projectKey,
        event: eventNames[kind],
        distinct_id: personId,
        uuid: outsideId,
        timestamp: at,
        properties: {
          value: details.value,
          currency: details.currency,
          plan: details.planCode,
          ...(details.coupon && { coupon: details.coupon }),
          $process_person_profile: false,
          $geoip_disable: true,
        },
      }),
  }
}

/** Google Analytics by its Measurement Protocol. It counts a transaction once, also when it is sent twice. */
export function ga4Sink({ measurementId, apiSecret, baseUrl }: Ga4Config): EventSink {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })
  return {
    name: 'ga4',
    send: ({ kind, personId, outsideId, at, details }) => {
      const { value, currency, planCode, coupon } = details
      const item = { item_id: planCode, item_name: planOf(planCode).name, price: value, quantity: 1 }
      const params = { transaction_id: outsideId, value, currency, ...(coupon && { coupon }), items: [item] }
      return postEvent(`${baseUrl}/mp/collect?${query}`, {
        client_id: personId,
        timestamp_micros: Date.parse(at) * 1000,
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: [{ name: eventNames[kind], params }],
      })
    },
  }
}

const timeoutMs = 5_000

/** Posts the event; any 2xx answer is a success. */
async function postEvent(address: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // The body is read to its end, or the connection stays in use.
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status} to an event`)
}
