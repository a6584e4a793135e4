/**
 * Awaits statements that were sent at once in a transaction, and throws the first failure only when all have ended: a
 * statement that arrived after the transaction's end would be committed by itself.
 */
export async function awaitAllStatements(asked: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(asked)) if (end.status === 'rejected') throw end.reason
}
