import ChevronDown from 'virtual:lucide/chevron-down'
import type { ReactNode } from 'react'
import { Card } from '#ui/surface/card.tsx'

/** A card that opens below its title. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="none">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
        </summary>
        <div className="grid gap-2 border-t border-hairline p-3">{children}</div>
      </details>
    </Card>
  )
}
