import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { SitePage } from '../src/site/site-page.ts'
import { loadRenderer } from './load-renderer.ts'
import { readSiteData } from './read-site-data.ts'
import { siteAssets } from './site-assets.ts'

/** Writes every page of the site into `dist/pages`, with an index for the server. */
export function writeSitePages(): Plugin {
  return {
    name: 'write-site-pages',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }, bundle) => {
        const assets = siteAssets(bundle)
        const { sitePages, renderPage } = await loadRenderer()
        const pages = sitePages(readSiteData())
        const folder = path.join(dir, 'pages')
        fs.rmSync(folder, { recursive: true, force: true })
        fs.mkdirSync(folder, { recursive: true })
        for (const page of pages) {
          fs.writeFileSync(path.join(folder, fileNameOf(page)), renderPage(page, assets))
        }
        fs.writeFileSync(path.join(folder, 'index.json'), JSON.stringify({ pages: pages.map(indexEntry) }))
      },
    },
  }
}

/** What the server has to know about a page. */
function indexEntry(page: SitePage) {
  const { path: address, alsoAt = [], isMissing = false } = page
  return { path: address, alsoAt, isMissing, file: fileNameOf(page) }
}

function fileNameOf({ path: address, isMissing }: SitePage): string {
  const name = address === '/' ? 'index' : address.slice(1).replaceAll('/', '_')
  return isMissing ? `${name}_missing.html` : `${name}.html`
}
