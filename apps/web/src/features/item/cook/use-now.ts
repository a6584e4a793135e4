import { useEffect, useState } from 'react'

/** The present instant: every second while it is asked for, and at once when what it is compared with changes. */
export function useNow(isTicking: boolean, comparedWith: unknown): number {
  const [now, setNow] = useState(() => Date.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new timer is measured from now, not from the last tick
  useEffect(() => {
    if (!isTicking) return
    const tick = () => setNow(Date.now())
    tick()
    const ticking = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isTicking, comparedWith])
  return now
}
