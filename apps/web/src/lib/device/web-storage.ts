import type { DeviceName, TabName } from './stored-names.ts'

/** Where texts are stored by name. The browser may refuse that, as in some private windows: then a text lives as long as the page. */
interface Place<Name extends string> {
  open: () => Storage
  inMemory: Map<Name, string>
}

/** What every tab sees and a later visit finds. */
export const device: Place<DeviceName> = { open: () => localStorage, inMemory: new Map() }

/** What a reload of the tab, or the way back from another site, finds. */
export const tab: Place<TabName> = { open: () => sessionStorage, inMemory: new Map() }

export function readText<Name extends string>({ open, inMemory }: Place<Name>, name: Name): string | null {
  try {
    return open().getItem(name)
  } catch {
    return inMemory.get(name) ?? null
  }
}

/** False where storage is refused or full. */
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
    // Refused: then it was in memory alone.
  }
}

/** Also those whose name is in no table. */
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
