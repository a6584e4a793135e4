import { type Network, postPublic } from '@butterleaf/cookbook/import/fetch-public'
import { FetchRefusal } from '@butterleaf/cookbook/import/fetch-refusal'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openServiceSecret } from '@butterleaf/server-kit/database/service-secret'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import type { PushConfig } from './push-config.ts'
import { openVapidKeys, vapidHeader } from './vapid.ts'

export type PushSubscription = PushKeys & Readonly<{ endpoint: string }>

/** `gone`: the browser has given the subscription up. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

export interface PushSender {
  /** By which browsers subscribe. */
  publicKey: string
  send(subscription: PushSubscription, text: string): Promise<PushOutcome>
}

/** A reminder is of no use later. */
const timeToLiveSeconds = 30 * 60
const gone: readonly number[] = [404, 410]

/** DOOR-3: sends to the push service that a browser named, which may be at a public https address alone (decision 162). */
export async function openPush(
  config: PushConfig,
  { db, clock, network }: Readonly<{ db: Db; clock: Clock; network?: Network | undefined }>,
): Promise<PushSender> {
  const keys = openVapidKeys(config.privateKey ?? (await openServiceSecret(db, 'web-push', clock)))
  return {
    publicKey: keys.publicKey,
    send: async (subscription, text) => {
      const { endpoint } = subscription
      const body = encryptPush(text, subscription)
      const headers = {
        authorization: vapidHeader(keys, { endpoint, subject: config.subject, now: clock.now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(timeToLiveSeconds),
        urgency: 'normal',
      }
      try {
        const status = await postPublic(endpoint, { headers, body }, network ? { network } : {})
        if (gone.includes(status)) return 'gone'
        return status >= 200 && status < 300 ? 'sent' : 'failed'
      } catch (error) {
        if (error instanceof FetchRefusal) return error.reason === 'not-public' ? 'gone' : 'failed'
        throw error
      }
    },
  }
}
