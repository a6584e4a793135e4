import type { Clock } from '../../../clock.ts'
import type { Config, IdentityConfig } from '../../../config.ts'
import type { Db } from '../../../persistence/database.ts'
import type { MailProvider } from '../../mail/mail-provider.ts'
import type { IdentityProvider } from '../identity-provider.ts'

type Embedded = Extract<IdentityConfig, { kind: 'embedded' }>

export async function embeddedIdentity(
  _config: Config,
  identity: Embedded,
  _parts: { db: Db; mail: MailProvider; clock: Clock },
): Promise<IdentityProvider> {
  return {
    settings: { ...identity, scope: 'openid profile email', extraAuthParams: {}, endSessionUrl: null },
    verifyAccessToken: async () => undefined,
    findProfile: async () => undefined,
  }
}
