import { type ComponentType, lazy, Suspense, useState } from 'react'
import { areTimersKept } from './cook/kept-timers.ts'

/** A meal can be read without its timers. */
const noPart: { default: ComponentType } = { default: () => null }

const Timers = lazy(() =>
  import('./cook/running-timers.tsx')
    .then(({ RunningTimers }): typeof noPart => ({ default: () => <RunningTimers /> }))
    .catch(() => noPart),
)

/** [RCP-5] What runs, if anything was ever started on this device: few who open a meal have. */
export function KeptTimersCard() {
  const [areKept] = useState(areTimersKept)
  return areKept ? (
    <Suspense>
      <Timers />
    </Suspense>
  ) : null
}
