import { type ComponentType, lazy, Suspense, useState } from 'react'
import { device, readText } from '#lib/device/web-storage.ts'

interface LazyTimersProps {
  isRingingOnly?: boolean
}

/** Loads the timers only where one was started: neither the meal nor the rest of the app needs them. */
const noPart: { default: ComponentType<LazyTimersProps> } = { default: () => null }

const Timers = lazy(() =>
  import('./running-timers.tsx')
    .then(({ RunningTimers }): typeof noPart => ({ default: RunningTimers }))
    .catch(() => noPart),
)

/** [RCP-5] The running timers. Only a device on which a timer was ever started loads them. */
export function LazyTimers({ isRingingOnly = false }: LazyTimersProps) {
  const [areStored] = useState(hasStoredTimers)
  return areStored ? (
    <Suspense>
      <Timers isRingingOnly={isRingingOnly} />
    </Suspense>
  ) : null
}

/** Answers without loading the code of timers, which only a person with a running timer needs. */
export function hasStoredTimers(): boolean {
  return (readText(device, 'butterleaf.timers') ?? '[]') !== '[]'
}
