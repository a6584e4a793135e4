import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { builtWeb } from '@butterleaf/testing/built-web'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

const style = 'body{color:green}'
const page = (text: string) =>
  `<!doctype html><style>${style}</style><link rel="canonical" href="https://origin.invalid/">${text}`

let app: TestApp
let webDir: string
beforeAll(async () => {
  webDir = builtWeb({
    'app.html': '<div id="root"></div>',
    'pages/index.html': page('Dinner is settled'),
    'pages/recipes_missing.html': page('No such dish'),
    'pages/index.json': JSON.stringify({
      pages: [
        { path: '/', alsoAt: ['/home'], isMissing: false, file: 'index.html' },
        { path: '/recipes', alsoAt: [], isMissing: true, file: 'recipes_missing.html' },
      ],
    }),
  })
  app = await startTestApp({ webDir })
})
afterAll(async () => {
  await app?.close()
  fs.rmSync(webDir, { recursive: true, force: true })
})

it.each(['/', '/home', '/home?from=mail'])(
  '[LAND-1] %s is the landing page, which names the address of the installation',
  async (address) => {
    const answer = await fetch(app.origin + address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain('Dinner is settled')
    expect(text).toContain(`href="${app.origin}/"`)
    expect(text).not.toContain('origin.invalid')
  },
)

it.each([
  ['/home/', '/home'],
  ['/home/?from=mail', '/home?from=mail'],
])('[LAND-5] %s leads on to %s', async (typed, address) => {
  const answer = await fetch(app.origin + typed, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, address])
})

it('a page may bring its own style sheet, and nothing else inline', async () => {
  const policy = (await fetch(app.origin)).headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  const elsewhere = (await fetch(`${app.origin}/settings`)).headers.get('content-security-policy')
  expect(elsewhere).toContain("style-src 'self';")
})

it('a client that has a page already gets 304', async () => {
  const first = await fetch(app.origin)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const again = await fetch(app.origin, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await fetch(app.origin, { headers: { 'if-none-match': 'W/"another"' } })
  expect(other.status).toBe(200)
})

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('it is sent packed as the client reads it: %s', async (accepted, encoding) => {
  const answer = await fetch(app.origin, { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(await answer.text()).toContain('Dinner is settled')
})

it('an address below that has no page is a 404 in the same look', async () => {
  const answer = await fetch(`${app.origin}/recipes/stone-soup`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('No such dish')
})

it('search engines are told of the pages there are, and to leave the rest', async () => {
  const sitemap = await (await fetch(`${app.origin}/sitemap.xml`)).text()
  expect(sitemap.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${app.origin}/</loc>`])
  const robots = await (await fetch(`${app.origin}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${app.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
})

it('the files behind the pages are no addresses of their own', async () => {
  const answer = await fetch(`${app.origin}/pages/index.json`)
  expect(answer.status).toBe(404)
})
