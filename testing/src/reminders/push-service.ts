import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Network } from '@butterleaf/cookbook/import/fetch-public'
import { pushCertificate, pushCertificateKey } from './push-certificate.ts'

export interface PushedMessage {
  path: string
  headers: Record<string, string | string[] | undefined>
  /** Decrypted as the browser would. */
  text: string
  /** Of the token in `Authorization`, whose signature was checked. */
  claims: { aud: string; exp: number; sub: string }
}

/** A browser that subscribed, and the push service in front of it, spoken to over TLS by the name `push.test`. */
export interface PushService {
  network: Network
  /** Every address the server was about to dial. */
  dialled: readonly string[]
  received: readonly PushedMessage[]
  /** From now on it answers with this status. */
  answerWith(status: number): void
  /** As a browser subscribes, at this path. */
  subscription(path?: string): { endpoint: string; keys: { p256dh: string; auth: string } }
  close(): Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const received: PushedMessage[] = []
  const dialled: string[] = []
  let status = 201
  const server: Server = createServer(
    { key: pushCertificateKey, cert: pushCertificate },
    (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        try {
          if (status < 300)
            received.push({
              path: request.url ?? '',
              headers: request.headers,
              text: decrypt(Buffer.concat(chunks), { browser, auth }),
              claims: readVapid(request.headers.authorization ?? ''),
            })
          response.writeHead(status).end()
        } catch (error) {
          response.writeHead(400).end(String(error))
        }
      })
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    network: {
      resolve: async (name) => (name === 'push.test' ? ['93.184.216.34'] : ['10.0.0.7']),
      dial: (address) => {
        dialled.push(address)
        return { address: '127.0.0.1', port }
      },
      ca: pushCertificate,
    },
    dialled,
    received,
    answerWith: (next) => {
      status = next
    },
    subscription: (path = '/browser') => ({
      endpoint: `https://push.test${path}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Browser = { browser: ReturnType<typeof createECDH>; auth: Buffer }

/** RFC 8291 from the browser's side, and RFC 8188 for its one record. */
function decrypt(body: Buffer, { browser, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const derive = (material: Uint8Array, by: Uint8Array, what: Uint8Array, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, by, what, bytes))
  const material = derive(browser.computeSecret(sender), auth, info, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end).toString()
}

/** RFC 8292: throws where the token isn't signed by the key beside it. */
function readVapid(header: string): PushedMessage['claims'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string }
  if (!isSigned || alg !== 'ES256') throw new Error('The token isn’t signed by the key beside it.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as PushedMessage['claims']
}
