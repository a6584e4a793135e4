import { type SubscriptionPrice, sandboxBillingCalls } from '@butterleaf/contract/subscription/calls'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { visitorApi } from '#lib/api/visitor-api.ts'

export interface CardDetails {
  number: string
  month: string
  year: string
  cvv: string
  firstName: string
  lastName: string
}

/** [CHK-10] A provider like any other: it gets no access token of ours, and we get no card. */

/** [CHK-4] The current price; a coupon that isn't good is refused with its sentence. */
export function readSandboxPrice(plan: PlanCode, coupon: string | null): Promise<SubscriptionPrice> {
  const query = coupon === null ? { plan_code: plan } : { plan_code: plan, coupon }
  return visitorApi.send(sandboxBillingCalls.price, { query })
}

/** Good once, and for a short time. */
export async function makeCardToken({ firstName, lastName, ...card }: CardDetails): Promise<string> {
  const body = { ...card, first_name: firstName, last_name: lastName }
  const { id } = await visitorApi.send(sandboxBillingCalls.makeToken, { body })
  return id
}

interface PageAsked {
  returnTo: string
  /** Returned with the answer, so that only an answer to our own question counts. */
  state: string
}

interface ApprovalAsked extends PageAsked {
  /** Undefined where nothing is bought now. */
  plan: string | undefined
}

/** [CHK-7] The address of PayPal's page; it returns with the answer in the fragment. */
export function paypalAddress({ plan, returnTo, state }: ApprovalAsked): string {
  return `/sandbox-billing/paypal?${new URLSearchParams({ plan_code: plan ?? '', return_to: returnTo, state })}`
}

/** The address of the bank's page; it returns as PayPal's does. */
export function bankAddress({ action, returnTo, state }: PageAsked & { action: string }): string {
  return `/sandbox-billing/bank?${new URLSearchParams({ action, return_to: returnTo, state })}`
}
