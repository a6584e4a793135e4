/** LIFE-3: the last thing said of an entry or extra, by a device and at a time it gave; without a value it is deleted. */
export type LogWrite<Value extends { id: string }> = Readonly<{
  id: string
  atMs: number
  value: Value | undefined
}>

/** One write an id, the last. In any order and any number of times, the same comes out. */
export function mergeLogWrites<Value extends { id: string }>(
  some: readonly LogWrite<Value>[],
  others: readonly LogWrite<Value>[],
): LogWrite<Value>[] {
  const latest = new Map<string, LogWrite<Value>>()
  for (const write of [...some, ...others]) {
    const held = latest.get(write.id)
    if (!held || isLaterWrite(write, held)) latest.set(write.id, write)
  }
  return [...latest.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** At the same instant what was deleted stays deleted, and of two values the same one counts on every device. */
export function isLaterWrite<Value extends { id: string }>(
  write: LogWrite<Value>,
  than: LogWrite<Value>,
): boolean {
  if (write.atMs !== than.atMs) return write.atMs > than.atMs
  if (!write.value || !than.value) return !write.value && than.value !== undefined
  return orderedText(write.value) > orderedText(than.value)
}

/** A clock that runs ahead must not hold an entry forever. */
export function capWrite<Value extends { id: string }>(
  write: LogWrite<Value>,
  nowMs: number,
): LogWrite<Value> {
  return write.atMs > nowMs ? { ...write, atMs: nowMs } : write
}

export function isSameWrite<Value extends { id: string }>(
  one: LogWrite<Value>,
  other: LogWrite<Value>,
): boolean {
  return one.id === other.id && orderedText(one.value) === orderedText(other.value)
}

/** The same for equal values, whatever the order of their fields. */
function orderedText(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  )
}

/** What stands after all writes. */
export function valuesOf<Value extends { id: string }>(writes: readonly LogWrite<Value>[]): Value[] {
  return writes.flatMap(({ value }) => value ?? [])
}
