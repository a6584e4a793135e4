import { device, readText } from '#lib/device/web-storage.ts'

/** Answers without loading the code of timers, which only a person with a running timer needs. */
export function hasStoredTimers(): boolean {
  return (readText(device, 'butterleaf.timers') ?? '[]') !== '[]'
}
