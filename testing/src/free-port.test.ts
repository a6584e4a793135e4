import { once } from 'node:events'
import net from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

it('a port is given once, although nobody listens on it yet', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()))
  expect(new Set(ports).size).toBe(200)
})

it('a port is free, and lies where no outgoing connection begins', async () => {
  const port = await freePort()
  expect(port).toBeLessThan(32_768)
  const server = net.createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
})
