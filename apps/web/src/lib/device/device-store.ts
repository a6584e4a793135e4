import type { DeviceName } from './stored-names.ts'
import { device, readText, removeText, storeText } from './web-storage.ts'

export interface DeviceStore<Value> {
  read(): Value
  write(value: Value): void
  remove(): void
  subscribe(listener: () => void): () => void
}

/**
 * A value that outlives the page and is the same in every tab. `parse` gets the stored text, also one of another app version,
 * and returns a usable value.
 */
export function createDeviceStore<Value>(
  name: DeviceName,
  parse: (stored: unknown) => Value,
): DeviceStore<Value> {
  let text: string | null | undefined
  let value: Value
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === name || key === null) notify()
  }
  return {
    // The same text gives the same object: React compares what it reads.
    read() {
      const stored = readText(device, name)
      if (stored !== text) {
        text = stored
        value = parse(parseJson(stored))
      }
      return value
    },
    write(next) {
      text = JSON.stringify(next)
      value = next
      storeText(device, name, text)
      notify()
    },
    remove() {
      removeText(device, name)
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
