import ArrowLeft from 'virtual:lucide/arrow-left'
import { matchPath, Outlet, useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Link } from '#ui/link.tsx'

/** [SET-2] Pages below a hub of the settings: one column, or two where a page has them, and the way back up, one step at a time. */
export function SubPage({ hub, name }: { hub: string; name: string }) {
  const up = stepUp(useLocation().pathname, { hub, name })
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 xl:has-data-columns:max-w-5xl">
      <Link
        to={up.to}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {up.name}
      </Link>
      <Outlet />
    </div>
  )
}

function stepUp(at: string, { hub, name }: { hub: string; name: string }): { to: string; name: string } {
  return matchPath(hub, at) ? { to: paths.settings, name: 'Settings' } : { to: hub, name }
}
