import { QueryClient } from '@tanstack/react-query'
import { isFinalAnswer } from './api-problem.ts'

const retriesOfReads = 2

/** What the app keeps of the server's answers. Without a network it fails soon and says so, instead of waiting unseen. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        // What the server has answered for good is not asked again.
        retry: (failures, error) => failures < retriesOfReads && !isFinalAnswer(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
