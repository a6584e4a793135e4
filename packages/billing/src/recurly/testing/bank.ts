import { randomBytes } from 'node:crypto'

/** The banks behind the site, and the confirmations they have received. */
export class Bank {
  /** From the step's answer to the action it confirmed. */
  readonly #confirmed = new Map<string, string>()

  /** The token that the browser's script gets for a confirmation. */
  confirm(action: string): string {
    const result = randomBytes(16).toString('base64url')
    this.#confirmed.set(result, action)
    return result
  }

  /** Each token is good once. */
  take(result: string, action: string): boolean {
    const isGood = this.#confirmed.get(result) === action
    if (isGood) this.#confirmed.delete(result)
    return isGood
  }
}
