import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a page of ours asks a browser for, as far as a passkey of software reads it. */
export interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

export interface AssertionOptions {
  challenge: string
  rpId?: string
}

/** What an attacker would like to be different. */
export interface Forgery {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  userHandle?: string
  isVerified?: boolean
  credentialId?: string
  type?: string
}

const present = 0x01
const verified = 0x04
const holdsKey = 0x40

/** A passkey in software: an ES256 key that answers as a browser with its authenticator does. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url')
  readonly #origin: string
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0
  #userHandle = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  create({ challenge, rp, user }: CreationOptions, forged: Forgery = {}) {
    this.#userHandle = user.id
    const clientData = this.#clientData('webauthn.create', challenge, forged)
    const credential = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([credential.length >> 8, credential.length & 255])
    const key = Buffer.concat([Buffer.alloc(16), length, credential, this.#publicKey()])
    const authData = Buffer.concat([this.#authData(rp.id ?? '', { holds: holdsKey, ...forged }), key])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...this.#head(forged),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Counts each signature. */
  get({ challenge, rpId = '' }: AssertionOptions, forged: Forgery = {}) {
    this.#counter += 1
    const clientData = this.#clientData('webauthn.get', challenge, forged)
    const authData = this.#authData(rpId, { counter: this.#counter, ...forged })
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return {
      ...this.#head(forged),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: forged.userHandle ?? this.#userHandle,
      },
    }
  }

  #head({ credentialId = this.id }: Forgery) {
    return { id: credentialId, rawId: credentialId, type: 'public-key' as const, clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string, forged: Forgery): Buffer {
    const data = {
      type: forged.type ?? type,
      challenge: forged.challenge ?? challenge,
      origin: forged.origin ?? this.#origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(data))
  }

  #authData(
    rpId: string,
    { holds = 0, counter = 0, isVerified = true, ...forged }: Forgery & { holds?: number },
  ) {
    const head = Buffer.alloc(37)
    createHash('sha256')
      .update(forged.rpId ?? rpId)
      .digest()
      .copy(head)
    head[32] = present | (isVerified ? verified : 0) | holds
    head.writeUInt32BE(counter, 33)
    return head
  }

  /** COSE: an EC key on P-256 for ES256. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return encodeCbor(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }
}

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

/** As much of CBOR (RFC 8949) as an authenticator needs: whole numbers, text, bytes and maps. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, each]) => [encodeCbor(key), encodeCbor(each)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(kind: number, count: number): Buffer {
  const first = kind << 5
  if (count < 24) return Buffer.from([first | count])
  if (count < 256) return Buffer.from([first | 24, count])
  return Buffer.from([first | 25, count >> 8, count & 255])
}
