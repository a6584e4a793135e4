import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { safeReturnTo } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { StartingScreen } from '../starting-screen.tsx'

/** [AUTH-1] /auth/login and /auth/signup, with an optional ?returnTo=: on to the identity provider. */
export function SignInScreen() {
  const mode = useParams()['*'] === 'signup' ? 'signup' : 'login'
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo'))
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    setFailed(false)
    session.signIn(mode, returnTo).catch(() => setFailed(true))
  }, [mode, returnTo, attempt])
  if (!hasFailed) return <StartingScreen />
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState heading="h1" title="Sign-in can’t be reached" onRetry={() => setAttempt(attempt + 1)}>
        Check your connection and try again.
      </ErrorState>
    </main>
  )
}
