import { build, defaultClientConditions, type Plugin } from 'vite'

/** The worker is loaded only where a puzzle has to be solved. */
const scripts = {
  'assets/identity-forms.js': 'src/identity/forms.ts',
  'assets/identity-puzzle.js': 'src/identity/puzzles/solve-worker.ts',
}

/**
 * Writes the scripts of the sign-in pages under addresses that don't change, since the server writes those pages' heads
 * itself. They are built apart: shared chunks would have the sign-in load parts of the app.
 */
export function writeIdentityForms(): Plugin {
  let root = ''
  return {
    name: 'write-identity-forms',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      for (const [fileName, input] of Object.entries(scripts))
        this.emitFile({ type: 'asset', fileName, source: await bundleScript(root, input) })
    },
  }
}

async function bundleScript(root: string, input: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['@butterleaf/source', ...defaultClientConditions] },
    build: {
      write: false,
      rollupOptions: { input, output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error(`${input} was not built`)
  return output.output[0].code
}
