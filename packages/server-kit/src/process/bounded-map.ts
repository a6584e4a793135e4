/** A map of limited size: a new value drops the one that was used longest ago. */
export class BoundedMap<Value extends object> {
  readonly #values = new Map<string, Value>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.#putLast(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#putLast(key, value)
    const [first] = this.#values.keys()
    if (this.#values.size > this.#most && first !== undefined) this.#values.delete(first)
  }

  delete(key: string): void {
    this.#values.delete(key)
  }

  /** The first entry was used longest ago. */
  #putLast(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
  }
}
