import { deviceStorage } from '#lib/device/web-storage.ts'

/** Known without what tells timers apart, which only somebody with a timer need load. */
export function hasStoredTimers(): boolean {
  return (deviceStorage.read('butterleaf.timers') ?? '[]') !== '[]'
}
