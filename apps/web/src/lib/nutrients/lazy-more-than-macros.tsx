import { lazy, Suspense } from 'react'
import type { MoreThanMacrosProps } from './more-than-macros.tsx'

const MoreThanMacros = lazy(() => import('./more-than-macros.tsx'))

/** Lazy: the first view of a day doesn't need it. */
export function LazyMoreThanMacros(props: MoreThanMacrosProps) {
  return (
    <Suspense fallback={<div className={props.of === 'day' ? 'min-h-17' : 'min-h-11'} />}>
      <MoreThanMacros {...props} />
    </Suspense>
  )
}
