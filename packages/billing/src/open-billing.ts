import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import type { BillingConfig } from './billing-config.ts'
import type { BillingProvider } from './billing-provider.ts'
import { sandboxBilling } from './sandbox/sandbox-billing.ts'

type BillingSettings = {
  isProduction: boolean
  publicUrl: string
  billing: BillingConfig
  requestsPerMinute: number
}

/** The one choice between the billing providers, made at start. */
export async function openBilling(
  { isProduction, publicUrl, billing, requestsPerMinute }: BillingSettings,
  { db, clock }: { db: Db; clock: Clock },
): Promise<BillingProvider> {
  if (billing.kind === 'recurly') {
    // Its client is loaded only where it is used.
    const { recurlyBilling } = await import('./recurly/recurly-billing.ts')
    return recurlyBilling(billing, { db, clock, requestsPerMinute })
  }
  if (isProduction && !billing.isAskedByName) {
    throw new ConfigError(
      'Nothing takes payments: the sandbox moves no real money and runs in production only by name (BILLING=sandbox). BILLING=recurly takes real payments.',
    )
  }
  return sandboxBilling({ db, clock, publicUrl, requestsPerMinute })
}
