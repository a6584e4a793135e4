import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './persistence/database.ts'
import type { Planner } from './planner/planner.ts'
import type { IdentityProvider } from './providers/identity/identity-provider.ts'
import type { Cookbook } from './recipes/cookbook.ts'

/** What the app is built from. Everything that differs between a test and production stands here. */
export interface AppContext {
  config: Config
  clock: Clock
  database: Database
  identity: IdentityProvider
  cookbook: Cookbook
  planner: Planner
}
