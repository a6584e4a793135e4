import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { lucideIcons } from './apps/web/build/lucide-icons.ts'
import { memoryFolder } from './testing/src/memory-folder.ts'
import { testsOnBothEngines } from './testing/src/postgres/both-engines.ts'

// Workspace packages are read from their sources, so no test waits for a build.
// Without 'module', which means bundlers: dependencies are resolved the way Node will.
const conditions = ['@butterleaf/source', 'node', 'development|production']
const resolve = { conditions }
const ssr = { resolve: { conditions } }
// Figures are written as the reader's locale does, which Node takes from the machine it runs on.
process.env.LC_ALL = 'en_US.UTF-8'
// So are days, which are those of the journeys' time zone.
process.env.TZ = 'America/New_York'
// Databases and folders of tests.
process.env.TMPDIR ??= memoryFolder()

const everywhere = {
  server: { deps: { inline: [/@butterleaf\//] } },
  // Chance turns no run red: `npm run explore` looks for what other seeds find.
  setupFiles: ['testing/src/chance/fix-seeds.ts'],
  // What comes about by itself, a mail or a told change, is waited for. A machine may be busy, and the default is a second.
  expect: { poll: { timeout: 10_000 } },
}
// One process runs many files and reads the sources once: without, they cost twice as much. So no file may mock a module,
// nor leave behind what another would meet.
const together = { isolate: false }

export default defineConfig({
  test: {
    // Many wait for a server, a database or a clock: also on two processors three at once.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        resolve,
        ssr,
        test: {
          ...everywhere,
          ...together,
          name: 'domain',
          include: ['packages/*/src/**/*.test.ts', 'testing/src/**/*.test.ts'],
          // Some plan for whole people, again and again; a machine may be busy.
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...everywhere,
          ...together,
          name: 'sqlite',
          include: ['apps/api/src/**/*.test.ts'],
          env: { TEST_ENGINE: 'sqlite' },
          testTimeout: 20_000,
          // An app is started in them; a machine may be busy.
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...everywhere,
          ...together,
          name: 'postgres',
          include: testsOnBothEngines,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['testing/src/postgres/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...everywhere,
          name: 'tools',
          include: ['tools/src/**/*.test.ts'],
          // Whole commands are run in them; a machine may be busy.
          testTimeout: 120_000,
        },
      },
      {
        plugins: [react(), lucideIcons()],
        resolve: { conditions: ['@butterleaf/source', 'module', 'browser', 'development|production'] },
        test: {
          ...everywhere,
          ...together,
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/{src,build}/**/*.test.{ts,tsx}'],
          setupFiles: [...everywhere.setupFiles, 'apps/web/src/lib/testing/setup.ts'],
          // Whole screens are drawn: on a busy machine that takes its time.
          testTimeout: 30_000,
        },
      },
    ],
  },
})
