import type { Provider } from 'oidc-provider'
import type { Background } from '../../../background.ts'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../persistence/database.ts'
import type { MailProvider } from '../../mail/mail-provider.ts'
import type { TokenEndings } from '../ended-tokens.ts'

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
