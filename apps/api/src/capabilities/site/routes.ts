import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { contactOf } from '#platform/contact.ts'
import { pageViewRoutes } from './page-views/routes.ts'
import { serveSitePages } from './site-pages.ts'
import { tasteRoutes } from './taste/routes.ts'
import { serveWebFiles } from './web-files.ts'
import { serveWorker } from './worker-file.ts'

/** The calls of the public pages. */
export function siteRoutes(app: FastifyInstance, context: AppContext): void {
  pageViewRoutes(app, context)
  tasteRoutes(app, context)
}

/** Serves the web app's build: the public pages, the service worker, and the app itself. */
export async function serveWeb(
  app: FastifyInstance,
  webDir: string,
  { config }: Pick<AppContext, 'config'>,
): Promise<void> {
  serveSitePages(app, webDir, { publicUrl: config.publicUrl, contact: contactOf(config) })
  serveWorker(app, webDir, config.keepsAppOnDevices)
  await serveWebFiles(app, webDir)
}
