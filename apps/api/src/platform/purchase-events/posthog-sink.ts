import { type EventSink, eventNames } from './event-sink.ts'
import type { PosthogConfig } from './events-config.ts'
import { postEvent } from './post-event.ts'

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
