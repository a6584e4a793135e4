import { defineConfig } from 'vite'

/** Packages with compiled code or threads of their own, which look for their files beside themselves. */
const apart = ['libsql', 'sharp', '@node-rs/argon2', 'piscina']
/** What only some operators ask for. */
const seldom = ['recurly', '@openfeature/flagd-provider', '@launchdarkly/openfeature-node-server']

/** V8 keeps the text of what it runs, in one byte for each character only where none needs two: half of ten megabytes. */
const inAscii = {
  name: 'in-ascii',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle).filter(({ type }) => type === 'chunk'))
      chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped)
  },
}

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The compiled server with all that its start needs in one file (decision 054). Packages are resolved the way Node will. */
export default defineConfig({
  plugins: [inAscii],
  resolve: { mainFields: ['main'] },
  ssr: {
    noExternal: true,
    external: [...apart, ...seldom],
    resolve: { conditions: ['node', 'production'] },
  },
  build: {
    ssr: 'dist/main/server.js',
    outDir: 'artefact/bundle',
    target: 'node20',
    minify: false,
    // For `node --enable-source-maps`; without, the names in a stack are still those of the sources.
    sourcemap: true,
    rollupOptions: {
      output: { entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
})
