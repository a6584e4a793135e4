import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { lazy, Suspense } from 'react'

const EatenLines = lazy(() => import('./eaten-lines.tsx'))

/** Most meals are eaten as planned: nothing is loaded for those. */
export function LazyEatenAtMeal({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Suspense fallback={null}>
      <EatenLines entries={entries} />
    </Suspense>
  )
}
