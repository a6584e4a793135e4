import fs from 'node:fs'
import path from 'node:path'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import { sendUnknown } from '@butterleaf/server-kit/http/problems'
import { countRequest } from '@butterleaf/server-kit/limits/rate-limits'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secretAddressHeaders } from '#platform/secrets.ts'

const year = 31_536_000

/** Addresses that are never a screen: an unknown one below them gets a 404, not the app. */
const notScreens = /^\/(api|idp|sandbox-billing|assets|healthz|readyz|metrics|config\.json|problems)(\/|$)/

const sharedPages = /^\/shared(\/|$)/

/** Serves the built web app; every screen's address answers with the app's one page. */
export async function serveWebFiles(app: FastifyInstance, webDir: string): Promise<void> {
  const page = fs.readFileSync(path.join(webDir, 'app.html'))
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The build writes compressed files beside the plain ones: they are sent in their place and have no addresses of their
    // own.
    preCompressed: true,
    globIgnore: ['app.html', 'sw.js', 'pages/**', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (response, file) => {
      response.setHeader('vary', 'accept-encoding')
      response.setHeader(
        'cache-control',
        isHashed(file) ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate',
      )
    },
  })
  app.setNotFoundHandler(
    { preHandler: countRequest(app) },
    (request: FastifyRequest, reply: FastifyReply) => {
      const address = request.url.split('?', 1)[0] ?? '/'
      const isScreen =
        /^(GET|HEAD)$/.test(request.method) && !notScreens.test(address) && !path.extname(address)
      if (!isScreen) return sendUnknown(app, request, reply)
      // TOG-5: the address of what is shared by a link is a secret.
      if (sharedPages.test(address)) reply.headers(secretAddressHeaders)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
    },
  )
}

function isHashed(file: string): boolean {
  return /-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(path.basename(file))
}

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
