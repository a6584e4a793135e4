import { afterEach, expect, it, vi } from 'vitest'
import { serveScripts } from './testing/stand-in-script.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function load(documentPath: string) {
  const { loadScript } = await import('./load-script.ts')
  const reload = vi.fn()
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `https://plan.example${documentPath}` }] })
  vi.stubGlobal('location', { ...window.location, reload })
  const { addresses } = serveScripts(() => true)
  void loadScript('https://js.example/a.js')
  void loadScript('https://js.example/a.js')
  return { reload, addresses }
}

it.each(['/checkout/payment?a=b', '/checkout', '/settings/account/subscription'])(
  '[CHK-10] a page that was asked for as %s fetches a script, once',
  async (path) => {
    const { reload, addresses } = await load(path)
    expect([addresses, reload.mock.calls.length]).toEqual([['https://js.example/a.js'], 0])
  },
)

it.each(['/app', '/', '/settings', '/checkouts'])(
  '[CHK-10] one that was asked for as %s is loaded again first: its policy admits no script',
  async (path) => {
    const { reload, addresses } = await load(path)
    expect([addresses, reload.mock.calls.length]).toEqual([[], 1])
  },
)
