import { type ComponentType, lazy, Suspense, useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { areTimersKept } from '#features/item/cook/kept-timers.ts'
import { paths } from '#lib/paths.ts'

/** Without the part that rings, there is still the one of the meal itself. */
const noPart: { default: ComponentType } = { default: () => null }

const Ringing = lazy(() =>
  import('#features/item/cook/running-timers.tsx')
    .then(({ RunningTimers }): typeof noPart => ({ default: () => <RunningTimers isRingingOnly /> }))
    .catch(() => noPart),
)

const showTheirOwn = [
  paths['app.template.ready.item'],
  paths['app.template.preparing.day.item'],
  paths['app.template.day.item'],
]

/** [RCP-5] A timer that was started in cook mode rings, and is stopped, on whatever screen one is by then. */
export function RingingTimers() {
  const [areKept] = useState(areTimersKept)
  const { pathname } = useLocation()
  if (!areKept || showTheirOwn.some((path) => matchPath(path, pathname))) return null
  return (
    <section
      aria-label="Timers"
      className="fixed inset-x-0 bottom-20 z-20 mx-auto max-w-lg px-4 empty:hidden lg:bottom-6"
    >
      <Suspense>
        <Ringing />
      </Suspense>
    </section>
  )
}
