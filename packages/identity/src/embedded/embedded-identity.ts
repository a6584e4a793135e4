import './url-parse.ts'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openPuzzles } from '@butterleaf/server-kit/limits/puzzles'
import type { MailProvider } from '@butterleaf/server-kit/mail/mail-provider'
import { openBackground } from '@butterleaf/server-kit/process/background'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { sweepEvery } from '@butterleaf/server-kit/process/run-every'
import { Provider } from 'oidc-provider/lib/provider.js'
import type { IdentityConfig } from '../identity-config.ts'
import type { IdentityProvider } from '../identity-provider.ts'
import { verifyAccessToken } from '../tokens/access-token.ts'
import { cacheCallers } from '../tokens/cache-callers.ts'
import { openTokenEndings } from '../tokens/ended-tokens.ts'
import { findAccount, listAccountsSince, renameAccount } from './accounts/account-store.ts'
import { eraseAccount } from './accounts/erase-account.ts'
import { exportAccount } from './accounts/export-account.ts'
import { profileOf } from './accounts/profile.ts'
import { ownAssistants } from './assistants/own-assistants.ts'
import { openIdentityKeys } from './identity-keys.ts'
import { mountPages } from './mount-pages.ts'
import { mountProvider } from './mount-provider.ts'
import { ownPasskeys } from './passkeys/own-passkeys.ts'
import { changePassword } from './passwords/change-password.ts'
import { grantedScope } from './provider-account.ts'
import { providerConfiguration } from './provider-configuration.ts'
import { puzzleRoute } from './puzzles/find-pause.ts'
import { openKnownDevices } from './sessions/known-devices.ts'
import { noteDevices, ownSessions, revokeOnSignOut } from './sessions/own-sessions.ts'

import { sweepIdentity } from './sweep.ts'

type Embedded = Extract<IdentityConfig, { kind: 'embedded' }>

const sweepMinutes = 15
const dayMs = 86_400_000
/** Its pages have our own origin. */
const noOpenings = {}

/** [AUTH-6] An OpenID Connect provider within this process, with accounts of its own. */
export async function embeddedIdentity(
  publicUrl: string,
  identity: Embedded,
  { db, mail, clock }: { db: Db; mail: MailProvider; clock: Clock },
): Promise<IdentityProvider> {
  const { issuer, clientId, audience, assistantsAudience } = identity
  const keys = await openIdentityKeys(db, clock)
  const expected = { issuer, audience, assistantsAudience, clientId, keys: keys.verify, now: clock.now }
  const endings = openTokenEndings(db, clock, ({ signedInAt }) => signedInAt)
  const self: IdentityProvider = {
    settings: { issuer, clientId, audience, scope: grantedScope, extraAuthParams: {}, endSessionUrl: null },
    verifyAccessToken: endings.refusing(cacheCallers((token) => verifyAccessToken(token, expected), clock)),
    pageOpenings: () => noOpenings,
    findProfile: async ({ subject }) => {
      const account = await findAccount(db, subject)
      return account && profileOf(account)
    },
    // A sign-in may be dated a second ahead, and a deleted account can't sign in again.
    endTokens: (userId) => endings.end(userId, { before: new Date(clock.now().getTime() + dayMs) }),
    accounts: {
      changePassword: (caller, password) =>
        changePassword({ db, clock, endings, publicUrl }, caller, password),
      rename: renameAccount,
      // No two changes have the same instant (`passwordChange`).
      findPasswordStamp: async (subject) => (await findAccount(db, subject))?.password_changed_at,
      sessions: ownSessions({ db, clock, endings }),
      assistants: ownAssistants({ db, clock, endings }, clientId),
      passkeys: ownPasskeys({ db, clock, publicUrl }),
      export: (database, subject) =>
        exportAccount(database, subject, { ownClientId: clientId, now: clock.now() }),
      listSince: listAccountsSince,
      erase: eraseAccount,
    },
    mount: async (app) => {
      const knownDevices = openKnownDevices(publicUrl, keys.cookies)
      const parts = { publicUrl, db, clock, keys, knownDevices, endings }
      const provider = new Provider(issuer, providerConfiguration(identity, parts))
      const background = openBackground(app.log)
      app.addHook('onClose', () => background.settle())
      sweepEvery(app, {
        minutes: sweepMinutes,
        what: 'old sign-in records',
        sweep: () => sweepIdentity(db, clock.now()),
      })
      const puzzles = openPuzzles(keys.cookies)
      const running = { mail, background, provider, puzzles }
      const context = { publicUrl, issuer, db, clock, endings, knownDevices, ...running }
      noteDevices(context)
      revokeOnSignOut(context)
      await mountPages(app, context, { self, assistants: { ownClientId: clientId, assistantsAudience } })
      puzzleRoute(app, context)
      await mountProvider(app, provider, publicUrl)
    },
  }
  return self
}
