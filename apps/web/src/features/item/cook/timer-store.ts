import { useSyncExternalStore } from 'react'
import { createDeviceStore } from '#lib/device/device-store.ts'
import {
  type NewTimer,
  type Timer,
  withExtendedTimer,
  withoutTimer,
  withStartedTimer,
  withToggledPause,
} from './timers.ts'

/** All timers of this device, of whatever dish, in every tab. */
export const timerStore = createDeviceStore<readonly Timer[]>('butterleaf.timers', (stored) =>
  Array.isArray(stored) ? stored.filter(isTimer) : [],
)

export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(timerStore.subscribe, timerStore.read)
}

export function startTimer(timer: NewTimer): void {
  timerStore.write(withStartedTimer(timerStore.read(), timer, Date.now()))
}

export function stopTimer(id: string): void {
  timerStore.write(withoutTimer(timerStore.read(), id))
}

export function pauseOrResumeTimer(id: string): void {
  timerStore.write(withToggledPause(timerStore.read(), id, Date.now()))
}

export function extendTimer(id: string, seconds: number): void {
  timerStore.write(withExtendedTimer(timerStore.read(), id, { seconds, now: Date.now() }))
}

function isTimer(stored: unknown): stored is Timer {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, endsAt, leftMs } = stored as Partial<Timer>
  return (
    typeof id === 'string' && (endsAt === null || typeof endsAt === 'number') && typeof leftMs === 'number'
  )
}
