import { device, readText } from '#lib/device/web-storage.ts'

/** Known without what tells timers apart, which only somebody with a timer need load. */
export function hasStoredTimers(): boolean {
  return (readText(device, 'butterleaf.timers') ?? '[]') !== '[]'
}
