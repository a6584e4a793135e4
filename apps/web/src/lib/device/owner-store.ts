import { createDeviceStore, type DeviceStore } from './device-store.ts'
import type { DeviceName } from './stored-names.ts'
import { device, readText } from './web-storage.ts'

type Owned<Value> = Value & Readonly<{ owner: string | null }>

let presentOwner: string | undefined

/** Called by the session with the present owner. Undefined while unknown, as in a start without a network. */
export function setPresentOwner(owner: string | undefined): void {
  presentOwner = owner
}

/** The present owner or, without a network, the person who signed in here last. */
export function getLastOwner(): string | undefined {
  return presentOwner ?? readText(device, 'butterleaf.owner') ?? undefined
}

/**
 * A device store with one person's value and their id. It is hidden from another person. A value stored while the owner is
 * unknown belongs to the next known owner.
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
