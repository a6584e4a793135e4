type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/** A proxy appends to a header that the client may have set: behind one proxy, only the entry it added is trusted. */
export function trustedProxies({ trustProxy }: { trustProxy: boolean | string }): TrustedProxies {
  return trustProxy === true ? (_address, hop) => hop === 0 : trustProxy
}
