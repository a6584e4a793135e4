import {
  type DeviceName,
  databaseName,
  deviceNames,
  foodTableCache,
  namePrefix,
  pictureCache,
} from './stored-names.ts'
import { device, removeTexts, tab } from './web-storage.ts'

/**
 * When a person leaves: deletes plan, lists, meals, pictures, timers, unit and unsent ticks. With `keepsUnsent`, for a session
 * that has only run out, ticks stay to be sent for the same person.
 */
export async function forgetDevice({ keepsUnsent = false } = {}): Promise<void> {
  removeTexts(device, (name) => {
    const belongsTo = name in deviceNames ? deviceNames[name as DeviceName] : 'person'
    const isKept = belongsTo === 'device' || (keepsUnsent && belongsTo === 'person, until sent')
    return name.startsWith(namePrefix) && !isKept
  })
  // The browser fires storage events in other tabs only; this makes the stores of this tab read again, so that no timer rings
  // any more.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  const caches = [pictureCache, foodTableCache]
  await Promise.allSettled([
    dropDatabase(),
    endPush({ keepsUnsent }),
    ...caches.map((name) => globalThis.caches?.delete(name)),
  ])
}

/** DOOR-3: the next person at the device gets none of these reminders. A session that has only run out keeps them. */
async function endPush({ keepsUnsent }: { keepsUnsent: boolean }): Promise<void> {
  if (keepsUnsent) return
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = await workers?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** While another tab reads from it, the browser deletes it right after. */
function dropDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB?.deleteDatabase(databaseName)
    if (!request) return resolve()
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}

/** Deletes drafts and pending work of this tab. */
export function forgetTab(): void {
  removeTexts(tab, () => true)
}
