import type { Db } from '@butterleaf/server-kit/database/database'
import type { Puzzles } from '@butterleaf/server-kit/limits/puzzles'
import type { MailProvider } from '@butterleaf/server-kit/mail/mail-provider'
import type { Background } from '@butterleaf/server-kit/process/background'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { Provider } from 'oidc-provider'
import type { TokenEndings } from '../tokens/ended-tokens.ts'
import type { KnownDevices } from './sessions/known-devices.ts'

/** What the use cases and pages of the sign-in need. */
export interface EmbeddedContext {
  publicUrl: string
  /** The issuer that user ids are computed from. */
  issuer: string
  db: Db
  clock: Clock
  mail: MailProvider
  background: Background
  provider: Provider
  endings: TokenEndings
  knownDevices: KnownDevices
  puzzles: Puzzles
}
