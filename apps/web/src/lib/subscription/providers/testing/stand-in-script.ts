import { vi } from 'vitest'
import type {
  FieldState,
  RecurlyElement,
  RecurlyPaypal,
  RecurlyScript,
  RecurlyThreeDSecure,
} from '../recurly-script.ts'

type Listener = (given: never) => void

/** Replaces Recurly's script: the test sets what is typed in its frames, and its answers. */
export class StandInRecurly {
  readonly configured: string[] = []
  readonly attached: HTMLElement[] = []
  readonly asked: unknown[] = []
  answer: { fault: unknown; token?: { id: string } } = { fault: null, token: { id: 'card-token' } }
  readonly #fields: Listener[] = []
  readonly #paypal = new Map<string, Listener>()
  readonly #bank = new Map<string, Listener>()

  script(): RecurlyScript {
    const element = () => this.#element()
    return {
      configure: (key) => void this.configured.push(key),
      Elements: () => ({
        CardNumberElement: element,
        CardMonthElement: element,
        CardYearElement: element,
        CardCvvElement: element,
      }),
      token: (_elements, person, done) => {
        this.asked.push(person)
        done(this.answer.fault as never, this.answer.token)
      },
      PayPal: (options) => {
        this.asked.push(options)
        return this.#paypalButton()
      },
      Risk: () => ({
        ThreeDSecure: (options) => {
          this.asked.push(options)
          return this.#bankStep()
        },
      }),
    }
  }

  /** The state of all four fields. */
  type(state: FieldState): void {
    for (const listener of this.#fields) (listener as (state: FieldState) => void)(state)
  }

  answerFromPaypal(event: 'token' | 'cancel' | 'error', given?: unknown): void {
    this.#paypal.get(event)?.(given as never)
  }

  answerFromBank(event: 'token' | 'error', given?: unknown): void {
    this.#bank.get(event)?.(given as never)
  }

  #element(): RecurlyElement {
    return {
      attach: (place) => void this.attached.push(place),
      remove: () => undefined,
      on: (_event, listener) => void this.#fields.push(listener as Listener),
    }
  }

  #bankStep(): RecurlyThreeDSecure {
    const on = (event: string, listener: Listener) => void this.#bank.set(event, listener)
    const attach = (place: HTMLElement) => void place.append('The bank’s frame')
    return { on, attach, remove: () => this.asked.push('removed') } as RecurlyThreeDSecure
  }

  #paypalButton(): RecurlyPaypal {
    const on = (event: string, listener: Listener) => void this.#paypal.set(event, listener)
    return { on, start: () => void this.asked.push('start'), destroy: () => undefined } as RecurlyPaypal
  }
}

/** Tests fetch no outside scripts: they are there at once, or not at all. */
export function serveScripts(arrive: (address: string) => boolean): { addresses: string[] } {
  const addresses: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      const script = node as HTMLScriptElement
      addresses.push(script.src)
      const event = new Event('test')
      queueMicrotask(() => (arrive(script.src) ? script.onload?.(event) : script.onerror?.(event)))
    }
  })
  return { addresses }
}
