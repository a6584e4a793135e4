import { useEffect } from 'react'

/** [RCP-5] The screen stays on while this is shown; browsers take the lock away with the page, so it is asked for again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const keepOn = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return
      // Refused on a low battery: then the screen goes off as usual.
      const asked = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void asked?.release()
      else lock = asked
    }
    void keepOn()
    document.addEventListener('visibilitychange', keepOn)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keepOn)
      void lock?.release()
    }
  }, [])
}
