import { rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = path.join(import.meta.dirname, '..', '..')
const outDir = path.join(import.meta.dirname, 'artefact', 'bundle')

/** What runs from the bundle: the server, its threads, the product's commands, and what the build of the site asks it for. */
const entries = {
  server: 'apps/api/src/main/server.ts',
  'planner-worker': 'apps/api/src/platform/planner/worker.ts',
  'own-recipe-worker': 'apps/api/src/platform/own-recipe-reader/worker.ts',
  'pdf-worker': 'apps/api/src/platform/pdf/worker.ts',
  'describe-api': 'apps/api/src/main/commands/describe-api.ts',
  billing: 'apps/api/src/main/commands/billing.ts',
  db: 'apps/api/src/main/commands/db.ts',
  'page-views': 'apps/api/src/main/commands/page-views.ts',
  plan: 'apps/api/src/main/commands/plan.ts',
  cookbook: 'packages/cookbook/src/cli.ts',
  'site-data': 'tools/src/site-data/gather.ts',
}
/** Packages with compiled code or threads of their own, which look for their files beside themselves. */
const apart = ['libsql', 'sharp', '@node-rs/argon2', 'piscina', 'pdfmake']
/** What only some operators ask for. */
const seldom = ['recurly', '@openfeature/flagd-provider', '@launchdarkly/openfeature-node-server']

/** What a source finds by its own folder, it finds from the bundle too: the folders are where they were. */
const sourceFolders: Plugin = {
  name: 'source-folders',
  transform: {
    filter: { code: 'import.meta.dirname' },
    handler(code, id) {
      const source = path.relative(root, id)
      if (source.startsWith('..') || source.includes('node_modules')) return undefined
      const folder = path.relative(outDir, path.dirname(id))
      const found = `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`
      // Lines stay where they are.
      return { code: code.replaceAll('import.meta.dirname', found), map: null }
    },
  },
}

/** While developing the folder isn't emptied: a description of the bundle before would say what the calls no longer do. */
const dropDescription: Plugin = {
  name: 'drop-description',
  buildStart: () => rmSync(path.join(outDir, 'openapi.json'), { force: true }),
}

/** V8 keeps the text of what it runs, in one byte for each character only where none needs two: half of ten megabytes. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped)
  },
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The server from its sources, in few files (decision 055). Packages are resolved the way Node will. */
export default defineConfig({
  plugins: [sourceFolders, inAscii, dropDescription],
  resolve: { mainFields: ['main'] },
  ssr: {
    noExternal: true,
    external: [...apart, ...seldom],
    resolve: { conditions: ['@butterleaf/source', 'node', 'production'] },
  },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    // For `node --enable-source-maps`; without, the names in a stack are still those of the sources.
    sourcemap: true,
    rollupOptions: {
      // Of a package that asks so for a function of its own.
      checks: { eval: false },
      input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(root, file)])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
})
