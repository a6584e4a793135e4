import type { Timer } from './timers.ts'

/** Asked for when the first timer starts, when it is plain what for. */
export function askToNotify(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return
  // A refusal is an answer too: the bell rings on the page.
  Notification.requestPermission().catch(() => undefined)
}

/** For a person who looks at another page or app. */
export async function notifyDue({ id, step, dish }: Timer): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  if (!document.hidden) return
  const title = `${step}: time’s up`
  const options = { body: dish, tag: `butterleaf.${id}`, icon: '/icons/icon-192.png' }
  // Phones show those of a service worker only.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, options)
  else new Notification(title, options)
}
