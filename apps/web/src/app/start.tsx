import '../app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { forgetWhoLeft } from './forget-who-left.ts'
import { createRouter } from './router.tsx'
import { watchAccess } from './watch-access.ts'

const retriesOfReads = 2

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the server has answered for good is not asked again.
      retry: (failures, error) =>
        failures < retriesOfReads && !(error instanceof ApiProblem && error.status < 500),
    },
  },
})

forgetWhoLeft()
watchAccess(queries)

// These two deal with the provider by themselves; a silent renewal beside them would only race them.
const ownWays: readonly string[] = [paths.callback, paths.logout]
if (!ownWays.includes(window.location.pathname)) void session.start()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <UiProvider>
        <RouterProvider router={createRouter()} />
      </UiProvider>
    </QueryClientProvider>
  </StrictMode>,
)
