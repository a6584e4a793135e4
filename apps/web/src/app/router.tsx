import { type ComponentType, useEffect } from 'react'
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigationType,
  useRouteError,
} from 'react-router'
import { isLostChunk } from '#lib/lost-chunk.ts'
import { forgetChosen, isChoiceEnding } from '#lib/meal-plan/choosing/choice-begun.ts'
import { paths, siteAddress } from '#lib/paths.ts'
import { useIsUnreachable } from '#lib/session/use-session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { keyOpenedPage, PageScroll } from './page-scroll.tsx'
import { OpeningScreen } from './plan/opening-screen.tsx'
import { RequireFirstWeek } from './plan/require-first-week.tsx'
import { RequirePlan } from './plan/require-plan.tsx'
import { screens } from './screens.ts'
import { CallbackScreen } from './session/callback-screen.tsx'
import { RequireSession } from './session/require-session.tsx'
import { SignInScreen } from './session/sign-in-screen.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { StartingScreen } from './starting-screen.tsx'

type Screen = () => Promise<{ default: ComponentType }>

const lazy = (load: Screen) => async () => ({ Component: (await load()).default })

const below = (hub: string, name: string) => async () => {
  const { SubPage } = await import('#features/settings/sub-page.tsx')
  return { element: <SubPage hub={hub} name={name} /> }
}
const belowAccount = below(paths['settings.account'], 'Account')

/** [ONB-1] Every step has an address; one screen shows them all. */
const onboardingSteps: RouteObject[] = Object.entries(paths)
  .filter(([name]) => name.startsWith('onboarding-'))
  .map(([, path]) => ({ path, element: null }))

const itemPaths = [
  paths['app.template.ready.item'],
  paths['app.template.preparing.day.item'],
  paths['app.template.day.item'],
] as const

/** [RCP-5] Cook mode fills the screen, so it is outside the shell, one step below the item. */
const cookRoutes: RouteObject[] = [
  ...itemPaths,
  paths['app.template.preparing.day.recipes.recipe'],
  paths['app.recipes.recipe'],
].map((path) => ({ path: `${path}/cook`, lazy: lazy(screens.cook) }))

/** [ONB-12] Between onboarding and the app: nothing to navigate to yet. [MAP-1] It is shown before payment, too. */
const firstWeekRoutes: RouteObject[] = [
  { path: paths['app.first-week'], lazy: lazy(screens.firstWeek) },
  { path: paths['app.first-week.recipe'], lazy: lazy(screens.firstWeekRecipe) },
]

const slotRoutes: RouteObject[] = [
  {
    path: paths['app.template.preparing.day.recipes'],
    lazy: lazy(screens.recipes),
    children: [
      { path: paths['app.template.preparing.day.recipes.recipe'], lazy: lazy(screens.recipePreview) },
    ],
  },
  { path: paths['app.template.preparing.day.leftovers'], lazy: lazy(screens.leftovers) },
  ...itemPaths.map((path) => ({ path, lazy: lazy(screens.item) })),
]

/** [SET-2] */
const personalizationRoutes: RouteObject[] = [
  { path: paths['settings.resources'], lazy: lazy(screens.personalization) },
  { path: paths['settings.resources.preferences'], lazy: lazy(screens.preferences) },
  { path: paths['settings.resources.food'], lazy: lazy(screens.food) },
  { path: paths['settings.resources.preferences.scaling'], lazy: lazy(screens.people) },
  { path: paths['settings.resources.profile'], lazy: lazy(screens.profile) },
  { path: paths['settings.resources.extras'], lazy: lazy(screens.extras) },
]

/** [MAP-5] One place with four tabs; a recipe stands outside of them. */
const recipeRoutes: RouteObject[] = [
  {
    lazy: lazy(screens.recipePlace),
    children: [
      { path: paths['app.recipes'], lazy: lazy(screens.allRecipes) },
      { path: paths['app.recipes.yours'], lazy: lazy(screens.ownRecipes) },
      { path: paths['app.recipes.liked'], lazy: lazy(screens.tastes) },
      { path: paths['app.recipes.avoided'], lazy: lazy(screens.tastes) },
    ],
  },
  { path: paths['app.recipes.recipe'], lazy: lazy(screens.recipe) },
  {
    lazy: below(paths['app.recipes.yours'], 'Your recipes'),
    children: [{ path: paths['app.recipes.yours.recipe'], lazy: lazy(screens.ownRecipe) }],
  },
]

const planRoutes: RouteObject[] = [
  { path: paths.app, element: <OpeningScreen /> },
  { path: paths['app.templates'], element: <OpeningScreen /> },
  ...recipeRoutes,
  {
    lazy: below(paths.app, 'Your plan'),
    children: [{ path: paths['app.history'], lazy: lazy(screens.history) }],
  },
  { path: paths['app.template.complete'], lazy: lazy(screens.complete) },
  { path: paths['app.template.ready'], lazy: lazy(screens.ready) },
  { path: paths['app.template.preparing.day'], lazy: lazy(screens.building) },
  { path: paths['app.template.shopping-list'], lazy: lazy(screens.shoppingList) },
  ...slotRoutes,
  { path: paths['app.weight-tracker'], lazy: lazy(screens.weightTracker) },
  {
    lazy: belowAccount,
    children: [{ path: paths['settings.account.weightTracker'], lazy: lazy(screens.weightTarget) }],
  },
  { lazy: below(paths['settings.resources'], 'Personalization'), children: personalizationRoutes },
]

