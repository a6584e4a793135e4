import { useClientConfig } from './providers/use-client-config.ts'

/** The billing provider; undefined until it is known. */
export function useBillingProvider(): string | undefined {
  return useClientConfig()?.billing.provider
}
