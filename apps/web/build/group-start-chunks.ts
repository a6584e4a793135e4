import type { Plugin } from 'vite'
import { isIconModule } from './lucide-icons.ts'

const startModule = '/src/app/start.tsx'
const libraries = /\/node_modules\//

/**
 * Every start loads two chunks: the libraries, which most releases don't change, and our own modules. By default the bundler
 * splits off whatever a lazy screen shares with the start: some thirty small files, which compress badly.
 */
export function groupStartChunks(): Plugin {
  const loadedAtStart = new Set<string>()
  const isOurs = (id: string) => isIconModule(id) || (!id.includes('/node_modules/') && !id.startsWith('\0'))
  return {
    name: 'group-start-chunks',
    apply: 'build',
    buildEnd() {
      const add = (id: string) => {
        if (loadedAtStart.has(id)) return
        loadedAtStart.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported)
      }
      for (const id of this.getModuleIds()) if (id.endsWith(startModule)) add(id)
    },
    config: () => ({
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The silent renewal's frame needs it and must load nothing else (main.tsx), so it is a chunk of its own.
                { name: 'preload-helper', test: /vite\/preload-helper/, priority: 2 },
                { name: 'libraries', test: (id) => loadedAtStart.has(id) && libraries.test(id), priority: 1 },
                { name: 'start', test: (id) => loadedAtStart.has(id) && isOurs(id) },
              ],
            },
          },
        },
      },
    }),
  }
}
