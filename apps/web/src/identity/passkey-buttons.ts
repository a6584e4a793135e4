import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser'

/** The server's challenge lives five minutes. */
const renewMs = 4 * 60_000

/** Shows the buttons for passkeys where the browser has them, and offers passkeys among the addresses it fills in. */
export function offerPasskeys(page: Document): void {
  const buttons = [...page.querySelectorAll<HTMLButtonElement>('button[data-passkey-options]')]
  if (!browserSupportsWebAuthn()) {
    for (const button of buttons) button.remove()
    return
  }
  for (const button of buttons) {
    const stopOffering = offerInField(page, button)
    button.hidden = false
    if (button.form) button.form.hidden = false
    button.addEventListener('click', (event) => {
      event.preventDefault()
      stopOffering()
      pressPasskey(button)
    })
  }
}

function pressPasskey(button: HTMLButtonElement): void {
  showFault(button, '')
  button.setAttribute('aria-busy', 'true')
  answerWithPasskey(button)
    .catch((error: unknown) => showFault(button, faultText(error)))
    .finally(() => button.removeAttribute('aria-busy'))
}

async function answerWithPasskey(button: HTMLButtonElement, useBrowserAutofill = false): Promise<void> {
  const { form } = button
  if (!form) return
  const optionsJSON = await askForOptions(form, button.dataset.passkeyOptions ?? '')
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill })
  const field = form.elements.namedItem('credential')
  if (field instanceof HTMLInputElement) field.value = JSON.stringify(credential)
  form.submit()
}

/** The address field's suggestions hold passkeys, until the button is pressed. A refusal there needs no words. */
function offerInField(page: Document, button: HTMLButtonElement): () => void {
  if (!page.querySelector('input[autocomplete~="webauthn"]')) return () => undefined
  let renewal: ReturnType<typeof setInterval> | undefined
  let isOver = false
  const offer = () => void answerWithPasskey(button, true).catch(() => undefined)
  void browserSupportsWebAuthnAutofill().then((isSupported) => {
    if (!isSupported || isOver) return
    offer()
    renewal = setInterval(offer, renewMs)
  })
  return () => {
    isOver = true
    clearInterval(renewal)
  }
}

async function askForOptions(
  form: HTMLFormElement,
  address: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const token = new FormData(form).get('token')
  const body = new URLSearchParams(typeof token === 'string' ? { token } : {})
  const answer = await fetch(address, { method: 'POST', body })
  if (!answer.ok || !/json/.test(answer.headers.get('content-type') ?? '')) throw new Error('no challenge')
  return answer.json()
}

function showFault({ form }: HTMLButtonElement, text: string): void {
  const fault = form?.querySelector<HTMLElement>('[data-passkey-fault]')
  if (!fault) return
  fault.hidden = text === ''
  fault.textContent = text
}

function faultText(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was used. Try again, or go another way.'
  if (name === 'SecurityError') return 'Passkeys don’t work at this address. Go another way.'
  return 'That didn’t work. Load the page again, or go another way.'
}
