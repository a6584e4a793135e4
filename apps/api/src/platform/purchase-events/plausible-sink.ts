import { type EventSink, eventNames } from './event-sink.ts'
import type { PlausibleConfig } from './events-config.ts'
import { postEvent } from './post-event.ts'

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
