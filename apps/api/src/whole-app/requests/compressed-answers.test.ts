import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, itemPath, type PlanOwner, planPath } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
})
afterAll(() => app?.close())

/** The bytes as they cross the wire, which `fetch` doesn't show. */
async function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const authorization = `Bearer ${owner.token}`
  const request = http
    .request(`${app.origin}${path}`, { method, headers: { authorization, ...headers } })
    .end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }
}

describe('an answer of the API', () => {
  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])(
    '[API-1] is compressed with %s for a client that reads it, and is the same',
    async (encoding, decompress) => {
      const plain = await ask(planPath, {})
      const packed = await ask(planPath, { 'accept-encoding': encoding })
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': plain.headers['content-type'],
      })
      expect(packed.headers.vary).toMatch(/accept-encoding/i)
      expect(packed.headers['content-length']).toBe(String(packed.bytes.length))
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4)
      expect(decompress(packed.bytes).equals(plain.bytes)).toBe(true)
      expect(packed.headers.etag).toBe(`W/${plain.headers.etag}`)
    },
  )

  it('[API-1] that the client has is 304 with either tag, compressed or not', async () => {
    const { headers } = await ask(planPath, {})
    for (const etag of [headers.etag ?? '', `W/${headers.etag}`])
      for (const encoding of ['br', 'identity']) {
        const again = await ask(planPath, { 'accept-encoding': encoding, 'if-none-match': etag })
        expect({ status: again.status, bytes: again.bytes.length }).toEqual({ status: 304, bytes: 0 })
        expect(again.headers['content-encoding']).toBeUndefined()
      }
  })

  it('[API-1] of a dice is at most a sixth of the plan', async () => {
    const whole = await ask(planPath, { 'accept-encoding': 'br' })
    const prefer = { prefer: 'return=changes; since=1', 'accept-encoding': 'br' }
    const path = `${planPath}/${owner.plan.id}${itemPath(owner.plan, 2, 'lunch')}/randomize`
    const { status, headers, bytes } = await ask(path, prefer, 'POST')
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: 'br' })
    expect(bytes.length).toBeLessThan(whole.bytes.length / 6)
  })

  it('is left as it is where that wouldn’t pay, and where a page is asked for with cookies', async () => {
    const encodings = { 'accept-encoding': 'br, gzip' }
    const small = await ask('/api/user', encodings)
    expect(small.headers['content-encoding']).toBeUndefined()
    const description = await ask('/idp/.well-known/openid-configuration', encodings)
    expect(description.bytes.length).toBeGreaterThan(1024)
    expect(description.headers['content-encoding']).toBeUndefined()
  })
})
