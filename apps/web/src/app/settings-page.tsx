import { ArrowLeft } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'

/** A page below the settings: one column, and the way back up, one step at a time. */
export function SettingsPage() {
  const isAccount = useLocation().pathname.replace(/\/$/, '') === paths['settings.account']
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <Link
        to={isAccount ? paths.settings : paths['settings.account']}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {isAccount ? 'Settings' : 'Account'}
      </Link>
      <Outlet />
    </div>
  )
}
