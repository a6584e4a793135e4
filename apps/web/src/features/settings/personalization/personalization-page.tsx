import { ArrowLeft } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'

/** [SET-2] A page of the personalization: one column, and the way back up, one step at a time. */
export function PersonalizationPage() {
  const isHub = useLocation().pathname.replace(/\/$/, '') === paths['settings.resources']
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <Link
        to={isHub ? paths.settings : paths['settings.resources']}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {isHub ? 'Settings' : 'Personalization'}
      </Link>
      <Outlet />
    </div>
  )
}
