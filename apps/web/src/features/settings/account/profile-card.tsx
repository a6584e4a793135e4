import { useAccount } from '#lib/account.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { NameForm } from './name-form.tsx'
import { PictureEditor } from './picture-editor.tsx'

/** [SET-7] The picture, the name, and the address one signs in with. */
export function ProfileCard() {
  const account = useAccount()
  const { person } = useSession()
  if (account.isPending) return <ProfileSkeleton />
  if (!account.data) {
    return (
      <Card as="section" aria-label="You">
        <ErrorState
          title="Your account didn’t load"
          onRetry={() => void account.refetch()}
          isRetrying={account.isRefetching}
        >
          Check your connection, then try again.
        </ErrorState>
      </Card>
    )
  }
  const email = account.data.email ?? person?.email
  return (
    <Card as="section" aria-label="You" className="grid gap-6">
      <PictureEditor user={account.data} />
      <NameForm user={account.data} />
      {email && (
        <div>
          <p className="font-semibold">Email</p>
          <p className="mt-1 break-all text-muted">{email}</p>
        </div>
      )}
    </Card>
  )
}

function ProfileSkeleton() {
  return (
    <Loading label="Loading your account">
      <Card className="grid gap-6">
        <div className="flex items-center gap-5">
          <Skeleton shape="circle" className="size-20" />
          <Skeleton shape="button" />
        </div>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </Card>
    </Loading>
  )
}
