import { EventEmitter, once } from 'node:events'
import net from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { hangUpSignal } from './hang-up-signal.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Its answer waits for `answer`. */
async function listen() {
  app = Fastify()
  const heard = new EventEmitter()
  const asked = once(heard, 'asked') as Promise<[AbortSignal]>
  app.get('/', async (_request, reply) => {
    heard.emit('asked', hangUpSignal(reply))
    await once(heard, 'answer')
    return 'done'
  })
  return {
    origin: await app.listen({ port: 0, host: '127.0.0.1' }),
    asked,
    answer: () => heard.emit('answer'),
  }
}

it('aborts when the client leaves before the answer', async () => {
  const { origin, asked, answer } = await listen()
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [signal] = await asked
  expect(signal.aborted).toBe(false)
  const aborted = once(signal, 'abort')
  socket.destroy()
  await aborted
  answer()
})

it('stays quiet when the answer was sent', async () => {
  const { origin, asked, answer } = await listen()
  const response = fetch(origin, { headers: { connection: 'close' } })
  const [signal] = await asked
  answer()
  expect(await (await response).text()).toBe('done')
  await app.close()
  expect(signal.aborted).toBe(false)
})
