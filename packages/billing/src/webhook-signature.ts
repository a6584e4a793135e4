import { createHmac } from 'node:crypto'
import { isSameSecret } from '@butterleaf/server-kit/process/same-secret'

const mostMinutesOff = 5

/** `<unix ms>,<hex>`: HMAC-SHA256 over the time and the body as sent, so neither can be changed. */
export function signWebhook(secret: string, rawBody: string, now: Date): string {
  const at = String(now.getTime())
  return `${at},${signatureOf(secret, at, rawBody)}`
}

/**
 * One of the signatures must fit (a provider that changes its secret sends two), and the time be near ours. Recurly's page on
 * signatures says milliseconds and shows seconds, so both are read: the signature covers the time as it was sent.
 */
export function isWebhookSigned(header: unknown, secret: string, rawBody: string, now: Date): boolean {
  if (typeof header !== 'string') return false
  const [at = '', ...signatures] = header.split(',').map((part) => part.trim())
  if (!/^\d{1,16}$/.test(at)) return false
  if (Math.abs(now.getTime() - unixMs(Number(at))) > mostMinutesOff * 60_000) return false
  const expected = signatureOf(secret, at, rawBody)
  return signatures.some((signature) => isSameSecret(signature, expected))
}

/** As milliseconds, a number this small is a day before March 1973; as seconds, it is one before the year 5138. */
const leastUnixMs = 100_000_000_000

function unixMs(at: number): number {
  return at < leastUnixMs ? at * 1000 : at
}

function signatureOf(secret: string, at: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${at}.${rawBody}`).digest('hex')
}
