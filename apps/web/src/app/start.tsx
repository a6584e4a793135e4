import '../app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { createQueryClient } from '#lib/api/query-client.ts'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { watchAccess } from './plan/watch-access.ts'
import { createRouter } from './router.tsx'
import { forgetWhoLeft } from './session/forget-who-left.ts'
import { reloadBroughtBack } from './session/reload-brought-back.ts'

const queries = createQueryClient()

forgetWhoLeft()
reloadBroughtBack()
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
