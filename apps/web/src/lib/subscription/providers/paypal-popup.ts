import { useEffect, useRef } from 'react'
import { useClientConfig } from './client-config.ts'
import { openRecurlyScript, type RecurlyScript } from './recurly-script.ts'

/** [CHK-7] Gets an approval in PayPal's window; undefined where PayPal has a page of its own instead. */
export function usePaypalPopup(): (() => Promise<string>) | undefined {
  const billing = useClientConfig()?.billing
  const publicKey = billing?.provider === 'recurly' ? billing.publicKey : undefined
  const script = useRef<RecurlyScript>(undefined)
  useEffect(() => {
    // Loaded before the press: browsers block a window that opens long after it.
    if (publicKey) openRecurlyScript(publicKey).then((loaded) => (script.current = loaded), logFailure)
  }, [publicKey])
  return publicKey ? () => askPaypal(script.current) : undefined
}

/** [CHK-14] Without a token when it was canceled or failed; the form is then shown again. */
function askPaypal(recurly: RecurlyScript | undefined): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    if (!recurly) throw new TypeError('Recurly can’t be reached')
    const paypal = recurly.PayPal({ display: { displayName: 'Butterleaf' } })
    paypal.on('token', ({ id }) => resolve(id))
    paypal.on('cancel', () => reject(new Error('PayPal was canceled')))
    paypal.on('error', reject)
    paypal.start()
  })
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: CHK-14 asks for it
  console.warn('PayPal can’t be asked', error)
}
