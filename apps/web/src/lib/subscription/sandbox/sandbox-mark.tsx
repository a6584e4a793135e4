import { Banner } from '#ui/feedback/banner.tsx'
import type { PayMethod } from '../card/pay-method.ts'
import { useClientConfig } from '../providers/client-config.ts'

/** Shown wherever something looks like money and isn't. */
export function SandboxMark() {
  if (useBillingProvider() !== 'sandbox') return null
  return (
    <span className="rounded-full bg-butter px-3 py-0.5 text-xs font-bold text-on-butter">
      Sandbox: no real money
    </span>
  )
}

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

/** The billing provider; undefined until it is known. */
function useBillingProvider(): string | undefined {
  return useClientConfig()?.billing.provider
}
