import { getPresentOwner, isOfSomeoneElse } from './device-owner.ts'
import { createDeviceStore, type DeviceStore } from './device-store.ts'
import type { DeviceName } from './stored-names.ts'

type Owned<Value> = Value & Readonly<{ owner: string | null }>

/**
 * A device store whose value is one person's, with their id beside it. Stored while nobody is known, it belongs to the
 * next person who is.
 */
export function createOwnerStore<Value extends object>(name: DeviceName, empty: Value): DeviceStore<Value> {
  const unowned: Owned<Value> = { ...empty, owner: null }
  const store = createDeviceStore<Owned<Value>>(name, (stored) =>
    isObject(stored) ? { ...unowned, ...stored } : unowned,
  )
  const readOwn = () => {
    const stored = store.read()
    return isOfSomeoneElse(stored.owner) ? unowned : stored
  }
  return {
    read: readOwn,
    write: (value) => store.write({ ...value, owner: getPresentOwner() ?? readOwn().owner }),
    remove: store.remove,
    subscribe: store.subscribe,
  }
}

function isObject(stored: unknown): stored is object {
  return typeof stored === 'object' && stored !== null
}
