/** A map of limited size: a new value drops those that were used longest ago. Values weigh 1 each unless `weigh` tells more. */
export class BoundedMap<Value extends object> {
  readonly #values = new Map<string, Value>()
  readonly #most: number
  readonly #weigh: (value: Value) => number
  #weight = 0

  constructor(most: number, weigh: (value: Value) => number = () => 1) {
    this.#most = most
    this.#weigh = weigh
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.#putLast(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.delete(key)
    this.#values.set(key, value)
    this.#weight += this.#weigh(value)
    for (const first of this.#values.keys()) {
      if (this.#weight <= this.#most) return
      this.delete(first)
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#weight -= this.#weigh(value)
  }

  /** The first entry was used longest ago. */
  #putLast(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
  }
}
