import { useSyncExternalStore } from 'react'
import { createDeviceStore } from '#lib/device/device-store.ts'
import { extended, type NewTimer, pausedOrResumed, started, stopped, type Timer } from './timers.ts'

/** All timers of this device, of whatever dish, in every tab. */
export const timerStore = createDeviceStore<readonly Timer[]>('butterleaf.timers', (stored) =>
  Array.isArray(stored) ? stored.filter(isTimer) : [],
)

export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(timerStore.subscribe, timerStore.read)
}

export function startTimer(timer: NewTimer): void {
  timerStore.write(started(timerStore.read(), timer, Date.now()))
}

export function stopTimer(id: string): void {
  timerStore.write(stopped(timerStore.read(), id))
}

export function pauseOrResumeTimer(id: string): void {
  timerStore.write(pausedOrResumed(timerStore.read(), id, Date.now()))
}

export function extendTimer(id: string, seconds: number): void {
  timerStore.write(extended(timerStore.read(), id, { seconds, now: Date.now() }))
}

function isTimer(stored: unknown): stored is Timer {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, endsAt, leftMs } = stored as Partial<Timer>
  return (
    typeof id === 'string' && (endsAt === null || typeof endsAt === 'number') && typeof leftMs === 'number'
  )
}
