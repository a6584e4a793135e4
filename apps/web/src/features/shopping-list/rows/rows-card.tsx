import type { ReactNode } from 'react'
import { useId } from 'react'
import { Card } from '#ui/surface/card.tsx'

interface RowsCardProps {
  heading: string
  /** [LIV-5] The id of a shop’s heading above: two shops may have the same aisle. */
  shopId?: string | undefined
  /** Beside the heading. */
  count?: number | undefined
  /** Under the heading. */
  note?: string
  /** `li` elements. */
  children?: ReactNode
  /** Below the rows. */
  foot?: ReactNode
  className?: string
}

/** One part of the list: an aisle, own lines, or what is bought. */
export function RowsCard({ heading, count, note, children, foot, shopId, className = '' }: RowsCardProps) {
  const id = useId()
  const Heading = shopId ? 'h3' : 'h2'
  const labelledBy = shopId ? `${shopId} ${id}` : id
  return (
    <Card as="section" aria-labelledby={labelledBy} padding="none" className={className}>
      <header className="px-4 pt-4 pb-1">
        <div className="flex items-baseline justify-between gap-3">
          <Heading id={id} className="text-lg">
            {heading}
          </Heading>
          {count !== undefined && <span className="text-sm text-muted">{count}</span>}
        </div>
        {note && <p className="mt-1 text-sm text-pretty text-muted">{note}</p>}
      </header>
      <ul aria-labelledby={labelledBy} className="divide-y divide-hairline pb-1 empty:hidden">
        {children}
      </ul>
      {foot}
    </Card>
  )
}
