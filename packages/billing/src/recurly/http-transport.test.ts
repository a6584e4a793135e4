import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HttpTransport } from './http-transport.ts'

const versioned = 'application/vnd.recurly.v2021-02-25'

let asked: { accept: string | undefined; key: string | undefined }[]
let accepts: (accept: string) => boolean
let server: http.Server
let refusal: { status: number; body: string } | undefined
beforeEach(async () => {
  asked = []
  refusal = undefined
  server = http.createServer((request, response) => {
    const { accept, 'idempotency-key': key } = request.headers
    asked.push({ accept, key: key?.toString() })
    if (refusal) return response.writeHead(refusal.status).end(refusal.body)
    const isTaken = accepts(accept ?? '')
    response.writeHead(isTaken ? 200 : 406, { 'content-type': 'application/json' })
    response.end(isTaken ? '{"object":"list"}' : '{"error":{"type":"not_acceptable"}}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  await once(server.close(), 'close')
})

function send(method: string) {
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  const transport = new HttpTransport({ baseUrl, idempotencyKey: 'key-1', timeoutMs: 5_000 })
  return transport.execute(method, `${baseUrl}/accounts`, { Accept: versioned }, null)
}

it('[SUB-2] asks Recurly with its version alone', async () => {
  accepts = (accept) => accept === versioned
  expect((await send('GET')).statusCode).toBe(200)
  expect(asked.map(({ accept }) => accept)).toEqual([versioned])
})

it.each(['GET', 'POST'])('[SUB-2] a strict mock that takes JSON only answers a %s', async (method) => {
  accepts = (accept) => accept.includes('application/json')
  expect((await send(method)).statusCode).toBe(200)
  expect(asked).toHaveLength(2)
  expect(asked[1]?.accept).toContain(versioned)
  expect(asked[1]?.key).toBe(asked[0]?.key)
})

it('a refusal of both is told', async () => {
  accepts = () => false
  expect((await send('GET')).statusCode).toBe(406)
  expect(asked).toHaveLength(2)
})

it.each([429, 500, 503, 409])(
  '[SUB-2] a %i that names its error is no answer to a purchase',
  async (status) => {
    refusal = { status, body: '{"error":{"type":"rate_limited"}}' }
    await expect(send('POST')).rejects.toThrow(`Recurly answered ${status}`)
  },
)

it('[SUB-2] a refusal that names its error is an answer', async () => {
  refusal = { status: 422, body: '{"error":{"type":"validation"}}' }
  expect((await send('POST')).statusCode).toBe(422)
})
