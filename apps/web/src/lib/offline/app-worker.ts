const workerAddress = '/sw.js'
/** An app that is never closed looks this often for a newer one. */
const lookAgainMs = 60 * 60 * 1000

let isRegistered = false
let newest: string | undefined
const listeners = new Set<() => void>()

export function subscribeToVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The script that a newer version starts with, where this page is of an older one. */
export function newVersion(): string | undefined {
  return newest
}

/** [SHOP-5] Lets the app open without a network. Where the browser has no workers, or refuses one, everything else goes on. */
export function registerWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (isRegistered || !workers) return
  isRegistered = true
  workers.addEventListener('controllerchange', () => void compareVersions(workers))
  workers
    .register(workerAddress, { updateViaCache: 'none' })
    .then(lookForUpdates)
    .catch(() => undefined)
  void keepForLong()
}

/** A worker has just taken over: the first one, of this page's own version, or a newer one. */
async function compareVersions({ controller }: ServiceWorkerContainer): Promise<void> {
  if (!controller) return
  const entry = await entryOf(controller)
  const isOurs = document.querySelector(`script[src="${CSS.escape(entry)}"]`) !== null
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

/** Ticks that wait must outlast a week without a visit. Asked where it is installed: there no browser asks the person. */
async function keepForLong(): Promise<void> {
  if (matchMedia('(display-mode: standalone)').matches) await navigator.storage?.persist?.()
}
