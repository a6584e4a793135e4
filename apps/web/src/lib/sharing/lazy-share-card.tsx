import { lazy, Suspense } from 'react'
import type { ToShare } from './shares.ts'

/** Not on the way to the first look at a list or a week. */
const ShareCard = lazy(() => import('./share-card.tsx'))

/** [TOG-5] */
export function LazyShareCard(props: ToShare) {
  return (
    <Suspense>
      <ShareCard {...props} />
    </Suspense>
  )
}
