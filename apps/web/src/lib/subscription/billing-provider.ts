import { useClientConfig } from './providers/use-client-config.ts'

/** By whom payments are taken; undefined until that is known. */
export function useBillingProvider(): string | undefined {
  return useClientConfig()?.billing.provider
}
