import type { WireReminders } from '@butterleaf/contract/reminders/calls'

/** What this browser can do: `undefined` of a reason means that it can. */
export type DevicePush = Readonly<{
  /** Why it can't, in a sentence for the person. */
  why: string | undefined
  endpoint: string | undefined
}>

/** [DOOR-3] Looks without asking the person anything. */
export async function findDevicePush(): Promise<DevicePush> {
  const registration = await findWorker()
  const why = whyNot(registration)
  if (why || !registration) return { why, endpoint: undefined }
  const subscription = await registration.pushManager.getSubscription()
  return { why: undefined, endpoint: subscription?.endpoint }
}

function whyNot(registration: ServiceWorkerRegistration | undefined): string | undefined {
  if (!('PushManager' in window) || typeof Notification === 'undefined') {
    return isApplePhone()
      ? 'On an iPhone or iPad this works once Butterleaf is on your home screen: press Share, then “Add to Home Screen”, and open it there.'
      : 'This browser can’t receive notifications. Mail works everywhere.'
  }
  if (Notification.permission === 'denied')
    return 'Notifications from Butterleaf are blocked in this browser’s settings. Allow them there, then come back.'
  return registration
    ? undefined
    : 'The app isn’t kept on this device yet. Reload the page, and if this stays, use mail.'
}

/** iPads call themselves Macs, but have a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  return workers?.getRegistration()
}

export type SentSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Asks the person for permission. Throws where it isn't given. */
export async function subscribeDevice({
  publicKey,
}: Pick<WireReminders, 'publicKey'>): Promise<SentSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PermissionRefused()
  const registration = await findWorker()
  if (!registration) throw new Error('There is no service worker.')
  const { pushManager } = registration
  // One made for another key of the server can't be used, nor another be made beside it.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

export async function unsubscribeDevice(): Promise<void> {
  const registration = await findWorker()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

export class PermissionRefused extends Error {}
