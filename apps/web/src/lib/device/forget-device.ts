import { countingChoiceKey } from '../counting-choice.ts'
import { unsentKey } from '../offline/unsent-key.ts'
import { sessionHintKey } from '../session/session-hint.ts'
import { databaseName, pictureCache } from './stored-names.ts'
import { themeKey } from './theme.ts'

/** Whatever the app keeps on a device has a name that begins so, features' own things too. */
const ours = 'butterleaf.'
/** How the device looks, whether to ask for a session or to count pages: none says anything of a person. */
const ofNobody: readonly string[] = [themeKey, sessionHintKey, countingChoiceKey]

/**
 * For a person who leaves: plan, lists, meals, pictures, timers, unit, ticks and all go, those of parts that aren't
 * loaded too. Where a session has only run out, ticks that wait for the server wait on, for the same person alone.
 */
export async function forgetDevice({ keepsUnsent = false } = {}): Promise<void> {
  try {
    const goes = (key: string) =>
      key.startsWith(ours) && !ofNobody.includes(key) && !(keepsUnsent && key === unsentKey)
    for (const key of Object.keys(localStorage).filter(goes)) localStorage.removeItem(key)
  } catch {
    // Storage refused: then nothing was kept.
  }
  // The browser tells the other tabs alone; stores of this one read anew, so that nothing rings any more.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  await Promise.allSettled([dropDatabase(), globalThis.caches?.delete(pictureCache)])
}

/** Another tab may be reading from it: the browser drops it right after. */
function dropDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.deleteDatabase(databaseName)
    if (!request) return resolve()
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}

/** What is typed is kept for the tab. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // As above.
  }
}
