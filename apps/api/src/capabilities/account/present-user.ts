import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import type { UserDetails } from './read-user.ts'

export function presentUser(user: UserDetails): User {
  const { subject, profile, settings, pictureId, password } = user
  return {
    sub: subject,
    email: profile?.email ?? null,
    given_name: settings?.givenName ?? profile?.givenName ?? null,
    family_name: settings?.familyName ?? profile?.familyName ?? null,
    name: settings?.name ?? (profile ? `${profile.givenName} ${profile.familyName}`.trim() : null),
    picture: pictureId ? accountCalls.readAvatar.path.replace(':pictureId', pictureId) : null,
    unit: settings?.unit ?? null,
    password: { provider: password.provider, open_until: password.openUntil?.toISOString() ?? null },
    sign_in_first: user.mustSignInFirst,
  }
}
