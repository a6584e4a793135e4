import { type EventSink, eventNames } from './event-sink.ts'
import type { PlausibleConfig } from './events-config.ts'
import { postEvent } from './post-event.ts'

/** Plausible counts, and takes no ids at all. */
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
          // The goal is worth nothing beside the sale, or it would be summed twice.
          ...(kind === 'purchase' && { revenue: { currency, amount: value } }),
        },
        { 'user-agent': 'Butterleaf' },
      ),
  }
}
