import type { ComponentProps } from 'react'

/** Text for screen readers only. */
export function VisuallyHidden({ className = '', ...props }: ComponentProps<'span'>) {
  return <span className={`sr-only ${className}`} {...props} />
}
