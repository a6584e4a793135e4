import { createDeviceStore, type DeviceStore } from './device-store.ts'
import type { DeviceName } from './stored-names.ts'
import { device, readText } from './web-storage.ts'

type Owned<Value> = Value & Readonly<{ owner: string | null }>

let presentOwner: string | undefined

/** Told by the session: who uses the device now. Undefined while nobody is known, as in a start without a network. */
export function setPresentOwner(owner: string | undefined): void {
  presentOwner = owner
}

/** Who uses the device now or, without a network, who signed in here last. */
export function getLastOwner(): string | undefined {
  return presentOwner ?? readText(device, 'butterleaf.owner') ?? undefined
}

/**
 * A device store whose value is one person's, with their id beside it. It is hidden from another person. Stored while
 * nobody is known, it belongs to the next person who is.
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
    write: (value) => store.write({ ...value, owner: presentOwner ?? readOwn().owner }),
    remove: store.remove,
    subscribe: store.subscribe,
  }
}

function isOfSomeoneElse(owner: string | null): boolean {
  return owner !== null && presentOwner !== undefined && owner !== presentOwner
}

function isObject(stored: unknown): stored is object {
  return typeof stored === 'object' && stored !== null
}
