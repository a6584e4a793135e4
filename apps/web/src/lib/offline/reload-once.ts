import { readText, storeText, tab } from '#lib/device/web-storage.ts'

const name = 'butterleaf.reloaded-for'

/** By itself a tab reloads a single time for each version: while servers change over, the page that comes may be the old one again. */
export function reloadOnceFor(version: string): void {
  if (readText(tab, name) === version) return
  // Storage refused: then the next visit brings it.
  if (storeText(tab, name, version)) window.location.reload()
}
