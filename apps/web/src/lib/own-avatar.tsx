import { Avatar } from '#ui/surface/avatar.tsx'
import { useAccount } from './account.ts'
import { useSession } from './session/use-session.ts'

/** The signed-in person's picture, else their initials. */
export function OwnAvatar({ className }: { className?: string }) {
  const { person } = useSession()
  const { data: user } = useAccount()
  const name = user?.name || person?.name || person?.email || '·'
  return <Avatar name={name} picture={user?.picture} {...(className && { className })} />
}
