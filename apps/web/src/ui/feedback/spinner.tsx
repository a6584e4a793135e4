import { VisuallyHidden } from '../visually-hidden.tsx'

type SpinnerProps = {
  /** Accessible name; without it the spinner is decoration beside a text that says the same. */
  label?: string
  className?: string
}

export function Spinner({ label, className = 'size-5' }: SpinnerProps) {
  return (
    <>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`animate-spin ${className}`}>
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
