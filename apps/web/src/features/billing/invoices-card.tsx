import Download from 'virtual:lucide/download'
import type { InvoiceAnswer } from '@butterleaf/contract/subscription/calls'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { amountText, instantText } from '#lib/subscription/billing-text.ts'

import { downloadInvoice, useInvoices } from '#lib/subscription/queries.ts'
import { Button } from '#ui/action/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

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

const stateWords = { paid: 'paid', past_due: 'not paid yet', failed: 'not paid' } as const

function InvoiceRow({ invoice }: { invoice: InvoiceAnswer }) {
  const { number, name, state, date, total, currency, coupon } = invoice
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {instantText(date)} · {amountText(total, currency)}
        </p>
        <p className="text-sm text-muted">
          {number}, {name}
          {coupon && ` with coupon ${coupon}`}, {stateWords[state]}
        </p>
      </div>
      <DownloadButton number={number} />
    </li>
  )
}

function DownloadButton({ number }: { number: string }) {
  const toasts = useToasts()
  const download = useMutation({
    mutationFn: () => downloadInvoice(number),
    onError: () => toasts.show('The invoice isn’t ready. Try again in a moment.', { tone: 'error' }),
  })
  return (
    <Button
      look="quiet"
      size="sm"
      busy={download.isPending}
      busyLabel="Making the invoice"
      onClick={() => download.mutate()}
    >
      <Download aria-hidden className="size-4" />
      PDF <VisuallyHidden>of invoice {number}</VisuallyHidden>
    </Button>
  )
}
