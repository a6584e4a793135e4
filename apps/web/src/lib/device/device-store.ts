export interface DeviceStore<Value> {
  read(): Value
  write(value: Value): void
  subscribe(listener: () => void): () => void
}

/**
 * A value that outlives the page and is the same in every tab. `parse` gets whatever was stored, by an earlier
 * version of ours too, and answers with something usable. Where storage is refused it lives as long as the page.
 */
export function deviceStore<Value>(key: string, parse: (stored: unknown) => Value): DeviceStore<Value> {
  let raw: string | null | undefined
  let value = parse(undefined)
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  return {
    // The same text gives the same object: React compares what it reads.
    read() {
      const stored = storedText(key)
      if (stored !== undefined && stored !== raw) {
        raw = stored
        value = parse(parsedJson(stored))
      }
      return value
    },
    write(next) {
      value = next
      raw = JSON.stringify(next)
      storeText(key, raw)
      notify()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Undefined where storage is refused: what is in memory counts. */
function storedText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Refused or full: it holds until the page is left.
  }
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
