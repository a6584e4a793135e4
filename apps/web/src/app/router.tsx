import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'
import { AppShell } from './app-shell.tsx'
import { CallbackScreen } from './callback-screen.tsx'
import { LogoutScreen } from './logout-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { RequireSession } from './require-session.tsx'
import { RouteErrorScreen } from './route-error-screen.tsx'
import { SettingsPage } from './settings-page.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

type Screen = () => Promise<{ default: ComponentType }>

const lazy = (load: Screen) => async () => ({ Component: (await load()).default })

const home = lazy(() => import('#features/home/home-screen.tsx'))

const signedInRoutes: RouteObject[] = [
  // The tracker is the first room of the house; the plan's screens will take this place.
  { path: paths.app, element: <Navigate to={paths['app.weight-tracker']} replace /> },
  {
    path: paths['app.weight-tracker'],
    lazy: lazy(() => import('#features/weight-tracker/weight-tracker-screen.tsx')),
  },
  { path: paths.settings, lazy: lazy(() => import('#features/settings/settings-screen.tsx')) },
  {
    element: <SettingsPage />,
    children: [
      {
        path: paths['settings.account.weightTracker'],
        lazy: lazy(() => import('#features/weight-tracker/target-screen.tsx')),
      },
    ],
  },
]

const routes: RouteObject[] = [
  { path: paths.home, lazy: home },
  { path: paths['home.alias'], lazy: home },
  { path: paths.auth, element: <SignInScreen /> },
  { path: paths.callback, element: <CallbackScreen /> },
  { path: paths.logout, element: <LogoutScreen /> },
  {
    element: <RequireSession />,
    children: [
      {
        element: <AppShell />,
        children: [{ errorElement: <RouteErrorScreen as="div" />, children: signedInRoutes }],
      },
    ],
  },
  ...(import.meta.env.DEV
    ? [{ path: '/ui', lazy: async () => ({ Component: (await import('../gallery/gallery.tsx')).default }) }]
    : []),
  { path: '*', element: <NotFoundScreen /> },
]

export function createRouter() {
  return createBrowserRouter([
    { errorElement: <RouteErrorScreen />, hydrateFallbackElement: <></>, children: routes },
  ])
}
