import { pictureCache } from './stored-names.ts'

/** Caches these pictures and deletes others. Does nothing without a service worker, which would answer with them. */
export async function cachePictures(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!(await workers?.getRegistration())) return
  const cache = await caches.open(pictureCache)
  const cached = (await cache.keys()).map(({ url }) => addressOf(new URL(url)))
  await Promise.all(cached.filter((one) => !addresses.includes(one)).map((one) => cache.delete(one)))
  for (const address of addresses.filter((one) => !cached.includes(one))) {
    const picture = await fetch(address, { signal })
    const isPicture = picture.headers.get('content-type')?.startsWith('image/')
    if (picture.ok && isPicture) await cache.put(address, picture)
  }
}

/** The address as on the recipe's card: the edition in its query tells drawings apart. */
function addressOf({ pathname, search }: URL): string {
  return pathname + search
}
