import { useEffect } from 'react'

/** Back from a page elsewhere by the browser's own button: the page is as it was left, locked. */
export function useRestoredPage(unlock: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what unlocks is a setter
  useEffect(() => {
    const arrive = (event: PageTransitionEvent) => event.persisted && unlock()
    window.addEventListener('pageshow', arrive)
    return () => window.removeEventListener('pageshow', arrive)
  }, [])
}
