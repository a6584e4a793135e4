import CircleHelp from 'virtual:lucide/circle-question-mark'
import LogOut from 'virtual:lucide/log-out'
import SlidersHorizontal from 'virtual:lucide/sliders-horizontal'
import UserRound from 'virtual:lucide/user-round'
import Users from 'virtual:lucide/users'
import { useAccount } from '#lib/account.ts'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { OwnAvatar } from '#lib/own-avatar.tsx'
import { paths } from '#lib/paths.ts'
import { tableName, useSeat } from '#lib/seat/use-seat.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Card } from '#ui/surface/card.tsx'
import { SettingsLink } from './settings-link.tsx'
import { UnitsAndTheme } from './units-and-theme.tsx'

/** [SET-1] */
export default function SettingsScreen() {
  const hasPlan = Boolean(usePlanQuery().data)
  const { data: seat } = useSeat()
  return (
    <div className="mx-auto grid w-full max-w-xl gap-5 xl:max-w-5xl xl:grid-cols-2 xl:items-start xl:[&>header]:col-span-2">
      <title>Settings · Butterleaf</title>
      <PersonHeader />
      <Card padding="none" as="section" aria-label="You" className="divide-y divide-hairline">
        {hasPlan && (
          <SettingsLink
            to={paths['settings.resources']}
            Icon={SlidersHorizontal}
            title="Personalization"
            note="How we use your data to reply and provide mealplan suggestions"
          />
        )}
        {seat && (
          <SettingsLink
            to={paths.seat}
            Icon={Users}
            title="Eating along"
            note={`Your plates at ${tableName(seat.owner)}`}
          />
        )}
        <SettingsLink
          to={paths['settings.account']}
          Icon={UserRound}
          title="Account"
          note="Your information and personal preferences"
        />
        <SettingsLink to={paths['app.support']} Icon={CircleHelp} title="Help" note="Advice and answers" />
      </Card>
      <UnitsAndTheme />
      <Card padding="none">
        <SettingsLink to={paths.logout} Icon={LogOut} title="Log out" />
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
    <header className="flex min-w-0 items-center gap-4">
      <OwnAvatar className="size-16 text-lg" />
      <div className="min-w-0">
        <h1 className="truncate">{name}</h1>
        <p className="truncate text-muted">{email}</p>
      </div>
    </header>
  )
}
