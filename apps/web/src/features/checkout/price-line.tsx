import type { ReactNode } from 'react'
import { amountText } from '#lib/subscription/billing-text.ts'

interface PriceLineProps {
  label: ReactNode
  /** Null while it is loading. */
  amount: number | null
  isTotal?: boolean
  /** What the amount is made of. */
  note?: string | undefined
}

/** A term and its sum, inside a `dl`. */
export function PriceLine({ label, amount, isTotal = false, note }: PriceLineProps) {
  const look = isTotal ? 'border-t border-hairline pt-3 font-bold' : ''
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt>
        {label}
        {note && <span className="block text-sm font-normal text-pretty text-muted">{note}</span>}
      </dt>
      <dd className={isTotal ? 'text-lg' : ''}>{amount === null ? '…' : amountText(amount)}</dd>
    </div>
  )
}
