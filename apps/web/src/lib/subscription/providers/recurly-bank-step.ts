import { openRecurlyScript } from './recurly-script.ts'

interface Question {
  publicKey: string
  /** The action that Recurly has asked for. */
  action: string
  /** The element for the bank's frame; some banks confirm without one. */
  place: HTMLElement
}

export interface BankStep {
  /** Sent to Recurly with the same order. Never resolves once the step is removed. */
  result: Promise<string>
  remove(): void
}

/** [CHK-12] Recurly's own bank step (3-D Secure). What is typed there can't be read from here. */
export function askBank({ publicKey, action, place }: Question): BankStep {
  let isRemoved = false
  const opened = openRecurlyScript(publicKey).then((recurly) =>
    recurly.Risk().ThreeDSecure({ actionTokenId: action }),
  )
  const result = new Promise<string>((resolve, reject) => {
    const fail = (error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the screen says it in our words; the cause is for the operator
      console.warn('The bank can’t be asked', error)
      if (!isRemoved) reject(error)
    }
    opened.then((step) => {
      step.on('token', ({ id }) => !isRemoved && resolve(id))
      step.on('error', fail)
      step.attach(place)
    }, fail)
  })
  const remove = () => {
    isRemoved = true
    opened.then(
      (step) => step.remove(),
      () => undefined,
    )
  }
  return { result, remove }
}
