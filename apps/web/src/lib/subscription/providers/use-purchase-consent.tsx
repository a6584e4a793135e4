import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { type ReactNode, useState } from 'react'
import { useClientConfig } from './client-config.ts'

const names: Readonly<Record<string, string>> = {
  ga4: 'Google Analytics',
  posthog: 'PostHog',
  plausible: 'Plausible',
}

/** [CHK-11] An unticked box, shown where the operator sends purchases to other services. */
export function usePurchaseConsent(): { field: ReactNode; answer: { tellOutside?: boolean } } {
  const sinks = useClientConfig()?.purchaseEvents ?? []
  const [isGiven, setGiven] = useState(false)
  if (sinks.length === 0) return { field: null, answer: {} }
  const list = joinWords(sinks.map((sink) => names[sink] ?? sink))
  return {
    field: (
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm text-muted">
        <input
          type="checkbox"
          checked={isGiven}
          onChange={(event) => setGiven(event.target.checked)}
          className="size-5 shrink-0 accent-leaf"
        />
        <span>Count this purchase with {list}: plan, price and coupon, without my name or address.</span>
      </label>
    ),
    answer: { tellOutside: isGiven },
  }
}
