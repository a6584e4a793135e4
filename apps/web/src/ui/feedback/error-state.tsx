import RotateCw from 'virtual:lucide/rotate-cw'
import TriangleAlert from 'virtual:lucide/triangle-alert'
import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'

type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  /** What to do now. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string
  isRetrying?: boolean
  /** Another way on, beside or instead of trying again. */
  action?: ReactNode
  /** The heading's level: h1 where this is all the page says. */
  heading?: 'h1' | 'h2'
  className?: string
}

export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
  action,
  heading: Heading = 'h2',
  className = '',
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={`mx-auto grid max-w-sm justify-items-center gap-3 px-4 py-8 text-center ${className}`}
    >
      <span className="grid size-14 place-items-center rounded-full bg-paprika/12 text-paprika">
        <TriangleAlert aria-hidden className="size-7" />
      </span>
      <Heading className="text-xl">{title}</Heading>
      {children && <p className="text-pretty text-muted">{children}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button onClick={onRetry} busy={isRetrying}>
            <RotateCw aria-hidden className="size-5" />
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
