import { useAccount } from '#lib/account.ts'
import { OwnAvatar } from '#lib/own-avatar.tsx'
import { useSession } from '#lib/session/use-session.ts'

/** [SET-1] The name from the account; where the provider keeps it to itself, from the sign-in. */
export function PersonHeader() {
  const { person } = useSession()
  const account = useAccount()
  const name = account.data?.name || person?.name || 'Your account'
  const email = account.data?.email ?? person?.email
  return (
    <header className="flex min-w-0 items-center gap-4">
      <OwnAvatar className="size-16 text-lg" />
      <div className="min-w-0">
        <h1 className="truncate">{name}</h1>
        <p className="truncate text-muted">{email}</p>
      </div>
    </header>
  )
}
