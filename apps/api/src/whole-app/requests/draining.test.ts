import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp } from '@butterleaf/testing/test-app'
import { expect, it } from 'vitest'

it('[OPS-4] a connection that never asked anything doesn’t hold up a server that closes', async () => {
  const app = await startTestApp()
  const silent = net.connect(Number(new URL(app.origin).port), '127.0.0.1')
  const ended = once(silent, 'close')
  await once(silent, 'connect')
  await app.close()
  expect(await ended).toEqual([false])
})

it('[OPS-4] nor does one whose body was refused unread', async () => {
  const app = await startTestApp()
  const { accessToken: token } = await signUp(app.origin)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'image/png',
    'content-length': '100000',
  }
  const request = http.request(`${app.origin}/api/user`, { method: 'PATCH', agent: false, headers })
  request.flushHeaders()
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  expect(answer.statusCode).toBe(415)
  await once(answer.resume(), 'end')
  request.on('error', () => undefined)
  const ended = once(request, 'close')
  await app.close()
  await ended
})

it('[OPS-4] a connection just made when a server begins to close is still answered', async () => {
  const app = await startTestApp()
  const { port } = new URL(app.origin)
  const late = net.connect(Number(port), '127.0.0.1')
  await once(late, 'connect')
  // Known to the server too: it takes its connections in turn.
  await fetch(`${app.origin}/healthz`)
  const closed = app.close()
  late.write('GET /healthz HTTP/1.1\r\nhost: butterleaf.example\r\n\r\n')
  const [answer] = await once(late, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  await once(late, 'close')
  await closed
})
