import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { createQueryClient } from '#lib/api/query-client.ts'
import { UiProvider } from '#ui/ui-provider.tsx'

/** Renders a screen at its address, inside the app's providers. */
export function renderScreen(Screen: ComponentType, path: string, others: RouteObject[] = []) {
  const [pathname] = path.split('?', 1)
  return renderRoutes([{ path: pathname ?? '/', Component: Screen }, ...others], path)
}

/** The same for screens below others. */
export function renderRoutes(routes: RouteObject[], path: string) {
  const queries = createQueryClient()
  const defaults = queries.getDefaultOptions()
  queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false, staleTime: 0 } })
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <QueryClientProvider client={queries}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  )
  return { router, queries, user: userEvent.setup() }
}
