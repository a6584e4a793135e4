import { type ReactNode, useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { isStale } from './fresh-sign-in.ts'
import { SessionRow } from './session-row.tsx'
import { deviceText } from './session-text.ts'
import { useSessions, useSignOut } from './sessions.ts'
import { SignInFirstDialog } from './sign-in-first-dialog.tsx'

/** Where the account is signed in; a provider elsewhere keeps that to itself. */
export function SessionsCard() {
  const { data: user } = useAccount()
  if (!user || user.password.provider !== null) return null
  return (
    <Card as="section" aria-labelledby="sessions" className="grid gap-3">
      <h2 id="sessions" className="text-lg">
        Where you’re signed in
      </h2>
      <Sessions />
    </Card>
  )
}

function Sessions(): ReactNode {
  const { data, isError, isFetching, refetch } = useSessions()
  const signingOut = useSigningOut()
  if (!data && isError)
    return (
      <RetryLine isRetrying={isFetching} onRetry={() => void refetch()}>
        This list can’t be reached right now.
      </RetryLine>
    )
  if (!data)
    return (
      <Loading label="Loading where you’re signed in" className="grid gap-3">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </Loading>
    )
  return (
    <>
      <ul className="divide-y divide-hairline">
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={signingOut.ended === session.id}
            onSignOut={() => signingOut.start(session.id, `Signed out of ${deviceText(session)}`)}
          />
        ))}
      </ul>
      <Others count={data.length - 1} signingOut={signingOut} />
    </>
  )
}

type SigningOut = ReturnType<typeof useSigningOut>

function Others({ count, signingOut }: { count: number; signingOut: SigningOut }) {
  return (
    <>
      <p className="text-pretty text-sm text-muted">
        {count === 0
          ? 'You’re signed in nowhere else.'
          : 'If you don’t know one of these, sign out of it, then set a new password.'}
      </p>
      {count > 0 && (
        <Button
          look="ghost"
          className="justify-self-start"
          busy={signingOut.ended === 'others'}
          busyLabel="Signing out"
          onClick={() => signingOut.start('others', 'Signed out everywhere else')}
        >
          Sign out everywhere else
        </Button>
      )}
      <SignInFirstDialog
        isOpen={signingOut.isAsking}
        onOpenChange={signingOut.setAsking}
        guarded="sign you out elsewhere"
        returnTo={paths['settings.account']}
      />
    </>
  )
}

function useSigningOut() {
  const account = useAccount()
  const [isAsking, setAsking] = useState(false)
  const toasts = useToasts()
  const signOut = useSignOut()
  const start = (sessionId: string, said: string) => {
    if (account.data?.sign_in_first) return setAsking(true)
    if (signOut.isPending) return
    signOut.mutate(sessionId, {
      onSuccess: () => toasts.show(said, { tone: 'done' }),
      onError: (error) =>
        isStale(error) ? setAsking(true) : toasts.show(failureText(error), { tone: 'error' }),
    })
  }
  return { start, isAsking, setAsking, ended: signOut.isPending ? signOut.variables : undefined }
}

function failureText(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'Nobody was signed out. Check your connection.'
}
