import type { DeviceName, TabName } from './stored-names.ts'

/** Texts by name. Where the browser refuses storage, as in some private windows, a text lives as long as the page. */
class WebStorage<Name extends string> {
  readonly #open: () => Storage
  readonly #inMemory = new Map<string, string>()

  constructor(open: () => Storage) {
    this.#open = open
  }

  read(name: Name): string | null {
    try {
      return this.#open().getItem(name)
    } catch {
      return this.#inMemory.get(name) ?? null
    }
  }

  /** False where storage is refused or full. */
  write(name: Name, text: string): boolean {
    try {
      this.#open().setItem(name, text)
      return true
    } catch {
      this.#inMemory.set(name, text)
      return false
    }
  }

  remove(name: Name): void {
    this.#remove(name)
  }

  /** Also names that are in no table. */
  removeAll(isMeant: (name: string) => boolean): void {
    for (const name of this.#names().filter(isMeant)) this.#remove(name)
  }

  #remove(name: string): void {
    this.#inMemory.delete(name)
    try {
      this.#open().removeItem(name)
    } catch {
      // Refused: then it was in memory alone.
    }
  }

  #names(): string[] {
    try {
      return Object.keys(this.#open())
    } catch {
      return [...this.#inMemory.keys()]
    }
  }
}

/** What every tab sees and a later visit finds. */
export const deviceStorage = new WebStorage<DeviceName>(() => localStorage)

/** What a reload of the tab, or the way back from another site, finds. */
export const tabStorage = new WebStorage<TabName>(() => sessionStorage)
