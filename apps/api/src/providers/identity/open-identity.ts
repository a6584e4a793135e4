import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../persistence/database.ts'
import type { MailProvider } from '../mail/mail-provider.ts'
import { embeddedIdentity } from './embedded/embedded-identity.ts'
import { externalIdentity } from './external.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** The one choice between the identity providers, made at start. */
export async function openIdentity(
  config: Config,
  parts: { db: Db; mail: MailProvider; clock: Clock },
): Promise<IdentityProvider> {
  return config.identity.kind === 'external'
    ? externalIdentity(config.identity, parts)
    : embeddedIdentity(config, config.identity, parts)
}
