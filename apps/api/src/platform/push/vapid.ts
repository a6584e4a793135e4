import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** By which push services know this server (RFC 8292). */
export type VapidKeys = Readonly<{ publicKey: string; privateKey: KeyObject }>

const lifeSeconds = 12 * 3_600

/** A secret of 32 bytes is a private key, but one in four billion isn't: then its hash is taken. */
export function openVapidKeys(secret: string): VapidKeys {
  const ecdh = createECDH('prime256v1')
  const bytes = Buffer.from(secret, 'base64url')
  try {
    ecdh.setPrivateKey(bytes)
  } catch {
    return openVapidKeys(createHash('sha256').update(bytes).digest('base64url'))
  }
  const point = ecdh.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: ecdh.getPrivateKey('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}

/** The header that says who sends, to one push service. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, subject, now }: Readonly<{ endpoint: string; subject: string; now: Date }>,
): string {
  const exp = Math.floor(now.getTime() / 1000) + lifeSeconds
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: new URL(endpoint).origin, exp, sub: subject },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const signed = sign('sha256', Buffer.from(parts.join('.')), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${parts.join('.')}.${signed.toString('base64url')}, k=${publicKey}`
}
