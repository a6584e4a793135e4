/** The values of those keys that have one. */
type LookUpAll<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>

/**
 * Lookups of one turn of the event loop become one query: many concurrent readers cost the database little more than one. Each
 * is answered by a query that began after it asked.
 */
export function batchLookups<Value>(
  lookUpAll: LookUpAll<Value>,
): (key: string) => Promise<Value | undefined> {
  let keys = new Set<string>()
  let pending: Promise<ReadonlyMap<string, Value>> | undefined
  const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
  const lookUpBatch = async () => {
    await endOfTurn()
    const batch = [...keys]
    keys = new Set()
    pending = undefined
    return lookUpAll(batch)
  }
  return async (key) => {
    keys.add(key)
    pending ??= lookUpBatch()
    const values = await pending
    return values.get(key)
  }
}
