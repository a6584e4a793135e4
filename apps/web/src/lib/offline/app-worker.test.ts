import { afterEach, describe, expect, it, vi } from 'vitest'
import { until } from '#lib/testing/until.ts'
import { newVersion, registerWorker, subscribeToVersion } from './app-worker.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose page is led by a worker with this start script. */
function browserLedBy(entry: string) {
  const controller = { postMessage: (_asked: string, [port]: [MessagePort]) => port.postMessage(entry) }
  const registration = { update: () => Promise.resolve() }
  vi.stubGlobal('navigator', {
    serviceWorker: { controller, addEventListener: () => {}, register: () => Promise.resolve(registration) },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
}

describe('the worker of the app', () => {
  it('[APP-9] that took over before the page was ready is seen as a newer version', async () => {
    browserLedBy('/assets/app-newer.js')
    const heard = vi.fn()
    const stop = subscribeToVersion(heard)
    registerWorker()
    await until(() => expect(newVersion()).toBe('/assets/app-newer.js'))
    expect(heard).toHaveBeenCalled()
    stop()
  })
})
