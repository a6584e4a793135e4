import { type ComponentType, lazy, Suspense, useState } from 'react'
import { device, readText } from '#lib/device/web-storage.ts'

interface LazyTimersProps {
  isRingingOnly?: boolean
}

/** A meal can be read, and an app be used, without its timers. */
const noPart: { default: ComponentType<LazyTimersProps> } = { default: () => null }

const Timers = lazy(() =>
  import('./running-timers.tsx')
    .then(({ RunningTimers }): typeof noPart => ({ default: RunningTimers }))
    .catch(() => noPart),
)

/** [RCP-5] What runs, if anything was ever started on this device: few have, and only they load it. */
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
