import '../app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { createRouter } from './router.tsx'

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

// The callback ends a sign-in by itself; a silent renewal beside it would only race it.
if (window.location.pathname !== paths.callback) void session.start()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <UiProvider>
        <RouterProvider router={createRouter()} />
      </UiProvider>
    </QueryClientProvider>
  </StrictMode>,
)
