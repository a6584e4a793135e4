import CircleHelp from 'virtual:lucide/circle-question-mark'
import Settings from 'virtual:lucide/settings'
import { Link, Outlet, ScrollRestoration } from 'react-router'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { OwnAvatar } from '#lib/own-avatar.tsx'
import { paths } from '#lib/paths.ts'
import { BottomNavigation, SideNavigation } from './navigation.tsx'
import { placesIn } from './places.ts'
import { RingingTimers } from './ringing-timers.tsx'
import { UnlockHint } from './unlock-hint.tsx'

/** Header, content, and the navigation: at the foot on a phone, at the side from 992 px. */
export function AppShell() {
  const template = usePlanQuery().data?.template
  const places = placesIn(template)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <ShellHeader />
      <SideNavigation places={places} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-lg px-4 pt-2 pb-32 outline-none lg:col-start-2 lg:row-start-2 lg:max-w-5xl lg:px-10 lg:pb-16"
      >
        <UnlockHint template={template} />
        <Outlet />
      </main>
      <RingingTimers />
      <BottomNavigation places={places} />
      <ScrollRestoration />
    </div>
  )
}

/** [APP-4] */
function ShellHeader() {
  return (
    <header className="mx-auto flex w-full max-w-lg items-center justify-between px-5 py-3 lg:col-start-2 lg:row-start-1 lg:max-w-5xl lg:justify-end lg:px-10">
      <Link to={paths.app} className="-my-2 py-2 font-display text-lg lg:hidden">
        Butterleaf
      </Link>
      <div className="flex items-center gap-2">
        <Link
          to={paths['app.support']}
          aria-label="Help"
          className="grid size-11 place-items-center rounded-full text-muted transition hover:bg-sunk hover:text-ink"
        >
          <CircleHelp aria-hidden className="size-6" />
        </Link>
        <Link to={paths.settings} aria-label="Settings" className="relative rounded-full">
          <OwnAvatar />
          <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full border border-hairline bg-surface text-ink">
            <Settings aria-hidden className="size-3" />
          </span>
        </Link>
      </div>
    </header>
  )
}
