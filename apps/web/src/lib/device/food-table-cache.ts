import { foodTableCache } from './stored-names.ts'

/** Caches the file at this address and deletes earlier ones. Does nothing without a service worker, which would answer with it. */
export async function cacheFoodTable(address: string, signal?: AbortSignal): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!(await workers?.getRegistration())) return
  const cache = await caches.open(foodTableCache)
  if (await cache.match(address)) return
  const file = await fetch(address, signal ? { signal } : {})
  // Another server may answer in its place with a page.
  if (!file.ok || !file.headers.get('content-type')?.startsWith('text/plain')) return
  for (const old of await cache.keys()) await cache.delete(old)
  await cache.put(address, file)
}
