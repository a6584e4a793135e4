import { Navigate, Outlet, useLocation } from 'react-router'
import { readCachedPlan } from '#lib/meal-plan/cache/cached-plan.ts'
import { signInPath } from '#lib/paths.ts'
import { type SessionStatus, session } from '#lib/session/session.ts'
import { useSession } from '#lib/session/use-session.ts'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { StartingScreen } from '../starting-screen.tsx'

const endParts = createLazyPart(() => import('./session-ended-dialog.tsx'))

/** [AUTH-4] A signed-out person goes through sign-in and returns here; a session that ends leaves the screen as it is. */
export function RequireSession() {
  const { status } = useSession()
  const { pathname, search, hash } = useLocation()
  const here = `${pathname}${search}${hash}`
  switch (status) {
    case 'starting':
      return <StartingScreen />
    case 'signed-out':
      return <Navigate to={signInPath(here)} replace />
    // With a cached plan there is something to show; the first call that reaches the server renews the session.
    case 'slow':
      return readCachedPlan() ? <SignedIn status={status} returnTo={here} /> : <StartingScreen />
    case 'unreachable':
      return readCachedPlan() ? <SignedIn status={status} returnTo={here} /> : <Unreachable />
    default:
      return <SignedIn status={status} returnTo={here} />
  }
}

function SignedIn({ status, returnTo }: { status: SessionStatus; returnTo: string }) {
  const hasEnded = status === 'expired'
  const SessionEndedDialog = useLazyPart(endParts, hasEnded)?.SessionEndedDialog
  return (
    <>
      <Outlet />
      {SessionEndedDialog && <SessionEndedDialog isOpen={hasEnded} returnTo={returnTo} />}
    </>
  )
}

function Unreachable() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState heading="h1" title="Butterleaf can’t be reached" onRetry={() => void session.start()}>
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    </main>
  )
}
