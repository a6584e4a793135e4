import { themeKey } from '#ui/theme.ts'
import { unsentKey } from './offline/unsent-key.ts'
import { sessionHintKey } from './session/session-hint.ts'

/** Whatever the app keeps on a device has a name that begins so, features' own things too. */
const ours = 'butterleaf.'
/** How the device looks, and whether to ask for a session: neither says anything of a person. */
const ofNobody: readonly string[] = [themeKey, sessionHintKey]

/**
 * For a person who leaves: plan, lists, opened meals, timers, unit, ticks and all go, those of parts that aren't
 * loaded too. Where a session has only run out, ticks that wait for the server wait on, for the same person alone.
 */
export function forgetDevice({ keepsUnsent = false } = {}): void {
  try {
    const goes = (key: string) =>
      key.startsWith(ours) && !ofNobody.includes(key) && !(keepsUnsent && key === unsentKey)
    for (const key of Object.keys(localStorage).filter(goes)) localStorage.removeItem(key)
  } catch {
    // Storage refused: then nothing was kept.
  }
  // The browser tells the other tabs alone; stores of this one read anew, so that nothing rings any more.
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** What is typed is kept for the tab. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // As above.
  }
}
