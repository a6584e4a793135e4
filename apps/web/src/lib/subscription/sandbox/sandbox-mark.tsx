import { useBillingProvider } from '../billing-provider.ts'

/** Shown wherever something looks like money and isn't. */
export function SandboxMark() {
  if (useBillingProvider() !== 'sandbox') return null
  return (
    <span className="rounded-full bg-butter px-3 py-0.5 text-xs font-bold text-on-butter">
      Sandbox: no real money
    </span>
  )
}
