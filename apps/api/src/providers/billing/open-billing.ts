import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { ConfigError } from '../../config-error.ts'
import type { Db } from '../../persistence/database.ts'
import type { BillingProvider } from './billing-provider.ts'
import { sandboxBilling } from './sandbox/sandbox-billing.ts'

/** The one choice between the billing providers, made at start. */
export async function openBilling(
  { isProduction, publicUrl, billing, requestsPerMinute }: Config,
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
