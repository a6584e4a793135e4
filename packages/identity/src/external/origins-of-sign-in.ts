import type { Openings } from '@butterleaf/server-kit/http/widen-policy'

interface Endpoints {
  issuer: string
  authorization_endpoint?: string | undefined
  token_endpoint?: string | undefined
  userinfo_endpoint?: string | undefined
  end_session_endpoint?: string | undefined
}

/** [AUTH-6] The origins that a page reaches when it signs a person in or out: many providers spread them over several hosts. */
export function originsOfSignIn(endpoints: Endpoints, endSessionUrl: string | null): Openings {
  const { issuer, authorization_endpoint, token_endpoint, userinfo_endpoint } = endpoints
  const endSession = endpoints.end_session_endpoint ?? endSessionUrl ?? undefined
  const isSecure = issuer.startsWith('https:')
  const origins = (...addresses: (string | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => webOrigin(address, isSecure))),
  ]
  return {
    'connect-src': origins(issuer, token_endpoint, userinfo_endpoint),
    // The silent renewal of a session asks inside a frame.
    'frame-src': origins(issuer, authorization_endpoint),
    'form-action': origins(issuer, authorization_endpoint, endSession),
  }
}

/** Nothing for what is no web address, or an unencrypted one of an encrypted provider. */
function webOrigin(address: string | undefined, isSecure: boolean): string[] {
  if (address === undefined || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && !isSecure) ? [origin] : []
}
