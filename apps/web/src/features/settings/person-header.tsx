import { useAccount } from '#lib/account.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Avatar } from '#ui/avatar.tsx'

/** [SET-1] The name from the account; where the provider keeps it to itself, from the sign-in. */
export function PersonHeader({ as: Name = 'p' }: { as?: 'h1' | 'p' }) {
  const { person } = useSession()
  const account = useAccount()
  const name = account.data?.name || person?.name || 'Your account'
  const email = account.data?.email ?? person?.email
  return (
    <header className="flex items-center gap-4">
      <Avatar name={name} className="size-16 text-lg" />
      <div className="min-w-0">
        <Name className={`truncate ${Name === 'p' ? 'font-semibold' : ''}`}>{name}</Name>
        <p className="truncate text-muted">{email}</p>
      </div>
    </header>
  )
}
