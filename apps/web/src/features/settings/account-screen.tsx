import Bell from 'virtual:lucide/bell'
import CalendarDays from 'virtual:lucide/calendar-days'
import CreditCard from 'virtual:lucide/credit-card'
import Fingerprint from 'virtual:lucide/fingerprint-pattern'
import KeyRound from 'virtual:lucide/key-round'
import Key from 'virtual:lucide/key-square'
import MessageCircle from 'virtual:lucide/message-circle'
import Target from 'virtual:lucide/target'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/surface/card.tsx'
import { OwnData } from './account/own-data.tsx'
import { ProfileCard } from './account/profile-card.tsx'
import { SessionsCard } from './account/sessions-card.tsx'
import { SettingsLink } from './settings-link.tsx'

/** [SET-1] [SET-7] [SET-8] Units and theme are on the page above (MAP-5). */
export default function AccountScreen() {
  const hasPlan = Boolean(usePlanQuery().data)
  return (
    <>
      <title>Account · Butterleaf</title>
      <h1>Account</h1>
      <div data-columns className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <div className="grid gap-4">
          <ProfileCard />
          <Card padding="none" as="section" aria-label="Your account" className="divide-y divide-hairline">
            <SettingsLink
              to={paths['settings.account.subscription']}
              Icon={CreditCard}
              title="Billing"
              note="Your plan, how you pay, and your invoices"
            />
            <SettingsLink
              to={paths['settings.account.password']}
              Icon={KeyRound}
              title="Password"
              note="Set a new one"
            />
            <SettingsLink
              to={paths['settings.account.passkeys']}
              Icon={Fingerprint}
              title="Passkeys"
              note="Sign in without a password, or add a second step"
            />
            {hasPlan && (
              <SettingsLink
                to={paths['settings.account.weightTracker']}
                Icon={Target}
                title="Weight target"
                note="Your goal, your history as a file, and a fresh start"
              />
            )}
          </Card>
          <Card padding="none" as="section" aria-label="Connections" className="divide-y divide-hairline">
            <SettingsLink
              to={paths['settings.account.calendar']}
              Icon={CalendarDays}
              title="Calendar"
              note="Your meals, cooking and shopping where your other plans are"
            />
            <SettingsLink
              to={paths['settings.account.reminders']}
              Icon={Bell}
              title="Reminders"
              note="Thaw, cook, shop, weigh in: told when it is time"
            />
            <SettingsLink
              to={paths['settings.account.tokens']}
              Icon={Key}
              title="Personal tokens"
              note="Let another program use your plan"
            />
            <SettingsLink
              to={paths['settings.account.assistants']}
              Icon={MessageCircle}
              title="Assistants"
              note="Ask about your plan where you already talk"
            />
          </Card>
        </div>
        <div className="grid gap-4">
          <SessionsCard />
          <OwnData />
        </div>
      </div>
    </>
  )
}
