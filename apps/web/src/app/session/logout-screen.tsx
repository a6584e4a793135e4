import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { forgetDevice, forgetTab } from '#lib/device/forget-device.ts'
import { session } from '#lib/session/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { StartingScreen } from '../starting-screen.tsx'

const forgetNow = () => void forgetDevice()

/** [AUTH-3] Ends the session at the provider too; the provider redirects to home. */
export default function LogoutScreen() {
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    setFailed(false)
    queries.clear()
    forgetTab()
    // Data that a pending answer stores after that is deleted when the page is left.
    addEventListener('pagehide', forgetNow, { once: true })
    forgetDevice()
      .then(() => session.signOut())
      .catch(() => setFailed(true))
  }, [queries, attempt])
  if (!hasFailed) return <StartingScreen />
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState heading="h1" title="You’re still signed in" onRetry={() => setAttempt(attempt + 1)}>
        Logging out needs a connection. Check yours and try again.
      </ErrorState>
    </main>
  )
}
