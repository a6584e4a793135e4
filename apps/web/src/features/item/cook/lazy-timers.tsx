import { type ComponentType, lazy, Suspense, useState } from 'react'
import { areTimersKept } from './has-stored-timers.ts'

interface LateTimersProps {
  isRingingOnly?: boolean
}

/** A meal can be read, and an app be used, without its timers. */
const noPart: { default: ComponentType<LateTimersProps> } = { default: () => null }

const Timers = lazy(() =>
  import('./running-timers.tsx')
    .then(({ RunningTimers }): typeof noPart => ({ default: RunningTimers }))
    .catch(() => noPart),
)

/** [RCP-5] What runs, if anything was ever started on this device: few have, and only they load it. */
export function LateTimers({ isRingingOnly = false }: LateTimersProps) {
  const [areKept] = useState(areTimersKept)
  return areKept ? (
    <Suspense>
      <Timers isRingingOnly={isRingingOnly} />
    </Suspense>
  ) : null
}
