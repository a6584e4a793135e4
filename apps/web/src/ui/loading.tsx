import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type LoadingProps = {
  label: string
  /** Skeletons of what is coming. */
  children: ReactNode
  className?: string
}

/** Wraps the skeletons of a screen or card and says once that something is loading. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div aria-busy className={className}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  )
}
