import fs from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { type Product, startProduct } from '../../testing/src/product.ts'
import { test as base } from './journey.ts'
import { type Network, openNetwork } from './network.ts'

/** Journeys with a service worker and a network that can be cut. */
export const test = base.extend<{ freshNetwork: undefined }, { network: Network; product: Product }>({
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const network = await openNetwork()
      await use(network)
      await network.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ network }, use) => {
      const product = await startProduct({ ACCESS: 'everybody', PUBLIC_URL: network.origin })
      network.leadTo(product.origin)
      await use(product)
      await product.stop()
      fs.rmSync(product.folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  // Started with it, so that the network has a server.
  baseURL: async ({ network, product: _product }, use) => use(network.origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  serviceWorkers: async ({}, use) => use('allow'),
  freshNetwork: [
    async ({ quietConsole, network }, use, testInfo) => {
      testInfo.slow()
      Object.assign(network, { state: 'up', version: '', gone: /(?!)/ })
      // These journeys break the network on purpose, and browsers print that.
      quietConsole.allow(/ERR_|status of 502|Failed to fetch|FetchEvent|network error|service worker/i)
      await use(undefined)
    },
    { auto: true },
  ],
})

export async function cut(context: BrowserContext, network: Network): Promise<void> {
  network.state = 'cut'
  await context.setOffline(true)
}

export async function restore(context: BrowserContext, network: Network): Promise<void> {
  network.state = 'up'
  await context.setOffline(false)
}
