import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: string
  /** What the page changes, and what it doesn't. */
  children: ReactNode
}

export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <header className="grid gap-2">
      <title>{`${title} · Butterleaf`}</title>
      <h1>{title}</h1>
      <p className="max-w-prose text-pretty text-muted">{children}</p>
    </header>
  )
}
