import { useEffect, useState } from 'react'
import { Spinner } from '#ui/feedback/spinner.tsx'

const patienceMs = 400

/** Empty at first: most starts are over before a spinner would be more than a flash. */
export function StartingScreen() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main aria-busy className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">Butterleaf</h1>
      {isSlow && (
        <div role="status" className="grid justify-items-center gap-4 text-muted">
          <Spinner className="size-8 text-leaf" />
          One moment
        </div>
      )}
    </main>
  )
}
