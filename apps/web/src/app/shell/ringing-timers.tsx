import { matchPath, useLocation } from 'react-router'
import { LazyTimers } from '#features/item/cook/lazy-timers.tsx'
import { paths } from '#lib/paths.ts'
import { coversBottom } from '#ui/behavior/covering-bar.ts'

const showTheirOwn = [
  paths['app.template.ready.item'],
  paths['app.template.preparing.day.item'],
  paths['app.template.day.item'],
]

/** [RCP-5] A timer that was started in cook mode rings, and can be stopped, on every screen. */
export function RingingTimers() {
  const { pathname } = useLocation()
  if (showTheirOwn.some((path) => matchPath(path, pathname))) return null
  return (
    <section
      ref={coversBottom}
      aria-label="Timers"
      className="fixed inset-x-0 bottom-20 z-20 mx-auto max-w-lg px-4 empty:hidden lg:bottom-6"
    >
      <LazyTimers isRingingOnly />
    </section>
  )
}
