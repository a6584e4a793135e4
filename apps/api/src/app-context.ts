import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './persistence/database.ts'
import type { Planner } from './planner/planner.ts'
import type { BillingProvider } from './providers/billing/billing-provider.ts'
import type { CaptchaProvider } from './providers/captcha/captcha-provider.ts'
import type { FlagSource } from './providers/flags/flag-source.ts'
import type { IdentityProvider } from './providers/identity/identity-provider.ts'
import type { MailProvider } from './providers/mail/mail-provider.ts'
import type { PurchaseEvents } from './providers/purchase-events/purchase-events.ts'
import type { RecipeSource } from './recipes/recipe-source.ts'

/** What the app is built from. Everything that differs between a test and production stands here. */
export interface AppContext {
  config: Config
  clock: Clock
  database: Database
  identity: IdentityProvider
  mail: MailProvider
  billing: BillingProvider
  captcha: CaptchaProvider
  purchaseEvents: PurchaseEvents
  flags: FlagSource
  recipes: RecipeSource
  planner: Planner
}
