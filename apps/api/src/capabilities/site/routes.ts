import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import type { Config } from '#platform/config.ts'
import { pageViewRoutes } from './page-views/routes.ts'
import { serveSitePages } from './site-pages.ts'
import { tasteRoutes } from './taste/routes.ts'
import { serveWebFiles, serveWorker } from './web-files.ts'

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

/** The contact address: as configured, else the sender of the mails. */
function contactOf({ support, mail }: Pick<Config, 'support' | 'mail'>): string {
  return support.email ?? /<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from
}
