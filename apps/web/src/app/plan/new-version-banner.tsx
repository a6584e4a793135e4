import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasStoredTimers } from '#features/item/cook/lazy-timers.tsx'
import { newVersion, subscribeToVersion } from '#lib/offline/app-worker.ts'
import { hasTypedText, isPersonBusy } from '#lib/offline/busy.ts'
import { reloadOnceFor } from '#lib/offline/reload-once.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

/** [APP-9] A newer version starts by itself while the page is hidden; where that would lose something, it asks. */
export function NewVersionBanner() {
  const version = useSyncExternalStore(subscribeToVersion, newVersion)
  const mustAsk = useQuietReload(version)
  if (!mustAsk) return null
  return (
    <div role="status" className="mb-4">
      <Banner
        action={
          <Button look="ghost" size="sm" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        A new version is ready. Finish what you’re typing, then reload.
      </Banner>
    </div>
  )
}

function useQuietReload(version: string | undefined): boolean {
  const queries = useQueryClient()
  const [mustAsk, setMustAsk] = useState(false)
  useEffect(() => {
    if (version === undefined) return
    const attempt = () => {
      setMustAsk(hasTypedText())
      // A timer may ring because the person touched this page; a reloaded page would have to be touched again.
      const isBusy = isPersonBusy() || hasStoredTimers() || queries.isMutating() > 0
      if (document.hidden && !isBusy) reloadOnceFor(version)
    }
    attempt()
    document.addEventListener('visibilitychange', attempt)
    return () => document.removeEventListener('visibilitychange', attempt)
  }, [version, queries])
  return mustAsk
}
