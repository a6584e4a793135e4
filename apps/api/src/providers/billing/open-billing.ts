import type { Clock } from '../../clock.ts'
import { type Config, ConfigError } from '../../config.ts'
import type { Db } from '../../persistence/database.ts'
import type { BillingProvider } from './billing-provider.ts'
import { sandboxBilling } from './sandbox/sandbox-billing.ts'

/** The one choice between the billing providers, made at start. */
export async function openBilling(
  { isProduction, publicUrl, billing, requestsPerMinute }: Config,
  { db, clock }: { db: Db; clock: Clock },
): Promise<BillingProvider> {
  if (isProduction && !billing.isAskedByName) {
    throw new ConfigError(
      'Nothing takes payments: the sandbox moves no real money and runs in production only by name (BILLING=sandbox).',
    )
  }
  return sandboxBilling({ db, clock, publicUrl, requestsPerMinute })
}
