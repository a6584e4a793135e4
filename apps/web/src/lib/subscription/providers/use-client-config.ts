import type { ClientConfig } from '@butterleaf/contract/operations/calls'
import { useQuery } from '@tanstack/react-query'
import { clientConfig } from './client-config.ts'

/** Undefined until it is known. */
export function useClientConfig(): ClientConfig | undefined {
  return useQuery({ queryKey: ['config'], queryFn: clientConfig, staleTime: Number.POSITIVE_INFINITY }).data
}
