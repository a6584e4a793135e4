import { isIPv6 } from 'node:net'

/** One household or phone usually has a whole /64 of IPv6 addresses. */
export function networkOf(ip: string): string {
  return isPlainIPv6(ip) ? groupsOf(ip).slice(0, 4).join(':') : ip.replace(/^::ffff:/i, '')
}

/** The larger networks that one subscriber may hold: a /56 and a /48. None around an IPv4 address. */
export function networksAround(ip: string): { site56: string; site48: string } | undefined {
  if (!isPlainIPv6(ip)) return undefined
  const [first, second, third, fourth = '0'] = groupsOf(ip)
  const site48 = [first, second, third].join(':')
  return { site56: `${site48}:${Number.parseInt(fourth, 16) >> 8}`, site48 }
}

function isPlainIPv6(ip: string): boolean {
  return isIPv6(ip) && !ip.includes('.')
}

function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('%', 1)[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const missing = ip.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':')]
}

type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/** A proxy appends to a header that the client may have set: behind one proxy, only the entry it added is trusted. */
export function trustedProxies({ trustProxy }: { trustProxy: boolean | string }): TrustedProxies {
  return trustProxy === true ? (_address, hop) => hop === 0 : trustProxy
}
