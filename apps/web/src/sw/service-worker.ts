import { appCachePrefix, foodTableCache, pictureCache } from '../lib/device/stored-names.ts'
import { withTimeout } from '../lib/offline/with-timeout.ts'
import { answerPage, answerStart, isPage, isStart } from './answer-page.ts'
import type { AppFiles } from './app-files.ts'
import { cacheVersion, dropOldVersions, readCachedFile } from './cache-version.ts'
import { answerPress, showReminder } from './reminders.ts'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build. */
declare const __APP_FILES__: AppFiles

const app = __APP_FILES__

self.addEventListener('install', (event) => {
  // Takes over at once: pages of the previous version still find their files, and load this one at their next start.
  event.waitUntil(cacheVersion(app).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions(app).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode !== 'navigate') {
    if (isFile(pathname)) event.respondWith(answerFile(request, app))
  } else if (isPage(pathname)) {
    event.respondWith(answerPage(request, app))
    // Once for each page, not for the hidden frame of a session's renewal.
    if (request.destination === 'document') event.waitUntil(unregisterIfGone(self.registration))
  } else if (isStart(pathname)) event.respondWith(answerStart(request))
})

self.addEventListener('push', (event) => event.waitUntil(showReminder(event.data?.text(), self.registration)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(answerPress(event, self.clients))
})

/** A page asks for the version, to find out whether it is an older one. */
self.addEventListener('message', ({ ports }) => ports[0]?.postMessage(app.entry))

/** After this time a file that doesn't come counts as lost (APP-9). */
const patienceMs = 20_000

const files =
  /^\/(assets|icons)\/|^\/(theme\.js|favicon\.svg|app\.webmanifest)$|^\/api\/(recipes\/[^/]+\/image|own-recipes\/photos)\//

/** The app's own files, and pictures of recipes: what each of their addresses answers never changes. */
function isFile(pathname: string): boolean {
  return files.test(pathname)
}

/** From this version's cache, else from another one: the previous version's, or the week's pictures. */
async function answerFile(request: Request, app: AppFiles): Promise<Response> {
  const kept = (await readCachedFile(request, app)) ?? (await caches.match(request))
  return kept ?? withTimeout(fetch(request), patienceMs)
}

const lookPatienceMs = 10_000

/** A server without a worker wants none on the devices either. */
async function unregisterIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  const signal = AbortSignal.timeout(lookPatienceMs)
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  if (answer?.status !== 404 && answer?.status !== 410) return
  await registration.unregister()
  const ours = (name: string) =>
    name.startsWith(appCachePrefix) || name === pictureCache || name === foodTableCache
  await Promise.all((await caches.keys()).filter(ours).map((name) => caches.delete(name)))
}
