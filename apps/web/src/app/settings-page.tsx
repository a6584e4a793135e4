import { ArrowLeft } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { paths } from '#lib/paths.ts'

/** A page below the settings: one column, and the way back up. */
export function SettingsPage() {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <Link
        to={paths.settings}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
      >
        <ArrowLeft aria-hidden className="size-5" />
        Settings
      </Link>
      <Outlet />
    </div>
  )
}
