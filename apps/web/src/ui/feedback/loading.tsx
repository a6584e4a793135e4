import type { ReactNode } from 'react'

type LoadingProps = {
  label: string
  /** Nothing else is on the screen yet: the label becomes the page's heading. */
  isScreen?: boolean
  /** Skeletons of what is coming. */
  children: ReactNode
  className?: string
}

/** Wraps the skeletons of a screen or card and says once that something is loading. */
export function Loading({ label, isScreen = false, children, className }: LoadingProps) {
  return (
    <div aria-busy className={className}>
      <div role="status" className="sr-only">
        {isScreen ? <h1>{label}</h1> : label}
      </div>
      {children}
    </div>
  )
}
