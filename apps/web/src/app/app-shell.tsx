import { LineChart } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link, NavLink, Outlet, ScrollRestoration } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Avatar } from '#ui/avatar.tsx'

interface Place {
  to: string
  label: string
  shortLabel: string
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
}

/** [APP-4] What is built; the other places join with their screens. */
const places: readonly Place[] = [
  { to: paths['app.weight-tracker'], label: 'Weight Tracker', shortLabel: 'Weight', Icon: LineChart },
]

/** Header, content, and the navigation: at the foot on a phone, at the side from 992 px. */
export function AppShell() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <ShellHeader />
      <SideNavigation />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-lg px-4 pt-2 pb-32 outline-none lg:col-start-2 lg:row-start-2 lg:max-w-5xl lg:px-10 lg:pb-16"
      >
        <Outlet />
      </main>
      <BottomNavigation />
      <ScrollRestoration />
    </div>
  )
}

function ShellHeader() {
  const { person } = useSession()
  return (
    <header className="mx-auto flex w-full max-w-lg items-center justify-between px-5 py-3 lg:col-start-2 lg:row-start-1 lg:max-w-5xl lg:justify-end lg:px-10">
      <Link to={paths.app} className="-my-2 py-2 font-display text-lg lg:hidden">
        Butterleaf
      </Link>
      <Link to={paths.settings} aria-label="Settings" className="rounded-full">
        <Avatar name={person?.name || person?.email || '·'} />
      </Link>
    </header>
  )
}

function SideNavigation() {
  return (
    <div className="hidden border-r border-hairline lg:row-span-2 lg:block">
      <div className="sticky top-0 grid gap-6 p-6">
        <Link to={paths.app} className="px-3 font-display text-lg">
          Butterleaf
        </Link>
        <nav aria-label="Main" className="grid gap-1">
          {places.map(({ to, label, Icon }) => (
            <NavLink
              key={to}
              to={to}
              className="flex min-h-12 items-center gap-3 rounded-full px-4 font-semibold text-muted hover:bg-sunk aria-[current=page]:bg-leaf/12 aria-[current=page]:text-leaf"
            >
              <Icon aria-hidden className="size-5" />
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </div>
  )
}

function BottomNavigation() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-10 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-lg justify-around">
        {places.map(({ to, label, shortLabel, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              aria-label={label}
              className="group grid min-h-16 min-w-20 place-content-center justify-items-center gap-0.5 text-xs font-semibold text-muted aria-[current=page]:text-leaf"
            >
              <span className="grid h-8 w-14 place-items-center rounded-full group-aria-[current=page]:bg-leaf/15">
                <Icon aria-hidden className="size-5" />
              </span>
              {shortLabel}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
