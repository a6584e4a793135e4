import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import { ChevronRight, LogOut, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAccount, useChangeUnit, useUnit } from '#lib/account.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session/use-session.ts'
import { unitOptions } from '#lib/unit-options.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { setTheme, type Theme, useTheme } from '#ui/theme.ts'

const themeOptions = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export default function SettingsScreen() {
  const unit = useUnit()
  const changeUnit = useChangeUnit()
  const theme = useTheme()
  return (
    <div className="mx-auto grid w-full max-w-xl gap-5">
      <title>Settings · Butterleaf</title>
      <PersonHeader />
      <Card padding="none" as="section" aria-label="Account">
        <SettingsLink
          to={paths['settings.account.weightTracker']}
          icon={<Target aria-hidden className="size-5" />}
        >
          Weight target
        </SettingsLink>
      </Card>
      <Card as="section" aria-label="How it looks" className="grid gap-4">
        <Choice label="Weights in">
          {unit ? (
            <Segmented<Unit>
              label="Weights in"
              options={unitOptions}
              value={unit}
              onValueChange={changeUnit.mutate}
            />
          ) : (
            <Skeleton shape="button" />
          )}
        </Choice>
        <Choice label="Theme">
          <Segmented<Theme> label="Theme" options={themeOptions} value={theme} onValueChange={setTheme} />
        </Choice>
      </Card>
      <Card padding="none">
        <SettingsLink to={paths.logout} icon={<LogOut aria-hidden className="size-5" />}>
          Log out
        </SettingsLink>
      </Card>
    </div>
  )
}

/** [SET-1] The name from the account; where the provider keeps it to itself, from the sign-in. */
function PersonHeader() {
  const { person } = useSession()
  const account = useAccount()
  const name = account.data?.name || person?.name || 'Your account'
  const email = account.data?.email ?? person?.email
  return (
    <header className="flex items-center gap-4">
      <Avatar name={name} className="size-16 text-lg" />
      <div className="min-w-0">
        <h1 className="truncate">{name}</h1>
        <p className="truncate text-muted">{email}</p>
      </div>
    </header>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span aria-hidden className="font-semibold">
        {label}
      </span>
      {children}
    </div>
  )
}

function SettingsLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className="flex min-h-16 items-center gap-4 rounded-card px-5 font-semibold hover:bg-sunk">
      <span className="text-leaf">{icon}</span>
      <span className="flex-1">{children}</span>
      <ChevronRight aria-hidden className="size-5 text-muted" />
    </Link>
  )
}
