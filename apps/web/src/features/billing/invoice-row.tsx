import Download from 'virtual:lucide/download'
import type { InvoiceAnswer } from '@butterleaf/contract/subscription/calls'
import { useMutation } from '@tanstack/react-query'
import { amountText } from '#lib/subscription/amount-text.ts'
import { instantText } from '#lib/subscription/instant-text.ts'
import { downloadInvoice } from '#lib/subscription/queries/invoices-query.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const stateWords = { paid: 'paid', past_due: 'not paid yet', failed: 'not paid' } as const

export function InvoiceRow({ invoice }: { invoice: InvoiceAnswer }) {
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
