import type { Db } from '@butterleaf/server-kit/database/database'
import type { MailProvider } from '@butterleaf/server-kit/mail/mail-provider'
import type { Background } from '@butterleaf/server-kit/process/background'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { Provider } from 'oidc-provider'
import type { TokenEndings } from '../tokens/ended-tokens.ts'

/** What the sign-in's use cases and pages work with. */
export interface EmbeddedContext {
  publicUrl: string
  /** Names the accounts here to the rest of the product. */
  issuer: string
  db: Db
  clock: Clock
  mail: MailProvider
  background: Background
  provider: Provider
  endings: TokenEndings
}
