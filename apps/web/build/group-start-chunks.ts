import type { Plugin } from 'vite'
import { isIconModule } from './lucide-icons.ts'
import { type Module, modulesBehind, smallAndOften } from './small-and-often.ts'

const startModule = '/src/app/start.tsx'
const libraries = /\/node_modules\//
/** Of a library's face that the start imports, but for the lists of recipes alone. */
const forLists = /[iI]nfiniteQuery(?:Observer)?\.js$/
/** What every start has loaded before it loads a screen. */
const startFile = /^assets\/(?:start|libraries|preload-helper|rolldown-runtime)-/

/**
 * Every start loads two chunks: the libraries, which most releases don't change, and our own modules. By default the bundler
 * splits off whatever a lazy screen shares with the start, or with other screens: small files, which compress badly. So what is
 * small and shared by many screens comes with the start too (decision 111).
 */
export function groupStartChunks(): Plugin {
  const loadedAtStart = new Set<string>()
  const isOurs = (id: string) => isIconModule(id) || (!id.includes('/node_modules/') && !id.startsWith('\0'))
  return {
    name: 'group-start-chunks',
    apply: 'build',
    buildEnd() {
      const modules = new Map<string, Module>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        const { importedIds: imports = [], dynamicallyImportedIds: lazyImports = [] } = info ?? {}
        modules.set(id, { imports, lazyImports, codeLength: info?.code?.length ?? 0 })
      }
      for (const id of modules.keys()) if (id.endsWith(startModule)) modulesBehind(modules, id, loadedAtStart)
      for (const id of smallAndOften(modules, loadedAtStart)) loadedAtStart.add(id)
    },
    config: () => ({
      build: {
        modulePreload: {
          // A screen's file names what to load beside it: not, some hundred times, what is there already.
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'html' || startFile.test(file)
              ? needed
              : needed.filter((one) => !startFile.test(one)),
        },
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The silent renewal's frame needs it and must load nothing else (main.tsx), so it is a chunk of its own.
                { name: 'preload-helper', test: /vite\/preload-helper/, priority: 2 },
                {
                  name: 'libraries',
                  test: (id) => loadedAtStart.has(id) && libraries.test(id) && !forLists.test(id),
                  priority: 1,
                },
                { name: 'start', test: (id) => loadedAtStart.has(id) && isOurs(id) },
              ],
            },
          },
        },
      },
    }),
  }
}
