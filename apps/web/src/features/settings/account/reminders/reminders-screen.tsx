import type { WireReminders } from '@butterleaf/contract/reminders/calls'
import { useAccount } from '#lib/account.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { MealTimesCard } from '../meal-times-card.tsx'
import { ChoicesForm } from './choices-form.tsx'
import { DeviceCard } from './device-card.tsx'
import { useReminders } from './reminder-queries.ts'

/** [DOOR-3] */
export default function RemindersScreen() {
  const account = useAccount()
  const reminders = useReminders()
  const failed = [account, reminders].find(({ data, isError }) => isError && !data)
  return (
    <>
      <header className="grid gap-2">
        <title>Reminders · Butterleaf</title>
        <h1>Reminders</h1>
        <p className="max-w-prose text-pretty text-muted">
          Told when it is time, and only of what is still to do. Nothing comes until you choose it here, and
          nothing on days you’re away.
        </p>
      </header>
      {failed ? (
        <ErrorState
          title="Your reminders can’t be shown right now"
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        >
          What you chose goes on.
        </ErrorState>
      ) : account.data && reminders.data ? (
        <>
          <DeviceCard reminders={reminders.data} />
          <ChoicesForm key={keyOf(reminders.data)} reminders={reminders.data} />
          <MealTimesCard user={account.data} />
        </>
      ) : (
        <Loading label="Loading your reminders" className="grid gap-4">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      )}
    </>
  )
}

/** What was changed elsewhere, as by the button of a notification, is shown. */
function keyOf({ kinds, quiet }: WireReminders): string {
  return JSON.stringify([kinds, quiet])
}
