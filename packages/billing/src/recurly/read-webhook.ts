import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { WebhookNotice } from '../billing-provider.ts'
import { isWebhookSigned } from '../webhook-signature.ts'

const signatureHeader = 'recurly-signature'

const noticeBody = z.object({ account_code: z.string().min(1).nullish() })

/** A webhook is a hint: it names the account, or none, and the account is then read. */
export function readRecurlyWebhook(
  secrets: readonly string[],
  headers: IncomingHttpHeaders,
  rawBody: string,
  now: Date,
): WebhookNotice | undefined {
  const signature = headers[signatureHeader]
  if (!secrets.some((secret) => isWebhookSigned(signature, secret, rawBody, now))) return undefined
  try {
    return { userId: noticeBody.parse(JSON.parse(rawBody)).account_code ?? null }
  } catch {
    return undefined
  }
}
