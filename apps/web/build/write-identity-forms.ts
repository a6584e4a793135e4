import { build, defaultClientConditions, type Plugin } from 'vite'

/**
 * Writes the script of the sign-in pages under an address that doesn't change, since the server writes those pages' heads
 * itself. It is built apart: shared chunks would have the sign-in load parts of the app.
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
      this.emitFile({ type: 'asset', fileName: 'assets/identity-forms.js', source: await bundleForms(root) })
    },
  }
}

async function bundleForms(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['@butterleaf/source', ...defaultClientConditions] },
    build: {
      write: false,
      rollupOptions: { input: 'src/identity/forms.ts', output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('The script of the sign-in pages was not built')
  return output.output[0].code
}
