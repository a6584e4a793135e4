import ChevronDown from 'virtual:lucide/chevron-down'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '#ui/surface/card.tsx'

interface AtHomeCardProps {
  count: number
  /** `li` elements. */
  children: ReactNode
}

/** [PAN-3] What needn't be bought: out of the way, and there to be looked through before one goes. */
export function AtHomeCard({ count, children }: AtHomeCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padding="none">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline justify-between gap-3">
              <h2 id={id} className="text-lg">
                At home
              </h2>
              <span className="text-sm text-muted">{count}</span>
            </span>
            <span className="mt-0.5 block text-sm text-pretty text-muted">
              Check these before you go: they are left from earlier shopping, or you said so.
            </span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
        </summary>
        <ul aria-labelledby={id} className="divide-y divide-hairline pb-1">
          {children}
        </ul>
      </details>
    </Card>
  )
}
