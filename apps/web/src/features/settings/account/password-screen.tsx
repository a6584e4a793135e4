import type { User } from '@butterleaf/contract/account/calls'
import { useAccount } from '#lib/account.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { ButtonLink } from '#ui/action/button-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { useConfirmSignIn } from './fresh-sign-in.ts'
import { PasswordForm } from './password-form.tsx'

/** [SET-6] */
export default function PasswordScreen() {
  const account = useAccount()
  return (
    <>
      <title>Password · Butterleaf</title>
      <h1>Password</h1>
      {account.data && <Way user={account.data} onStale={() => void account.refetch()} />}
      {account.isPending && (
        <Loading label="Loading">
          <Skeleton shape="block" className="h-72" />
        </Loading>
      )}
      {account.isLoadingError && (
        <ErrorState
          title="This page didn’t load"
          onRetry={() => void account.refetch()}
          isRetrying={account.isRefetching}
        >
          Check your connection, then try again.
        </ErrorState>
      )}
    </>
  )
}

function Way({ user: { password, email }, onStale }: { user: User; onStale: () => void }) {
  if (password.provider !== null) return <Elsewhere origin={password.provider} />
  if (password.open_until === null) return <SignInFirst />
  return <PasswordForm email={email ?? ''} onStale={onStale} />
}

function Elsewhere({ origin }: { origin: string }) {
  return (
    <Card as="section" aria-label="Where it is changed" className="grid gap-4">
      <p className="text-pretty">
        You sign in with <b className="font-semibold break-all">{new URL(origin).host}</b>. Your password is
        kept and changed there; we never see it.
      </p>
      <ButtonLink look="ghost" href={origin} target="_blank" rel="noreferrer" className="justify-self-start">
        Go there
      </ButtonLink>
    </Card>
  )
}

/** The page comes back after it. */
function SignInFirst() {
  const confirm = useConfirmSignIn(paths['settings.account.password'])
  return (
    <Card as="section" aria-label="Sign in again" className="grid gap-4">
      <h2 className="text-lg">First, sign in again</h2>
      <p className="text-pretty text-muted">
        You signed in a while ago. Enter your current password once more, so that nobody who finds your phone
        can change it. You come right back here.
      </p>
      <Button className="justify-self-start" onClick={confirm}>
        Sign in again
      </Button>
    </Card>
  )
}
