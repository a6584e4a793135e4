import type { Passkeys, User } from '@butterleaf/contract/account/calls'
import { useAccount } from '#lib/account.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { usePasskeys } from './passkeys.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { SecondStepCard } from './second-step-card.tsx'

export default function PasskeysScreen() {
  const account = useAccount()
  return (
    <>
      <title>Passkeys · Butterleaf</title>
      <h1>Passkeys</h1>
      {account.data ? <Own user={account.data} /> : <Waiting query={account} />}
    </>
  )
}

function Own({ user }: { user: User }) {
  if (user.password.provider !== null)
    return (
      <Card as="section" aria-label="Where they are kept">
        <p className="text-pretty">
          You sign in with <b className="font-semibold break-all">{new URL(user.password.provider).host}</b>.
          Passkeys are kept there.
        </p>
      </Card>
    )
  return <Loaded />
}

function Loaded() {
  const query = usePasskeys()
  return query.data ? <Cards passkeys={query.data} /> : <Waiting query={query} />
}

function Cards({ passkeys }: { passkeys: Passkeys }) {
  return (
    <>
      <PasskeysCard passkeys={passkeys.passkeys} />
      <SecondStepCard passkeys={passkeys} />
    </>
  )
}

interface Asked {
  isLoadingError: boolean
  isRefetching: boolean
  refetch: () => Promise<unknown>
}

function Waiting({ query: { isLoadingError, isRefetching, refetch } }: { query: Asked }) {
  if (isLoadingError)
    return (
      <ErrorState title="This page didn’t load" onRetry={() => void refetch()} isRetrying={isRefetching}>
        Check your connection, then try again.
      </ErrorState>
    )
  return (
    <Loading label="Loading">
      <Skeleton shape="block" className="h-72" />
    </Loading>
  )
}
