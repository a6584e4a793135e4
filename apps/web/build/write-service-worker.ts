import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { AppFiles } from '../src/sw/app-files.ts'
import { type Chunk, chunkOf, offlineFiles } from './offline-files.ts'

/** Found by the page before any bundled file; their names never change. */
const fixedFiles = ['theme.js', 'favicon.svg', 'app.webmanifest', 'icons/icon-192.png'] as const

/** Writes `/sw.js` beside the app: the worker, with the list of files that this build caches on devices. */
export function writeServiceWorker(): Plugin {
  let root = ''
  return {
    name: 'write-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const app = appFilesOf(bundle, root)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundledWorker(app, root) })
    },
  }
}

function appFilesOf(bundle: Rolldown.OutputBundle, root: string): AppFiles {
  const chunks = Object.values(bundle).flatMap(chunkIn)
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  const bundled = [...offlineFiles(chunks), ...fonts]
  const hash = createHash('sha256').update(bundled.join())
  for (const file of ['app.html', ...fixedFiles.map((name) => `public/${name}`)])
    hash.update(fs.readFileSync(path.join(root, file)))
  return {
    version: hash.digest('hex').slice(0, 12),
    entry: `/${chunkOf(chunks, 'app.html').fileName}`,
    files: [...bundled, ...fixedFiles].map((file) => `/${file}`),
  }
}

function chunkIn(output: Rolldown.OutputAsset | Rolldown.OutputChunk): Chunk[] {
  if (output.type !== 'chunk') return []
  const { fileName, moduleIds, imports, dynamicImports, viteMetadata } = output
  return [{ fileName, moduleIds, imports, dynamicImports, css: [...(viteMetadata?.importedCss ?? [])] }]
}

async function bundledWorker(app: AppFiles, root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __APP_FILES__: JSON.stringify(app) },
    build: {
      write: false,
      rollupOptions: { input: 'src/sw/service-worker.ts', output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('The service worker was not built')
  return output.output[0].code
}
