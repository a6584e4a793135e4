import ArrowLeft from 'virtual:lucide/arrow-left'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'

/** [SET-2] Pages below a hub of the settings: one column, or two where a page has them, and the way back up, one step at a time. */
export function SubPage({ hub, name }: { hub: string; name: string }) {
  const isHub = useLocation().pathname.replace(/\/$/, '') === hub
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 xl:has-data-columns:max-w-5xl">
      <Link
        to={isHub ? paths.settings : hub}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {isHub ? 'Settings' : name}
      </Link>
      <Outlet />
    </div>
  )
}
