import { ApiProblem } from '#lib/api/api-problem.ts'
import { loadScript } from './load-script.ts'

const address = 'https://js.recurly.com/v4/recurly.js'

/** The parts of Recurly's script that we use. */
export interface RecurlyScript {
  configure(publicKey: string): void
  Elements(): RecurlyElements
  token(elements: RecurlyElements, person: RecurlyPerson, done: TokenHandler): void
  PayPal(options: { display: { displayName: string } }): RecurlyPaypal
  Risk(): { ThreeDSecure(options: { actionTokenId: string }): RecurlyThreeDSecure }
}

export interface RecurlyElements {
  CardNumberElement(options: object): RecurlyElement
  CardMonthElement(options: object): RecurlyElement
  CardYearElement(options: object): RecurlyElement
  CardCvvElement(options: object): RecurlyElement
}

export interface RecurlyElement {
  attach(parent: HTMLElement): void
  remove(): void
  on(event: 'change', listener: (state: FieldState) => void): void
}

export interface FieldState {
  valid: boolean
  empty: boolean
  focus: boolean
}

export interface RecurlyPaypal {
  on(event: 'token', listener: (token: { id: string }) => void): void
  on(event: 'cancel', listener: () => void): void
  on(event: 'error', listener: (error: unknown) => void): void
  start(): void
  destroy(): void
}

export interface RecurlyThreeDSecure {
  on(event: 'token', listener: (token: { id: string }) => void): void
  on(event: 'error', listener: (error: unknown) => void): void
  attach(place: HTMLElement): void
  remove(): void
}

export interface RecurlyPerson {
  first_name: string
  last_name: string
}

interface RecurlyFault extends Error {
  code: string
  details?: readonly { field: string; messages: readonly string[] }[]
}

type TokenHandler = (fault: RecurlyFault | null, token?: { id: string }) => void

let configured: Promise<RecurlyScript> | undefined

export function openRecurlyScript(publicKey: string): Promise<RecurlyScript> {
  configured ??= loadScript(address).then(
    () => {
      const { recurly } = window as unknown as { recurly: RecurlyScript }
      recurly.configure(publicKey)
      return recurly
    },
    (error: unknown) => {
      configured = undefined
      throw error
    },
  )
  return configured
}

/** [CHK-10] Turns Recurly's fields into Recurly's token: no card ever passes through here. */
export function makeRecurlyToken(
  recurly: RecurlyScript,
  elements: RecurlyElements,
  person: RecurlyPerson,
): Promise<string> {
  return new Promise((resolve, reject) => {
    recurly.token(elements, person, (fault, token) => {
      if (token) resolve(token.id)
      else reject(fault ? problemOf(fault) : new TypeError('No token'))
    })
  })
}

/** [CHK-12] As a problem with one fault a field. [CHK-14] Faults that Recurly's form finds are shown by our flags only. */
function problemOf(fault: RecurlyFault): Error {
  const faults = (fault.details ?? []).flatMap(({ field, messages }) =>
    messages.map((message) => ({ field, message })),
  )
  if (fault.code === 'validation' || faults.length === 0) return fault
  return new ApiProblem('token-refused', { title: 'Token refused', detail: fault.message, errors: faults })
}
