import { EventEmitter, once } from 'node:events'
import net from 'node:net'
import { problemSchema } from '@butterleaf/contract/problem'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildTrackerOwner, todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerErrorsAsProblems } from '../../../../../packages/server-kit/src/http/problems.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

/** What comes back to bytes, whether or not they are HTTP. */
function answerTo(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect(Number(new URL(app.origin).port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.once('close', () => resolve(answer))
    socket.once('error', reject)
  })
}

const asked = (line: string, ...head: string[]) =>
  [line, 'host: localhost', 'connection: close', ...head, '', ''].join('\r\n')

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['another method', asked('BREW /api/user HTTP/1.1'), 400],
  ['an address that can’t be decoded', asked('GET /api/recipes/%zz HTTP/1.1'), 400],
  ['a head too large', asked('GET /api/user HTTP/1.1', `x: ${'x'.repeat(20_000)}`), 413],
  ['two lengths', asked('POST /api/user HTTP/1.1', 'content-length: 1', 'content-length: 2'), 400],
  ['two hosts', asked('GET /api/subscription/plans HTTP/1.1', 'host: evil.example'), 400],
  [
    'an id of thousands of characters',
    asked(`GET /api/recipes/${'x'.repeat(9_000)}/image/small HTTP/1.1`),
    400,
  ],
])('[API-3] %s is answered with a problem', async (_what, text, status) => {
  const [head = '', body = ''] = (await answerTo(text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head.toLowerCase()).toContain('content-type: application/problem+json')
  expect(problemSchema.parse(JSON.parse(body)).status).toBe(Number(head.slice(9, 12)))
})

it('[API-3] the sign-in refuses two hosts, too', async () => {
  const answer = await answerTo(asked('GET /idp/forgot HTTP/1.1', 'Host: evil.example'))
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
})

it('[API-3] U+0000 is refused wherever it stands, on both engines alike', async () => {
  const { accessToken: token } = await signUp(app.origin)
  const owner = await buildTrackerOwner(app)
  const nul = '\0'
  const answers = [
    await app.request('GET', '/api/mealplan/a%00/template/b', { token }),
    await app.request('GET', '/api/recipes?search=%00', {}),
    await owner.saveLog({ date: todayOf(app), weight: 80, note: `a${nul}b` }),
    await app.request('PATCH', '/api/user', { token, body: { unit: 'us', deep: [{ [nul]: [] }] } }),
  ]
  expect(answers.map(({ status, body }) => [status, body.type])).toEqual(
    answers.map(() => [400, '/problems/malformed-request']),
  )
})

it('[OPS-5] a client that leaves in the middle of a body is no error of ours', async () => {
  const heard = new EventEmitter()
  const server = Fastify()
  answerErrorsAsProblems(server)
  server.addHook('preParsing', async () => void heard.emit('begun'))
  server.addHook('onSend', async (_request, { statusCode }) => void heard.emit('answered', statusCode))
  server.post('/', async () => 'never')
  const { port } = new URL(await server.listen())
  const [begun, answered] = [once(heard, 'begun'), once(heard, 'answered')]
  const socket = net.connect(Number(port), 'localhost')
  socket.write(asked('POST / HTTP/1.1', 'content-type: application/json', 'content-length: 9'))
  await begun
  socket.destroy()
  expect(await answered).toEqual([400])
  await server.close()
})
