import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../testing/src/chromium-flags.ts'
import { memoryFolder } from '../testing/src/memory-folder.ts'

const chromium = process.env.CHROMIUM_PATH

// Data folders of the product, and the browser's own.
process.env.TMPDIR ??= memoryFolder()

// What `npm start` runs.
process.env.SERVER_FILE ??= fileURLToPath(new URL('../apps/api/artefact/bundle/server.js', import.meta.url))

/** Journeys of a person at a phone. A worker starts browser and product once, on a fresh data folder, for all files that need the same. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // A page waits often: three at once also on two processors.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine: a journey that waits in vain fails by `expect` long before.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { args: chromiumFlags, ...(chromium ? { executablePath: chromium } : {}) },
    screenshot: 'only-on-failure',
    // Journeys change the network by routing the page's requests; offline journeys allow the worker.
    serviceWorkers: 'block',
  },
})
