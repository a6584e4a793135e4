import { type InvoiceAnswer, subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { saveFile } from '#lib/save-file.ts'
import { subscriptionKey } from './subscription-query.ts'

/** Newest first; fetched again with the subscription itself. */
export function useInvoices(): UseQueryResult<InvoiceAnswer[]> {
  return useQuery({
    queryKey: [...subscriptionKey, 'invoices'],
    queryFn: () => api.send(subscriptionCalls.invoices, {}),
  })
}

export async function downloadInvoice(number: string): Promise<void> {
  const response = await api.open(subscriptionCalls.invoice, { params: { number } })
  saveFile(`butterleaf-invoice-${number}.pdf`, await response.blob())
}
