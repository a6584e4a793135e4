import { QueryClient } from '@tanstack/react-query'
import { isFinalAnswer } from './api-problem.ts'

const retriesOfReads = 2

/** The cache of the server's answers. Without a network a query fails soon and says so, instead of pausing silently. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        // A final answer isn't retried.
        retry: (failures, error) => failures < retriesOfReads && !isFinalAnswer(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
