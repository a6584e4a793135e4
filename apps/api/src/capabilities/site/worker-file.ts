import fs from 'node:fs'
import path from 'node:path'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import type { FastifyInstance } from 'fastify'

/** Replaces the service worker: deletes the cached app from a device, then unregisters. Browsers request it by themselves. */
const farewell = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

/** SHOP-5: the app without a network. `isKept` is false where the operator wants no device to cache it. */
export function serveWorker(app: FastifyInstance, webDir: string, isKept: boolean): void {
  const file = path.join(webDir, 'sw.js')
  if (!fs.existsSync(file)) return
  const script = isKept ? fs.readFileSync(file) : farewell
  app.get('/sw.js', hiddenRoute, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
}
