import { type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely'

/**
 * Sends statements without waiting for the ones before, and a transaction's first without waiting for `begin`: statements
 * issued at once take one round trip (decision 054).
 */
export class PipelinedPostgresDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    if (settings.isolationLevel || settings.accessMode) return begun
    // A plain `begin` fails only with its connection, and then every statement after it fails as well.
    begun.catch(() => undefined)
  }
}
