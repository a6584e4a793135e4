import { type ClientConfig, operationsCalls } from '@butterleaf/contract/operations/calls'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'

let kept: Promise<ClientConfig> | undefined

/** [SUB-4] The billing and captcha providers; fetched once, and again after a failure. */
export function clientConfig(): Promise<ClientConfig> {
  kept ??= api.send(operationsCalls.config, {}).catch((error: unknown) => {
    kept = undefined
    throw error
  })
  return kept
}

/** Undefined until it is known. */
export function useClientConfig(): ClientConfig | undefined {
  return useQuery({ queryKey: ['config'], queryFn: clientConfig, staleTime: Number.POSITIVE_INFINITY }).data
}
