const key = 'butterleaf.reloaded-for'

/** By itself a tab reloads a single time for each version: while servers change over, the page that comes may be the old one again. */
export function reloadOnceFor(version: string): void {
  try {
    if (sessionStorage.getItem(key) === version) return
    sessionStorage.setItem(key, version)
    window.location.reload()
  } catch {
    // Storage refused: then the next visit brings it.
  }
}
