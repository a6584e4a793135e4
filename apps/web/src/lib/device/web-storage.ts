import type { DeviceName, TabName } from './stored-names.ts'

/** Stores texts by name. Where the browser blocks storage, as in some private windows, a text lives as long as the page. */
interface Place<Name extends string> {
  open: () => Storage
  inMemory: Map<Name, string>
}

/** Shared by all tabs, and kept for later visits. */
export const device: Place<DeviceName> = { open: () => localStorage, inMemory: new Map() }

/** Survives a reload of the tab, and the way back from another site. */
export const tab: Place<TabName> = { open: () => sessionStorage, inMemory: new Map() }

export function readText<Name extends string>({ open, inMemory }: Place<Name>, name: Name): string | null {
  try {
    return open().getItem(name)
  } catch {
    return inMemory.get(name) ?? null
  }
}

/** False where storage is blocked or full. */
export function storeText<Name extends string>(
  { open, inMemory }: Place<Name>,
  name: Name,
  text: string,
): boolean {
  try {
    open().setItem(name, text)
    return true
  } catch {
    inMemory.set(name, text)
    return false
  }
}

export function removeText<Name extends string>({ open, inMemory }: Place<Name>, name: Name): void {
  inMemory.delete(name)
  try {
    open().removeItem(name)
  } catch {
    // Blocked: then the text was in memory only.
  }
}

/** Also removes names that are in no table. */
export function removeTexts(place: Place<string>, isMeant: (name: string) => boolean): void {
  for (const name of readNames(place).filter(isMeant)) removeText(place, name)
}

function readNames({ open, inMemory }: Place<string>): string[] {
  try {
    return Object.keys(open())
  } catch {
    return [...inMemory.keys()]
  }
}
