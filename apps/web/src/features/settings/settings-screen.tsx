import CircleHelp from 'virtual:lucide/circle-question-mark'
import LogOut from 'virtual:lucide/log-out'
import SlidersHorizontal from 'virtual:lucide/sliders-horizontal'
import UserRound from 'virtual:lucide/user-round'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/surface/card.tsx'
import { PersonHeader } from './person-header.tsx'
import { SettingsLink } from './settings-link.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** [SET-1] */
export default function SettingsScreen() {
  const hasPlan = Boolean(usePlanQuery().data)
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
        <SettingsLink
          to={paths['settings.account']}
          Icon={UserRound}
          title="Account"
          note="Your information and personal preferences"
        />
        <SettingsLink to={paths['app.support']} Icon={CircleHelp} title="Help" note="Advice and answers" />
      </Card>
      <Card as="section" aria-label="How it looks">
        <ThemeChoice />
      </Card>
      <Card padding="none">
        <SettingsLink to={paths.logout} Icon={LogOut} title="Log out" />
      </Card>
    </div>
  )
}
