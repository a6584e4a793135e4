import type { ReactNode } from 'react'
import { useInvoices } from '#lib/subscription/queries/invoices-query.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { InvoiceRow } from './invoice-row.tsx'

/** [SET-5] */
export function InvoicesCard() {
  return (
    <Card as="section" aria-labelledby="invoices" className="grid gap-3">
      <h2 id="invoices" className="text-lg">
        Invoices
      </h2>
      <Invoices />
    </Card>
  )
}

function Invoices(): ReactNode {
  const { data, isError, isFetching, refetch } = useInvoices()
  if (data?.length === 0) return <p className="text-muted">Your first invoice will stand here.</p>
  if (data)
    return (
      <ul className="divide-y divide-hairline">
        {data.map((invoice) => (
          <InvoiceRow key={invoice.number} invoice={invoice} />
        ))}
      </ul>
    )
  if (isError)
    return (
      <RetryLine isRetrying={isFetching} onRetry={() => void refetch()}>
        Your invoices can’t be reached right now.
      </RetryLine>
    )
  return (
    <Loading label="Loading your invoices" className="grid gap-3">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Loading>
  )
}
