import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import type { SiteAssets } from '../src/site/site-document.tsx'
import { isCriticalFont } from './critical-fonts.ts'

const web = path.join(import.meta.dirname, '..')
const input = {
  'site-style': 'src/site/site.css',
  site: 'src/site/start-site.ts',
}

/**
 * Bundles the scripts and styles of the site's pages. Separate from the app: a shared bundle would make each load parts of the
 * other, and the app's preloading is more code than a page's whole script.
 */
export async function buildSiteFiles(outDir: string): Promise<SiteAssets> {
  const built = (await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwind()],
    resolve: { conditions: ['@butterleaf/source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: { input },
    },
  })) as Rolldown.RolldownOutput
  return assetsIn(built.output)
}

function assetsIn(files: Rolldown.RolldownOutput['output']): SiteAssets {
  const script = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'site')
  if (!script) throw new Error('The build has no script for the site’s pages.')
  const style = files.find((file) => file.type === 'asset' && file.names.includes('site-style.css'))
  if (style?.type !== 'asset') throw new Error('The build has no style sheet for the site’s pages.')
  const fonts = files.flatMap(({ fileName }) => (isCriticalFont(fileName) ? [`/${fileName}`] : []))
  if (fonts.length === 0) throw new Error('The build has no fonts to ask for at once.')
  return {
    css: String(style.source).trim(),
    script: `/${script.fileName}`,
    fonts,
  }
}
