import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '@butterleaf/server-kit/process/same-secret'

/** The cookie by which a browser proves that an account has signed in on it before. It opens nothing. */
export interface KnownDevices {
  /** The device's id, whatever accounts have signed in there; undefined without a cookie of ours. */
  find(cookies: string | undefined): string | undefined
  /** The same, but only where this account has signed in. */
  findFor(cookies: string | undefined, accountId: string): string | undefined
  /** The `Set-Cookie` line of a device where the account has just signed in. */
  remember(cookies: string | undefined, accountId: string): string
}

const daySeconds = 86_400
const rememberedDays = 180
/** A household may share a browser. */
const mostAccounts = 4
const idPattern = /^[\w-]{22}$/
const markPattern = /^[\w-]{43}$/

/**
 * The cookie holds a random id, its seal, and for each account a mark, the HMAC of id and account; nothing is stored here.
 * `secrets` are the provider's cookie secrets, newest first.
 */
export function openKnownDevices(publicUrl: string, secrets: readonly string[]): KnownDevices {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Secure-butterleaf_device' : 'butterleaf_device'
  const [newest = ''] = secrets
  const attributes = `Max-Age=${rememberedDays * daySeconds}; Path=/idp; HttpOnly; SameSite=Lax`
  const readSealed = (cookies: string | undefined) => {
    const read = readCookie(cookies, name)
    return read && secrets.some((secret) => isSameSecret(read.seal, sealOf(secret, read.id)))
      ? read
      : undefined
  }
  return {
    find: (cookies) => readSealed(cookies)?.id,
    findFor: (cookies, accountId) => {
      const device = readSealed(cookies)
      const rightMarks = device ? secrets.map((secret) => markOf(secret, device.id, accountId)) : []
      return device?.marks.some((mark) => rightMarks.some((right) => isSameSecret(mark, right)))
        ? device.id
        : undefined
    },
    remember: (cookies, accountId) => {
      const { id, marks } = readSealed(cookies) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
      const mark = markOf(newest, id, accountId)
      const others = marks.filter((each) => each !== mark).slice(0, mostAccounts - 1)
      const line = `${name}=${[id, sealOf(newest, id), mark, ...others].join('.')}; ${attributes}`
      return isSecure ? `${line}; Secure` : line
    },
  }
}

function sealOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`device ${id}`).digest('base64url')
}

function markOf(secret: string, id: string, accountId: string): string {
  return createHmac('sha256', secret).update(`known-device ${id} ${accountId}`).digest('base64url')
}

function readCookie(cookies = '', name: string): { id: string; seal: string; marks: string[] } | undefined {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${name}=`))
  const [id = '', seal = '', ...marks] =
    pair
      ?.trim()
      .slice(name.length + 1)
      .split('.') ?? []
  if (!idPattern.test(id)) return undefined
  return { id, seal, marks: marks.filter((mark) => markPattern.test(mark)).slice(0, mostAccounts) }
}
