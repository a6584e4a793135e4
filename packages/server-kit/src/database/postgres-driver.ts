import { type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely'

/**
 * Statements go out as they are asked, one behind the other on the same line, and a transaction's first doesn't wait for its beginning:
 * what is asked at once is one way to the database and back (decision 054).
 */
export class PipelinedPostgresDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    if (settings.isolationLevel || settings.accessMode) return begun
    // A plain one fails only with its connection, and then whatever is asked behind it fails as well.
    begun.catch(() => undefined)
  }
}
