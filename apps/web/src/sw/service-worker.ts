import { answerFile, isFile } from './answer-file.ts'
import { answerPage, answerStart, isPage, isStart } from './answer-page.ts'
import type { AppFiles } from './app-files.ts'
import { cacheVersion, dropOldVersions } from './cache-version.ts'
import { unregisterIfGone } from './unregister-if-gone.ts'

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

/** A page asks for the version, to find out whether it is an older one. */
self.addEventListener('message', ({ ports }) => ports[0]?.postMessage(app.entry))
