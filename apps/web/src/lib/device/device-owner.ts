import { deviceStorage } from './web-storage.ts'

let presentOwner: string | undefined

/** Told by the session; undefined while nobody is known, as in a start without a network. */
export function setPresentOwner(owner: string | undefined): void {
  presentOwner = owner
}

/** Who uses the device now. */
export function getPresentOwner(): string | undefined {
  return presentOwner
}

/** Who uses the device now or, without a network, who signed in here last. */
export function getLastOwner(): string | undefined {
  return presentOwner ?? deviceStorage.read('butterleaf.owner') ?? undefined
}

/** What is stored for one person is hidden from another. */
export function isOfSomeoneElse(owner: string | null): boolean {
  return owner !== null && presentOwner !== undefined && owner !== presentOwner
}
