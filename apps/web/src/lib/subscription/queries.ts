import {
  type InvoiceAnswer,
  type SubscriptionAnswer,
  type SubscriptionPlan,
  type SubscriptionPrice,
  subscriptionCalls,
} from '@butterleaf/contract/subscription/calls'
import { billingPriceCalls } from '@butterleaf/contract/subscription/price-calls'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { queryOptions, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { saveFile } from '#lib/save-file.ts'
import { clientConfig } from './providers/client-config.ts'
import { readSandboxPrice } from './sandbox/sandbox-billing.ts'

export const subscriptionKey = ['subscription']

/** [SUB-3] Cached for the session; code that must not act on a stale answer refetches it. */
export function useSubscription({ isFresh = false } = {}): UseQueryResult<SubscriptionAnswer> {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: readSubscription,
    staleTime: Number.POSITIVE_INFINITY,
    ...(isFresh && { refetchOnMount: 'always', refetchOnWindowFocus: 'always' }),
  })
}

export function readSubscription(): Promise<SubscriptionAnswer> {
  return api.send(subscriptionCalls.read, {})
}

/** [CHK-1] Public: the prices are the same for all people. */
export function usePlans(): UseQueryResult<SubscriptionPlan[]> {
  return useQuery({
    queryKey: ['subscription-plans'],
    queryFn: () => api.send(subscriptionCalls.plans, {}),
    staleTime: 10 * 60_000,
  })
}

/** Long enough that a code which was just applied isn't requested twice. */
const freshMs = 5_000

/** [CHK-4] [CHK-5] The billing provider's price, fetched again on mount and for every other plan or coupon. */
export function usePrice(
  plan: PlanCode,
  coupon: string | null,
  { isAsked = true } = {},
): UseQueryResult<SubscriptionPrice> {
  const query = priceQuery(plan, coupon)
  return useQuery(isAsked ? query : { ...query, queryFn: skipToken })
}

export function priceQuery(plan: PlanCode, coupon: string | null) {
  return queryOptions({
    queryKey: ['subscription-price', plan, coupon],
    queryFn: () => readPrice(plan, coupon),
    staleTime: freshMs,
    refetchOnWindowFocus: false,
  })
}

/** [CHK-4] The provider's current price; a coupon that isn't good is refused with its sentence. */
async function readPrice(plan: PlanCode, coupon: string | null): Promise<SubscriptionPrice> {
  const { billing } = await clientConfig()
  if (billing.provider === 'sandbox') return readSandboxPrice(plan, coupon)
  const query = coupon === null ? { plan_code: plan } : { plan_code: plan, coupon }
  return api.send(billingPriceCalls.price, { query })
}

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
