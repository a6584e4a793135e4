type Cached = Readonly<{ bytes: readonly Uint8Array[]; dependencies: readonly unknown[] }>

/** Caches a value's serialized bytes while the value lives and its dependencies are unchanged. */
export function cacheBytes<Value extends object>() {
  const cache = new WeakMap<Value, Cached>()
  return (
    value: Value,
    dependencies: readonly unknown[],
    write: () => readonly Uint8Array[],
  ): readonly Uint8Array[] => {
    const cached = cache.get(value)
    if (cached && areSame(cached.dependencies, dependencies)) return cached.bytes
    const bytes = write()
    cache.set(value, { bytes, dependencies })
    return bytes
  }
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at])
}
