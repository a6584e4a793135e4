import type { SubscriptionPrice } from '@butterleaf/contract/subscription/calls'
import { billingPriceCalls } from '@butterleaf/contract/subscription/price-calls'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { api } from '#lib/api/api.ts'
import { readSandboxPrice } from '../sandbox/sandbox-billing.ts'
import { clientConfig } from './client-config.ts'

/** [CHK-4] The provider's current price; a coupon that isn't good is refused with its sentence. */
export async function readPrice(plan: PlanCode, coupon: string | null): Promise<SubscriptionPrice> {
  const { billing } = await clientConfig()
  if (billing.provider === 'sandbox') return readSandboxPrice(plan, coupon)
  const query = coupon === null ? { plan_code: plan } : { plan_code: plan, coupon }
  return api.send(billingPriceCalls.price, { query })
}
