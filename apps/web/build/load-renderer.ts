import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions } from 'vite'
import type * as Renderer from '../src/site/render-page.tsx'
import { lucideIcons } from './lucide-icons.ts'

const web = path.join(import.meta.dirname, '..')
/** Inside the project, so that unbundled packages are found from there. */
const folder = path.join(web, 'node_modules', '.site-renderer')

/** Bundles the pages' own code for Node and imports it. */
export async function loadRenderer(): Promise<typeof Renderer> {
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
