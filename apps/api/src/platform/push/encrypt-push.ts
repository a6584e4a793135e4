import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gives away with its subscription, in base64url. */
export type PushKeys = Readonly<{ p256dh: string; auth: string }>

const curve = 'prime256v1'
const saltBytes = 16
const keyBytes = 16
const nonceBytes = 12
/** One record holds the whole message. */
const recordSize = 4096
const lastRecord = Buffer.from([2])

/** What chance gives to a message; given in tests. */
export type PushChance = Readonly<{ salt: Uint8Array; privateKey: Uint8Array }>

/** RFC 8291 (aes128gcm): only the browser that subscribed reads it. Throws where the keys are none. */
export function encryptPush(text: string, keys: PushKeys, chance?: PushChance): Buffer {
  const own = createECDH(curve)
  if (chance) own.setPrivateKey(chance.privateKey)
  else own.generateKeys()
  const salt = chance?.salt ?? randomBytes(saltBytes)
  const browsersKey = Buffer.from(keys.p256dh, 'base64url')
  const shared = own.computeSecret(browsersKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browsersKey, own.getPublicKey()])
  const material = derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), keyBytes)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), nonceBytes)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), lastRecord])), cipher.final()]
  return Buffer.concat([headerOf(salt, own.getPublicKey()), ...sealed, cipher.getAuthTag()])
}

function headerOf(salt: Uint8Array, publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey])
}

function derive(material: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, bytes))
}

/** Whether a browser could have made them: a point of the curve, and sixteen bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== keyBytes) return false
  try {
    const own = createECDH(curve)
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(p256dh, 'base64url').length === 65
  } catch {
    return false
  }
}
