import { Banner } from '#ui/feedback/banner.tsx'
import { useBillingProvider } from '../billing-provider.ts'
import type { PayMethod } from '../card/pay-method.ts'

/** The cards and codes that work in the sandbox. */
export function SandboxHint({ method }: { method: PayMethod }) {
  if (useBillingProvider() !== 'sandbox') return null
  return (
    <Banner>
      <strong>Sandbox: no real money.</strong>{' '}
      {method === 'paypal'
        ? 'A page of our own stands in for PayPal.'
        : 'It takes test cards only, such as 4111 1111 1111 1111 with any date ahead and any three digits. Never type a real one.'}
    </Banner>
  )
}
