import type { WireReminders } from '@butterleaf/contract/reminders/calls'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { PermissionRefused } from './device-push.ts'
import { useDevicePush, useSubscribeDevice, useUnsubscribeDevice } from './reminder-queries.ts'

/** [DOOR-3] Whether this device shows reminders, and where it can't, why. */
export function DeviceCard({ reminders }: { reminders: WireReminders }) {
  const { data: device } = useDevicePush()
  const here = reminders.subscriptions.find(({ endpoint }) => endpoint === device?.endpoint)
  const others = reminders.subscriptions.length - (here ? 1 : 0)
  return (
    <Card as="section" aria-labelledby="device" className="grid gap-3">
      <h2 id="device" className="text-lg">
        Notifications on this device
      </h2>
      {!device ? (
        <Skeleton shape="button" />
      ) : device.why ? (
        <p className="text-pretty">{device.why}</p>
      ) : here ? (
        <TurnOff id={here.id} />
      ) : (
        <TurnOn reminders={reminders} />
      )}
      {others > 0 && (
        <p className="text-sm text-muted">
          {others === 1 ? 'One other device shows them too.' : `${others} other devices show them too.`}
        </p>
      )}
    </Card>
  )
}

function TurnOn({ reminders }: { reminders: WireReminders }) {
  const toasts = useToasts()
  const subscribe = useSubscribeDevice()
  const press = () =>
    subscribe.mutate(reminders, {
      onSuccess: () => toasts.show('This device shows reminders now', { tone: 'done' }),
      onError: (error) => toasts.show(failureText(error), { tone: 'error' }),
    })
  return (
    <>
      <p className="text-pretty text-muted">Your browser asks once whether Butterleaf may notify you.</p>
      <Button
        className="justify-self-start"
        busy={subscribe.isPending}
        busyLabel="Turning on notifications"
        onClick={press}
      >
        Turn on here
      </Button>
    </>
  )
}

function TurnOff({ id }: { id: string }) {
  const toasts = useToasts()
  const unsubscribe = useUnsubscribeDevice()
  const press = () =>
    unsubscribe.mutate(id, {
      onSuccess: () => toasts.show('This device shows no more reminders', { tone: 'done' }),
      onError: () => toasts.show('That didn’t work. Check your connection.', { tone: 'error' }),
    })
  return (
    <>
      <p className="text-pretty">On. Choose below which ones come as a notification.</p>
      <Button
        look="quiet"
        className="justify-self-start"
        busy={unsubscribe.isPending}
        busyLabel="Turning off notifications"
        onClick={press}
      >
        Turn off here
      </Button>
    </>
  )
}

function failureText(error: Error): string {
  return error instanceof PermissionRefused
    ? 'Notifications weren’t allowed. You can allow them in your browser’s settings.'
    : 'Notifications couldn’t be turned on. Check your connection, then try again.'
}
