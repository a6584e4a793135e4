import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that aren't the public internet, from the registry of special addresses. */
const specialV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Inside 2000::/3, the only public part of IPv6: what wraps IPv4, or is for documents and tests. */
const specialV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refusedV4 = new BlockList()
for (const [network, prefix] of specialV4) refusedV4.addSubnet(network, prefix, 'ipv4')
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
const refusedV6 = new BlockList()
for (const [network, prefix] of specialV6) refusedV6.addSubnet(network, prefix, 'ipv6')

/**
 * Whether an address leads out to the internet. Everything else of IPv6 is refused at once: loopback, link-local,
 * unique local (ULA), multicast, and IPv4 mapped or translated into it.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refusedV4.check(address, 'ipv4')
  return family === 6 && publicV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6')
}
