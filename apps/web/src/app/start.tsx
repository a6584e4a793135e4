import '../app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { createQueryClient } from '#lib/api/query-client.ts'
import { watchTyping } from '#lib/offline/busy.ts'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { watchAccess } from './plan/watch-access.ts'
import { createRouter } from './router.tsx'
import { forgetPreviousOwner } from './session/forget-previous-owner.ts'
import { reloadRestoredPage } from './session/reload-restored-page.ts'

const queries = createQueryClient()

forgetPreviousOwner()
watchTyping()
reloadRestoredPage()
watchAccess(queries)

// These two talk to the provider themselves; a silent renewal at the same time would race them.
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
