import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite'
import type * as Renderer from '../src/site/render-page.tsx'
import type { SiteAssets } from '../src/site/site-document.tsx'
import type { SitePage } from '../src/site/site-page.ts'
import { isCriticalFont } from './critical-fonts.ts'
import { lucideIcons } from './lucide-icons.ts'
import { readSiteData } from './read-site-data.ts'

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

const web = path.join(import.meta.dirname, '..')
/** Inside the project, so that unbundled packages are found from there. */
const folder = path.join(web, 'node_modules', '.site-renderer')

/** Bundles the pages' own code for Node and imports it. */
async function loadRenderer(): Promise<typeof Renderer> {
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), lucideIcons()],
    ssr: { noExternal: true, resolve: { conditions: ['@butterleaf/source', ...defaultServerConditions] } },
    build: {
      ssr: 'src/site/render-page.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
  const renderer = (await import(pathToFileURL(path.join(folder, 'render-page.mjs')).href)) as typeof Renderer
  fs.rmSync(folder, { recursive: true })
  return renderer
}

/** What a page loads, of all that was bundled for the pages. */
function siteAssets(bundle: Rolldown.OutputBundle): SiteAssets {
  const files = Object.values(bundle)
  const script = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'site')
  if (!script) throw new Error('The build has no script for the site’s pages.')
  const style = files.find((file) => file.type === 'asset' && file.names.includes('site-style.css'))
  if (style?.type !== 'asset') throw new Error('The build has no style sheet for the site’s pages.')
  const fonts = files.flatMap(({ fileName }) => (isCriticalFont(fileName) ? [`/${fileName}`] : []))
  if (fonts.length === 0) throw new Error('The build has no fonts to ask for at once.')
  return { css: String(style.source).trim(), script: `/${script.fileName}`, fonts }
}
