import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths, signInPath } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Link } from '#ui/link.tsx'
import { StartingScreen } from '../starting-screen.tsx'

let completing: Promise<string> | undefined

/** [AUTH-2] Completes the sign-in and redirects to where the person was going. */
export function CallbackScreen() {
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // Once, even where effects run twice: a code can be redeemed only once.
    completing ??= session.completeSignIn()
    completing
      .then((returnTo) => navigate(returnTo, { replace: true }))
      .catch(() => setFailed(true))
      .finally(() => {
        completing = undefined
      })
  }, [navigate])
  if (!hasFailed) return <StartingScreen />
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        heading="h1"
        title="That sign-in didn’t come through"
        action={
          <Link to={signInPath(paths.app)} replace className={buttonLook()}>
            Start again
          </Link>
        }
      >
        It may have waited too long, or been opened twice.
      </ErrorState>
    </main>
  )
}
