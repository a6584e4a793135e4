import { randomBytes } from 'node:crypto'

/** The banks behind the site, and what people have told them. */
export class Bank {
  /** By what the step answers, what it was begun with. */
  readonly #confirmed = new Map<string, string>()

  /** What the browser's script would have made of a yes. */
  confirm(action: string): string {
    const result = randomBytes(16).toString('base64url')
    this.#confirmed.set(result, action)
    return result
  }

  /** Each is good once. */
  take(result: string, action: string): boolean {
    const isGood = this.#confirmed.get(result) === action
    if (isGood) this.#confirmed.delete(result)
    return isGood
  }
}
