/** As the server sends it, sealed for this browser. */
type Reminder = Readonly<{ key: string; title: string; text: string; path: string; stop: string }>

type Shown = Pick<ServiceWorkerRegistration, 'showNotification'>
type Press = Readonly<{ action: string; notification: Pick<Notification, 'data'> }>

type Page = Readonly<{ focus(): Promise<unknown>; navigate(address: string): Promise<unknown> }>
/** Of the worker's clients what is needed here. */
type Pages = Readonly<{
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
  openWindow(address: string): Promise<unknown>
}>

const stopAction = 'stop'

/** [DOOR-3] A push must show something, or browsers end the subscription. */
export async function showReminder(sent: string | undefined, registration: Shown): Promise<void> {
  const reminder = readReminder(sent)
  const icon = '/icons/icon-192.png'
  if (!reminder) return registration.showNotification('Butterleaf', { body: 'There is news.', icon })
  const { key, title, text, path, stop } = reminder
  const actions = [{ action: stopAction, title: 'Stop these' }]
  // The DOM's types don't know actions yet.
  const options: NotificationOptions & { actions: typeof actions } = {
    body: text,
    icon,
    tag: key,
    data: { path, stop },
    actions,
  }
  return registration.showNotification(title, options)
}

/** [DOOR-3] Stops the kind, or opens what it is about: in the app where it is open. */
export async function answerPress({ action, notification }: Press, clients: Pages): Promise<void> {
  const { path, stop } = (notification.data ?? {}) as Partial<Pick<Reminder, 'path' | 'stop'>>
  if (action === stopAction && stop) {
    await fetch(`/api/reminders/stop/${encodeURIComponent(stop)}`, { method: 'POST' })
    return
  }
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const address = ownPath(path)
  if (!open) return void (await clients.openWindow(address ?? '/app'))
  await open.focus()
  // One that this worker doesn't control can't be led on.
  if (address) await open.navigate(address).catch(() => clients.openWindow(address))
}

function readReminder(sent: string | undefined): Reminder | undefined {
  try {
    const value = JSON.parse(sent ?? '') as Reminder
    return typeof value.title === 'string' && typeof value.text === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

function ownPath(path: unknown): string | undefined {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined
}
