import type { IdentityProvider, Profile } from '@butterleaf/identity/identity-provider'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { AppContext } from '#platform/app-context.ts'
import { findPictureId } from './picture-store.ts'
import { mustSignInFirst, recentUntil } from './recent-sign-in.ts'
import { findSettings, type Settings } from './store.ts'

/** The caller's details as shown in the settings. */
export type UserDetails = Readonly<{
  subject: string
  profile: Profile | undefined
  settings: Settings | undefined
  pictureId: string | undefined
  password: {
    /** The provider where it is changed, when it can't be changed here. */
    provider: string | null
    /** Until then it may be changed here without another sign-in. */
    openUntil: Date | null
  }
  mustSignInFirst: boolean
}>

export async function readUser(context: AppContext, caller: Caller): Promise<UserDetails> {
  const { database, identity, clock } = context
  const { db } = database
  const [profile, settings, pictureId] = await Promise.all([
    shownProfile(identity, caller),
    findSettings(db, caller.userId),
    findPictureId(db, caller.userId),
  ])
  const until = recentUntil(caller)
  return {
    subject: caller.subject,
    ...{ profile, settings, pictureId },
    password: {
      provider: identity.accounts ? null : new URL(identity.settings.issuer).origin,
      openUntil: identity.accounts && until && until > clock.now() ? until : null,
    },
    mustSignInFirst: mustSignInFirst(context, caller),
  }
}

/** [OPS-4] While the provider can't be asked, the account is shown and deleted without what only the provider knows. */
export async function shownProfile(identity: IdentityProvider, caller: Caller): Promise<Profile | undefined> {
  try {
    return await identity.findProfile(caller)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unavailable') return undefined
    throw error
  }
}
