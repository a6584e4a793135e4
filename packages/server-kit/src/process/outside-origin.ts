import { ConfigError } from './config-error.ts'

/** An address that secrets are sent to: only the operator sets it, and it must be https. */
export function outsideOrigin(name: string, given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new ConfigError(`${name} must be an https address.`)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(`${name} must be an origin alone, such as https://example.org.`)
  }
  if (url.protocol === 'http:' && !isLoopback(url)) {
    throw new ConfigError(`${name} must be an https address: secrets travel to it.`)
  }
  return url.origin
}

/** Requests to it never leave the machine. */
export function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
