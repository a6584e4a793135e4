const workerAddress = '/sw.js'
/** How often an app that is never closed checks for a newer version. */
const lookAgainMs = 60 * 60 * 1000

let isRegistered = false
let newest: string | undefined
const listeners = new Set<() => void>()

export function subscribeToVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The start script of a newer version, when this page is of an older one. */
export function newVersion(): string | undefined {
  return newest
}

/**
 * [SHOP-5] Lets the app open without a network. Where the browser has no service workers, or blocks them, the rest works
 * without.
 */
export function registerWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (isRegistered || !workers) return
  isRegistered = true
  workers.addEventListener('controllerchange', () => void compareVersions(workers))
  // One may have taken over while this page was still loading.
  void compareVersions(workers)
  workers
    .register(workerAddress, { updateViaCache: 'none' })
    .then(lookForUpdates)
    .catch(() => undefined)
  void keepForLong()
}

/** The worker in charge is the first one, one of this page's version, or a newer one. */
async function compareVersions({ controller }: ServiceWorkerContainer): Promise<void> {
  if (!controller) return
  const entry = await entryOf(controller)
  const isOurs = [...document.scripts].some((script) => script.getAttribute('src') === entry)
  newest = isOurs ? undefined : entry
  for (const listener of listeners) listener()
}

function entryOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data))
    worker.postMessage('which-version', [port2])
  })
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAtMs < lookAgainMs) return
    lookedAtMs = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Pending ticks must survive a week without a visit. Requested only in an installed app, where no browser asks the person. */
async function keepForLong(): Promise<void> {
  if (matchMedia('(display-mode: standalone)').matches) await navigator.storage?.persist?.()
}
