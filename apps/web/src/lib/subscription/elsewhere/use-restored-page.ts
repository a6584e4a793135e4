import { useEffect } from 'react'

/** After the browser's Back from an outside page, the page is restored as it was left, locked. */
export function useRestoredPage(unlock: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what unlocks is a setter
  useEffect(() => {
    const arrive = (event: PageTransitionEvent) => event.persisted && unlock()
    window.addEventListener('pageshow', arrive)
    return () => window.removeEventListener('pageshow', arrive)
  }, [])
}
