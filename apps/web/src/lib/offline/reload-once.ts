import { readText, storeText, tab } from '#lib/device/web-storage.ts'

const name = 'butterleaf.reloaded-for'

/**
 * A tab reloads by itself only once for each version: while servers are being updated, the page it gets may be the old one
 * again.
 */
export function reloadOnceFor(version: string): void {
  if (readText(tab, name) === version) return
  // Where storage is blocked, the next visit loads it.
  if (storeText(tab, name, version)) window.location.reload()
}
