import Monitor from 'virtual:lucide/monitor'
import Smartphone from 'virtual:lucide/smartphone'
import Tablet from 'virtual:lucide/tablet'
import { accountCalls, type SessionSeen } from '@butterleaf/contract/account/calls'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { api } from '#lib/api/api.ts'
import { ApiProblem, passOverGone } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { isStale, SignInFirstDialog } from './fresh-sign-in.tsx'
import { dayText } from './use-guarded.tsx'

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

const icons: Readonly<Record<string, typeof Monitor>> = {
  iPhone: Smartphone,
  Android: Smartphone,
  iPad: Tablet,
}

interface SessionRowProps {
  session: SessionSeen
  isEnding: boolean
  onSignOut: () => void
}

function SessionRow({ session, isEnding, onSignOut }: SessionRowProps) {
  const Icon = icons[session.system ?? ''] ?? Monitor
  const device = deviceText(session)
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-muted">{lastSeenText(session)}</p>
        <p className="text-sm text-muted">{firstSeenText(session)}</p>
      </div>
      {!session.current && (
        <Button look="quiet" size="sm" busy={isEnding} busyLabel="Signing out" onClick={onSignOut}>
          Sign out <VisuallyHidden>of {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

function deviceText({ browser, system }: Pick<SessionSeen, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown browser')
}

function lastSeenText({ current, last_seen_at }: SessionSeen): string {
  return current ? 'This device' : `Used ${timeText(last_seen_at)}`
}

function firstSeenText({ first_seen_at }: SessionSeen): string {
  return `Signed in ${dayText(first_seen_at)}`
}

function timeText(instant: string): string {
  const format = new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(new Date(instant))
}

const sessionsKey = ['sessions']

function useSessions(): UseQueryResult<SessionSeen[]> {
  return useQuery({ queryKey: sessionsKey, queryFn: () => api.send(accountCalls.listSessions, {}) })
}

/** Ends one session, or all but this. One that is gone already is no failure. */
function useSignOut() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: string | 'others') => {
      if (sessionId === 'others') return api.send(accountCalls.endOtherSessions, {})
      return api.send(accountCalls.endSession, { params: { sessionId } }).catch(passOverGone)
    },
    onSuccess: (_done, ended) =>
      queries.setQueryData<SessionSeen[]>(sessionsKey, (sessions) =>
        sessions?.filter(({ id, current }) => current || (ended !== 'others' && ended !== id)),
      ),
  })
}
