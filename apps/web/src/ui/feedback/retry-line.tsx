import { Button } from '../action/button.tsx'

interface RetryLineProps {
  /** What couldn't be loaded, in a sentence. */
  children: string
  onRetry: () => void
  isRetrying: boolean
}

/** A failure of one part of a screen, with a retry; a whole screen has `ErrorState`. */
export function RetryLine({ children, onRetry, isRetrying }: RetryLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="alert">{children}</p>
      <Button look="quiet" size="sm" busy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
