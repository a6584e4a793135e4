/**
 * Of statements that are asked at once in a transaction: the first that failed is raised, and only when all have ended, since one that
 * is asked behind the transaction's end would be written by itself.
 */
export async function awaitAllStatements(asked: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(asked)) if (end.status === 'rejected') throw end.reason
}