const shellRoutes: RouteObject[] = [
  { path: paths.settings, lazy: lazy(screens.settings) },
  {
    lazy: belowAccount,
    children: [
      { path: paths['settings.account'], lazy: lazy(screens.account) },
      { path: paths['settings.account.password'], lazy: lazy(screens.password) },
      { path: paths['settings.account.calendar'], lazy: lazy(screens.calendar) },
      { path: paths['settings.account.reminders'], lazy: lazy(screens.reminders) },
      { path: paths['settings.account.passkeys'], lazy: lazy(screens.passkeys) },
      { path: paths['settings.account.tokens'], lazy: lazy(screens.tokens) },
      { path: paths['settings.account.assistants'], lazy: lazy(screens.assistants) },
      { path: paths['settings.account.subscription'], lazy: lazy(screens.billing) },
    ],
  },
  { path: paths['app.support'], lazy: lazy(screens.support) },
  { path: paths['app.support.answer'], lazy: lazy(screens.answer) },
  { path: paths.feed, lazy: lazy(screens.feed) },
  // Former addresses, after all that is there.
  { path: `${paths['settings.resources']}/*`, lazy: lazy(screens.moved) },
  { element: <RequirePlan />, children: planRoutes },
]

/** Addresses that the server answers with a page of the site. */
const siteRoutes: RouteObject[] = [
  paths.home,
  paths['home.alias'],
  paths['home.policy'],
  paths['home.disclaimer'],
  paths.recipes,
  paths['recipes.recipe'],
].map((path) => ({ path, element: <SiteRedirect /> }))

const routes: RouteObject[] = [
  ...siteRoutes,
  { path: paths['checkout.root'], lazy: lazy(screens.checkoutRoot) },
  { path: paths['checkout.plans'], lazy: lazy(screens.checkoutPlans) },
  { path: paths.auth, element: <SignInScreen /> },
  { path: paths.callback, element: <CallbackScreen /> },
  { path: paths.shared, lazy: lazy(screens.shared) },
  { path: paths.join, lazy: lazy(screens.join) },
  { path: paths.logout, lazy: lazy(screens.logout) },
  {
    element: <RequireSession />,
    children: [
      { path: paths['checkout.payment'], lazy: lazy(screens.checkoutPayment) },
      { path: paths.seat, lazy: lazy(screens.seat) },
      { path: paths.onboarding, lazy: lazy(screens.onboarding), children: onboardingSteps },
      { element: <RequireFirstWeek />, children: firstWeekRoutes },
      { element: <RequirePlan as="main" />, children: cookRoutes },
      {
        element: <AppShell />,
        children: [{ errorElement: <RouteErrorScreen as="div" />, children: shellRoutes }],
      },
    ],
  },
  ...(import.meta.env.DEV
    ? [{ path: '/ui', lazy: async () => ({ Component: (await import('../gallery/gallery.tsx')).default }) }]
    : []),
  { path: '*', lazy: lazy(screens.notFound) },
]

/** Above every screen, so that one component scrolls all of them, and takes a screen's toasts along with it. */
export function AllScreens() {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const { leaveScreen } = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    leaveScreen(isBack && !isChoiceEnding())
    forgetChosen()
  }, [pathname])
  return (
    <>
      <Outlet />
      <PageScroll />
    </>
  )
}

export function createRouter() {
  keyOpenedPage()
  return createBrowserRouter([
    {
      element: <AllScreens />,
      errorElement: <RouteErrorScreen />,
      hydrateFallbackElement: <></>,
      children: routes,
    },
  ])
}

/** [APP-9] Instead of a blank page: what happened, and a reload. Inside the shell there is a `main` already. */
function RouteErrorScreen({ as: Region = 'main' }: { as?: 'main' | 'div' }) {
  const error = useRouteError()
  const isOutOfReach = useIsUnreachable() || !navigator.onLine
  const reload = () => window.location.reload()
  return (
    <Region className="grid min-h-[60dvh] place-items-center">
      {isLostChunk(error) && isOutOfReach ? (
        <ErrorState heading="h1" title="This part needs a connection" onRetry={reload}>
          Without one there are your meals, this week’s recipes and the shopping list.
        </ErrorState>
      ) : isLostChunk(error) ? (
        <ErrorState heading="h1" title="There’s a newer Butterleaf" onRetry={reload} retryLabel="Reload">
          Part of this page couldn’t be loaded. A reload brings the current version.
        </ErrorState>
      ) : (
        <ErrorState heading="h1" title="Something went wrong here" onRetry={reload} retryLabel="Reload">
          Nothing you saved is lost. A reload usually helps.
        </ErrorState>
      )}
    </Region>
  )
}

/** The site's pages are documents of their own, not screens of the app: a link to one leaves the app. */
function SiteRedirect() {
  useEffect(enterSite, [])
  return <StartingScreen />
}

/** If the server answered this address with the app, it is spelled differently: reloading it would never end. */
function enterSite(): void {
  const { pathname, search, hash } = window.location
  const address = siteAddress(pathname)
  if (address === pathname) window.location.reload()
  else window.location.replace(address + search + hash)
}
