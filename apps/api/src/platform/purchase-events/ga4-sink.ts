import { planOf } from '@butterleaf/domain/subscription/plans'
import { type EventSink, eventNames } from './event-sink.ts'
import type { Ga4Config } from './events-config.ts'
import { postEvent } from './post-event.ts'

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
