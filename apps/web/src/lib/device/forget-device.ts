import { type DeviceName, databaseName, deviceNames, namePrefix, pictureCache } from './stored-names.ts'
import { device, removeTexts, tab } from './web-storage.ts'

/**
 * For a person who leaves: plan, lists, meals, pictures, timers, unit and unsent ticks go. `keepsUnsent` where a session
 * has only run out: then ticks stay to be sent for the same person.
 */
export async function forgetDevice({ keepsUnsent = false } = {}): Promise<void> {
  removeTexts(device, (name) => {
    const belongsTo = name in deviceNames ? deviceNames[name as DeviceName] : 'person'
    const isKept = belongsTo === 'device' || (keepsUnsent && belongsTo === 'person, until sent')
    return name.startsWith(namePrefix) && !isKept
  })
  // The browser tells the other tabs alone; stores of this one read again, so that no timer rings any more.
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

/** What is typed, and what is under way in this tab. */
export function forgetTab(): void {
  removeTexts(tab, () => true)
}
