import type { Openings } from '@butterleaf/server-kit/http/widen-policy'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { z } from 'zod'
import { originsOfSignIn } from './origins-of-sign-in.ts'

/** What we use of an OpenID provider's discovery document. */
const documentSchema = z.object({
  issuer: z.string(),
  jwks_uri: z.string(),
  authorization_endpoint: z.string().optional(),
  token_endpoint: z.string().optional(),
  userinfo_endpoint: z.string().optional(),
  end_session_endpoint: z.string().optional(),
})

export type DiscoveryDocument = z.infer<typeof documentSchema>

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
