import type { ReactNode } from 'react'

type EmptyStateProps = {
  picture?: ReactNode
  title?: ReactNode
  /** One sentence. */
  children: ReactNode
  /** The one action. */
  action?: ReactNode
  /** The heading's level: h1 where this is all the page says. */
  heading?: 'h1' | 'h2'
  className?: string
}

export function EmptyState({
  picture,
  title,
  children,
  action,
  heading: Heading = 'h2',
  className = '',
}: EmptyStateProps) {
  return (
    <div className={`mx-auto grid max-w-sm justify-items-center gap-3 px-4 py-8 text-center ${className}`}>
      {picture && <div className="mb-1 grid size-40 place-items-center">{picture}</div>}
      {title && <Heading className="text-xl">{title}</Heading>}
      <p className="text-pretty text-muted">{children}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
