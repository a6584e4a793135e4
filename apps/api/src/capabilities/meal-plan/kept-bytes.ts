type Kept = Readonly<{ bytes: readonly Uint8Array[]; beside: readonly unknown[] }>

/** What was written of a value is kept for as long as the value is, and used while all that was written beside it is the same. */
export function keptBytes<Value extends object>() {
  const written = new WeakMap<Value, Kept>()
  return (
    value: Value,
    beside: readonly unknown[],
    write: () => readonly Uint8Array[],
  ): readonly Uint8Array[] => {
    const kept = written.get(value)
    if (kept && areSame(kept.beside, beside)) return kept.bytes
    const bytes = write()
    written.set(value, { bytes, beside })
    return bytes
  }
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at])
}
