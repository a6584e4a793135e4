import type {} from 'vitest'

// What the global set-up hands to the tests of the PostgreSQL project: `inject('postgresAdminUrl')`.
declare module 'vitest' {
  export interface ProvidedContext {
    postgresAdminUrl: string
    /** The name of a database as after a first start. */
    postgresTemplate: string
  }
}
