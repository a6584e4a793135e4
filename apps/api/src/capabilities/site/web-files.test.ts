import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { builtWeb } from '@butterleaf/testing/built-web'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

const script = 'export const dinner = "settled"\n'.repeat(40)
const theme = 'document.body.className = "dark"\n'.repeat(40)

let app: TestApp
let webDir: string
beforeAll(async () => {
  webDir = builtWeb({
    'app.html': '<div id="root"></div>',
    'assets/start-AbCd1234.js': script,
    'theme.js': theme,
    'icons/leaf.png': 'a picture',
    'sw.js': '',
  })
  for (const [file, text] of [
    ['assets/start-AbCd1234.js', script],
    ['theme.js', theme],
  ] as const) {
    fs.writeFileSync(path.join(webDir, `${file}.br`), brotliCompressSync(text))
    fs.writeFileSync(path.join(webDir, `${file}.gz`), gzipSync(text))
  }
  app = await startTestApp({ webDir })
})
afterAll(async () => {
  await app?.close()
  fs.rmSync(webDir, { recursive: true, force: true })
})

const year = 'public, max-age=31536000, immutable'
const eachTime = 'public, max-age=0, must-revalidate'

it.each([
  ['/assets/start-AbCd1234.js', 'br', 'br', year],
  ['/assets/start-AbCd1234.js', 'gzip', 'gzip', year],
  ['/assets/start-AbCd1234.js', 'identity', null, year],
  ['/theme.js', 'gzip, br', 'br', eachTime],
  ['/icons/leaf.png', 'br', null, eachTime],
])('%s for a browser that reads %s comes in %s, kept for as long as its name allows', async (...row) => {
  const [address, accepted, encoding, kept] = row
  const answer = await fetch(app.origin + address, { headers: { 'accept-encoding': accepted } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(answer.headers.get('cache-control')).toBe(kept)
  expect(await answer.text()).toBe(fs.readFileSync(path.join(webDir, address), 'utf8'))
})

/** Not by `fetch`, which asks past every copy as soon as one is named. */
async function ask(address: string, headers: http.OutgoingHttpHeaders): Promise<http.IncomingMessage> {
  const [answer] = await once(http.get(app.origin + address, { headers }), 'response')
  return (answer as http.IncomingMessage).resume()
}

it('a packed file is still what it was: its type is told, and it is not sent again', async () => {
  const address = '/assets/start-AbCd1234.js'
  const { headers } = await ask(address, { 'accept-encoding': 'br' })
  expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
  const again = await ask(address, { 'accept-encoding': 'br', 'if-none-match': headers.etag })
  expect(again.statusCode).toBe(304)
})

it.each(['/theme.js.br', '/assets/start-AbCd1234.js.gz'])('%s is no address of its own', async (address) => {
  const answer = await fetch(app.origin + address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
})

it('every other address without an ending is a screen of the app', async () => {
  const answer = await fetch(`${app.origin}/app/week`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('id="root"')
})

it('a screen’s address answers HEAD requests too', async () => {
  const answer = await fetch(`${app.origin}/app/week`, { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect((await fetch(`${app.origin}/api/nothing`, { method: 'HEAD' })).status).toBe(404)
})

it.each([
  [{ range: 'bytes=999999-' }, 416],
  [{ 'if-match': '"another"' }, 412],
])('[API-3] a file asked for with %o is a problem of the one who asks', async (headers, status) => {
  const answer = await fetch(`${app.origin}/icons/leaf.png`, { headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
})
