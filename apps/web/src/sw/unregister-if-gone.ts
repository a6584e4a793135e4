import { appCachePrefix, foodTableCache, pictureCache } from '../lib/device/stored-names.ts'

const patienceMs = 10_000

/** A server without a worker wants none on the devices either. */
export async function unregisterIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  if (answer?.status !== 404 && answer?.status !== 410) return
  await registration.unregister()
  const ours = (name: string) =>
    name.startsWith(appCachePrefix) || name === pictureCache || name === foodTableCache
  await Promise.all((await caches.keys()).filter(ours).map((name) => caches.delete(name)))
}
