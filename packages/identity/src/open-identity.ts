import type { Db } from '@butterleaf/server-kit/database/database'
import type { MailProvider } from '@butterleaf/server-kit/mail/mail-provider'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { embeddedIdentity } from './embedded/embedded-identity.ts'
import { externalIdentity } from './external/external-identity.ts'
import type { IdentityConfig } from './identity-config.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Chooses the identity provider, once at start. */
export async function openIdentity(
  config: { publicUrl: string; identity: IdentityConfig },
  parts: { db: Db; mail: MailProvider; clock: Clock },
): Promise<IdentityProvider> {
  return config.identity.kind === 'external'
    ? externalIdentity(config.identity, parts)
    : embeddedIdentity(config.publicUrl, config.identity, parts)
}
