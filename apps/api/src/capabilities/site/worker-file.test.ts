import fs from 'node:fs'
import { builtWeb } from '@butterleaf/testing/built-web'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, afterEach, expect, it } from 'vitest'

const webDir = builtWeb({ 'app.html': '<div id="root"></div>', 'sw.js': 'keepTheApp()' })

let app: TestApp
afterEach(() => app?.close())
afterAll(() => fs.rmSync(webDir, { recursive: true, force: true }))

async function open(environment: Record<string, string>) {
  app = await startTestApp({ webDir, environment })
  return app.request('GET', '/sw.js')
}

it('[SHOP-5] the service worker is never cached, and has the same policy as our pages', async () => {
  const { status, headers, body } = await open({})
  expect([status, body]).toEqual([200, 'keepTheApp()'])
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toContain('javascript')
  expect(headers.get('content-security-policy')).toContain("worker-src 'self'")
})

it('[SHOP-5] an operator can take it off all devices: the one that comes then drops what was kept and itself', async () => {
  const { body } = await open({ SERVICE_WORKER: 'off' })
  expect(body).not.toContain('keepTheApp')
  const tasks: Promise<unknown>[] = []
  const listeners = new Map<string, (event: object) => void>()
  const kept = ['butterleaf-app-one', 'butterleaf-pictures']
  let isRegistered = true
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { unregister: async () => (isRegistered = false) },
  }
  const caches = {
    keys: async () => [...kept],
    delete: async (name: string) => kept.splice(kept.indexOf(name), 1),
  }
  new Function('self', 'caches', body)(self, caches)
  listeners.get('activate')?.({ waitUntil: (task: Promise<unknown>) => tasks.push(task) })
  await Promise.all(tasks)
  expect([kept, isRegistered]).toEqual([[], false])
})
