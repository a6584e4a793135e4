type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/** Proxies add to a header that the client may have begun: where one stands in front, only what it added is believed. */
export function trustedProxies({ trustProxy }: { trustProxy: boolean | string }): TrustedProxies {
  return trustProxy === true ? (_address, hop) => hop === 0 : trustProxy
}
