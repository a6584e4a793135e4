import { operationsCalls } from '@butterleaf/contract/operations/calls'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'

/** By whom payments are taken; undefined until that is known. */
export function useBillingProvider(): string | undefined {
  const config = useQuery({
    queryKey: ['config'],
    queryFn: () => api.send(operationsCalls.config, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return config.data?.billing.provider
}
