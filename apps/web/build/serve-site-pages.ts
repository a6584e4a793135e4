import type { Plugin, ViteDevServer } from 'vite'
import type * as Renderer from '../src/site/render-page.tsx'
import { readSiteData } from './read-site-data.ts'

/** In development the site's pages are rendered on request; every other page address gets the app. */
export function serveSitePages(isPage: (url: string, accept?: string) => boolean): Plugin {
  return {
    name: 'serve-site-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? '/'
        if (!isPage(url, request.headers.accept)) return next()
        try {
          const html = await drawPage(server, new URL(url, 'http://localhost').pathname)
          if (html === undefined) {
            request.url = '/app.html'
            return next()
          }
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(html)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

async function drawPage(server: ViteDevServer, address: string): Promise<string | undefined> {
  const { sitePages, renderPage } = (await server.ssrLoadModule(
    '/src/site/render-page.tsx',
  )) as typeof Renderer
  const page = sitePages(readSiteData()).find(
    ({ path, alsoAt = [], isMissing }) => !isMissing && [path, ...alsoAt].includes(address),
  )
  if (!page) return undefined
  const style = await server.transformRequest('/src/site/site.css?direct')
  return renderPage(page, {
    css: style?.code ?? '',
    script: '/src/site/start-site.ts',
    fonts: [],
  })
}
