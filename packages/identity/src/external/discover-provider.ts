import type { Openings } from '@butterleaf/server-kit/http/security-headers'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { z } from 'zod'

/** What we use of an OpenID provider's discovery document. */
const documentSchema = z.object({
  issuer: z.string(),
  jwks_uri: z.string(),
  authorization_endpoint: z.string().optional(),
  token_endpoint: z.string().optional(),
  userinfo_endpoint: z.string().optional(),
  end_session_endpoint: z.string().optional(),
})

type DiscoveryDocument = z.infer<typeof documentSchema>

export interface DiscoveredProvider {
  /** Reads the document when first needed, and again after a failure. */
  read(): Promise<DiscoveryDocument>
  /** Only those of the issuer until the document is known. */
  pageOpenings(): Openings
}

const patienceMs = 5_000
/** After a failure, requests for pages ask again at most this often. */
const retryMs = 5_000

export function discoverProvider(
  { issuer, endSessionUrl }: { issuer: string; endSessionUrl: string | null },
  clock: Clock,
): DiscoveredProvider {
  let found: Promise<DiscoveryDocument> | undefined
  let failedAtMs = Number.NEGATIVE_INFINITY
  const assumed = originsOfSignIn({ issuer }, endSessionUrl)
  let openings: Openings | undefined
  const read = () => {
    found ??= fetchDocument(issuer).then(
      (document) => {
        openings = originsOfSignIn(document, endSessionUrl)
        return document
      },
      (error: unknown) => {
        found = undefined
        failedAtMs = clock.now().getTime()
        throw error
      },
    )
    return found
  }
  return {
    read,
    pageOpenings: () => {
      // [OPS-4] The provider may start after us. Until it answers, those who need it get 503 from `read`.
      if (!found && clock.now().getTime() - failedAtMs >= retryMs) read().catch(() => undefined)
      return openings ?? assumed
    },
  }
}

async function fetchDocument(issuer: string): Promise<DiscoveryDocument> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  const document = documentSchema.safeParse(await response.json())
  if (!document.success || document.data.issuer !== issuer) {
    throw new Error(`${address} does not describe the issuer it stands at`)
  }
  return document.data
}

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
