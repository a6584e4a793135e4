import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { AppContext } from '#platform/app-context.ts'
import { findPictureId } from './picture-store.ts'
import { mustSignInFirst, recentUntil } from './recent-sign-in.ts'
import { findSettings } from './store.ts'

export async function presentUser(context: AppContext, caller: Caller): Promise<User> {
  const { database, identity, clock } = context
  const { db } = database
  const [profile, settings, pictureId] = await Promise.all([
    identity.findProfile(caller.subject),
    findSettings(db, caller.userId),
    findPictureId(db, caller.userId),
  ])
  const until = recentUntil(caller)
  return {
    sub: caller.subject,
    email: profile?.email ?? null,
    given_name: settings?.givenName ?? profile?.givenName ?? null,
    family_name: settings?.familyName ?? profile?.familyName ?? null,
    name: settings?.name ?? (profile ? `${profile.givenName} ${profile.familyName}`.trim() : null),
    picture: pictureId ? accountCalls.readAvatar.path.replace(':pictureId', pictureId) : null,
    unit: settings?.unit ?? null,
    password: {
      provider: identity.accounts ? null : new URL(identity.settings.issuer).origin,
      open_until: identity.accounts && until && until > clock.now() ? until.toISOString() : null,
    },
    sign_in_first: mustSignInFirst(context, caller),
  }
}
