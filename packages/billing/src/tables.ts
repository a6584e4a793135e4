import type { RecurlyTables } from './recurly/tables.ts'
import type { SandboxTables } from './sandbox/tables.ts'

declare module '@butterleaf/server-kit/database/schema' {
  interface Schema extends BillingTables {}
}

export interface BillingTables extends RecurlyTables, SandboxTables {}
